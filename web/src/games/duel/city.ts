/** A city in figures: columns by colour, goods, points. */
import type { Catalogue, CardRow, City, Colour, Effect, Resource, Score } from '../../types/duel.ts'

export const COLOURS: readonly Colour[] = ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple']
export const RESOURCES: readonly Resource[] = ['W', 'S', 'C', 'G', 'P']
const RAW = 'WSC'
export const SYMBOLS_TO_WIN = 6

export interface Column { colour: Colour; cards: CardRow[] }

/** The cards of a city by colour, in the order of the card list. */
export function columns(cards: readonly string[], catalogue: Catalogue): Column[] {
  const rows = catalogue.card.filter(({ name }) => cards.includes(name))
  return COLOURS.map((colour) => ({ colour, cards: rows.filter((row) => row.colour === colour) }))
}

/** How many stacks of so many heads the columns need side by side; an empty colour takes half a stack. */
export function stacks(shown: readonly Column[], most: number): number {
  return shown.reduce((sum, { cards }) => sum + Math.max(0.5, Math.ceil(cards.length / most)), 0)
}

export interface Good {
  letter: Resource
  /** Units produced every turn. */
  own: number
  /** Units of one's choice that may be this one. */
  choice: number
  /** Coins for one more. */
  price: number
}

/** What a city produces of each resource, and what one more costs. */
export function goods(city: City): Good[] {
  return RESOURCES.map((letter) => ({
    letter,
    own: city.production[letter] ?? 0,
    choice: RAW.includes(letter) ? city.choices.raw : city.choices.manufactured,
    price: city.prices[letter],
  }))
}

/** All points of a score sheet. */
export function total(score: Score): number {
  return Object.values(score).reduce((sum: number, points: number) => sum + points, 0)
}

/** How many wonders stand. */
export function built(city: City): number {
  return city.wonders.filter((wonder) => wonder.built).length
}

/** A card as its head shows it: a guild by the points it gives, which say it all. */
export function headed(row: CardRow): CardRow {
  const points = row.effects.filter(({ verb }: Effect) => verb.includes('points'))
  return row.colour === 'purple' && points.length ? { ...row, effects: points } : row
}

/** The cards of a city that show a symbol, by symbol: pairs bring progress tokens. */
export function symbolCounts(cards: readonly string[], catalogue: Catalogue): Map<string, number> {
  const found = new Map<string, number>()
  for (const { name, effects } of catalogue.card) {
    if (!cards.includes(name)) continue
    for (const { verb, what } of effects) if (verb === 'science') found.set(what, (found.get(what) ?? 0) + 1)
  }
  return found
}
