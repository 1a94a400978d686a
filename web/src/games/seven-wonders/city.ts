/** What a table of 7 Wonders reads off a view: who sits where, what stands in a city, what it is worth. Nothing here decides. */
import { sumOf } from '../../pieces/scores.ts'
import type { CardRow, Catalogue, City, Colour, Score, View } from '../../types/seven-wonders.ts'

export const GAME = 'seven-wonders'
export const COLOURS: readonly Colour[] = ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple']
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const

export interface Ring {
  left: number
  right: number
  far: number[]
}

/** The other cities as a seat sees them: both neighbours, then the rest in seating order from the left neighbour on. */
export function ring(view: View, me: number): Ring {
  const { left, right } = view.cities[me]!.neighbours
  const far: number[] = []
  for (
    let c = view.cities[left]!.neighbours.left;
    c !== right && c !== me && c !== left;
    c = view.cities[c]!.neighbours.left
  )
    far.push(c)
  return { left, right, far }
}

/** All cities in the order of the table, beginning with one. */
export function around(view: View, me: number): number[] {
  const { left, right, far } = ring(view, me)
  return [me, left, ...far, right]
}

export interface Column {
  colour: Colour
  cards: CardRow[]
}

/** The cards of a city by colour, in the order in which they came. */
export function columns(cards: readonly CardRow[]): Column[] {
  return COLOURS.map((colour) => ({ colour, cards: cards.filter((card) => card.colour === colour) }))
}

export interface Token {
  points: number
  n: number
  age: number
}

/** The victory tokens of a city, age by age. */
export function victories(city: City, { victory }: Pick<Catalogue, 'victory'>): Token[] {
  return victory.map(({ age, points }) => ({ points, n: city.victories[age - 1] ?? 0, age })).filter(({ n }) => n > 0)
}

/** Shields compared with mine: +2, −1, = */
export function compared(shields: number, mine: number): string {
  const more = shields - mine
  return more > 0 ? `+${more}` : more < 0 ? `−${-more}` : '='
}

export function total(score: Score): number {
  return sumOf(score)
}

export function built(city: City): number {
  return city.stages.filter((stage) => stage.built).length
}

/** What a city produces, equal symbols together: for sale first, then what serves the owner alone. */
export function produced(city: City): { resources: string; isForSale: boolean; n: number }[] {
  const found = new Map<string, { resources: string; isForSale: boolean; n: number }>()
  for (const { resources, for_sale } of city.symbols) {
    const key = `${resources} ${for_sale}`
    const same = found.get(key)
    if (same) same.n += 1
    else found.set(key, { resources, isForSale: for_sale, n: 1 })
  }
  return [...found.values()].sort(
    (a, b) => Number(b.isForSale) - Number(a.isForSale) || a.resources.length - b.resources.length,
  )
}

/** Age numbers as they stand on the backs of cards. */
export function roman(age: number): string {
  return 'I'.repeat(age)
}

const HEAD_SIZES = [19, 16, 13] // pixels

/** The largest symbols with which all heads of a phone's city fit, from the number of symbols on each and of colours. */
export function headSize(symbols: readonly number[], colours: number, width: number, height: number): number {
  const fits = (size: number): boolean => {
    const heads = symbols.map((n) => Math.max(2.1, Math.min(n, 5) * 1.1 + 0.6) * size + 7)
    const rows = Math.ceil((heads.reduce((sum, head) => sum + head, 0) * 1.12 + colours * 26) / Math.max(1, width))
    return rows * (size * 1.45 + 4) <= height + 4
  }
  return HEAD_SIZES.find(fits) ?? HEAD_SIZES.at(-1)!
}
