/** A city in figures: columns by colour, goods, points. */
import { sumOf } from '../../pieces/scores.ts'
import type { Catalogue, CardRow, City, Colour, Effect, Resource, Score } from '../../types/duel.ts'

export const COLOURS: readonly Colour[] = ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple']
export const RESOURCES: readonly Resource[] = ['W', 'S', 'C', 'G', 'P']
const RAW = 'WSC'
export const SYMBOLS_TO_WIN = 6

export interface Column {
  colour: Colour
  cards: CardRow[]
}

/** The cards of a city by colour, in the order of the card list. */
export function columns(cards: readonly string[], catalogue: Catalogue): Column[] {
  const rows = catalogue.card.filter(({ name }) => cards.includes(name))
  return COLOURS.map((colour) => ({ colour, cards: rows.filter((row) => row.colour === colour) }))
}

/** How wide a head of each colour is, in ems: commerce and guilds show the most. */
export const HEAD_WIDTH: Readonly<Record<Colour, number>> = {
  brown: 2.7,
  grey: 2.3,
  yellow: 4,
  blue: 2.3,
  green: 2.9,
  red: 3.1,
  purple: 4,
}
const TITLE_WIDTH: Partial<Record<Colour, number>> = { green: 4.5 } // it shows the symbols as well

/** How wide the columns are side by side, in ems, with at most that many heads in a stack. */
export function breadth(shown: readonly Column[], most: number): number {
  return shown.reduce((sum, column) => sum + columnWidth(column, most), 0) + 0.4 * (shown.length - 1)
}

function columnWidth({ colour, cards }: Column, most: number): number {
  if (!cards.length) return 2.1
  const side = Math.ceil(cards.length / most)
  return Math.max(TITLE_WIDTH[colour] ?? 2.2, side * HEAD_WIDTH[colour] + (side - 1) * 0.2) + 0.6
}

export interface Good {
  letter: Resource
  /** Units produced every turn. */
  own: number
  /** Flexible units that may be this one. */
  flexible: number
  /** Coins for one more. */
  price: number
}

/** What a city produces of each resource, and what one more costs. */
export function goods(city: City): Good[] {
  return RESOURCES.map((letter) => ({
    letter,
    own: city.production[letter] ?? 0,
    flexible: RAW.includes(letter) ? city.choices.raw : city.choices.manufactured,
    price: city.prices[letter],
  }))
}

/** All points of a score sheet. */
export function total(score: Score): number {
  return sumOf(score)
}

/** The number of wonders built. */
export function built(city: City): number {
  return city.wonders.filter((wonder) => wonder.built).length
}

/** What the head of a card shows: of a guild, only the points it gives. */
export function headed(row: CardRow): CardRow {
  const points = row.effects.filter(({ verb }: Effect) => verb.includes('points'))
  return row.colour === 'purple' && points.length ? { ...row, effects: points } : row
}
