/** What a table of 7 Wonders derives from a view: who sits where, what a city has, what it is worth. */
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

/** The other cities from a seat's perspective: both neighbours, then the rest in seating order from the left. */
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

/** All cities in table order, beginning with one of them. */
export function around(view: View, me: number): number[] {
  const { left, right, far } = ring(view, me)
  return [me, left, ...far, right]
}

export interface Column {
  colour: Colour
  cards: CardRow[]
}

/** The cards of a city by colour, in the order they were built. */
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

/** Shields compared with the viewer's: +2, −1, = */
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

/** What a city produces, equal symbols together: first what is for sale, then what only the owner can use. */
export function produced(city: City): { resources: string; isForSale: boolean; n: number }[] {
  const byKey = new Map<string, { resources: string; isForSale: boolean; n: number }>()
  for (const { resources, for_sale } of city.symbols) {
    const key = `${resources} ${for_sale}`
    const same = byKey.get(key)
    if (same) same.n += 1
    else byKey.set(key, { resources, isForSale: for_sale, n: 1 })
  }
  return [...byKey.values()].sort(
    (a, b) => Number(b.isForSale) - Number(a.isForSale) || a.resources.length - b.resources.length,
  )
}

/** Age numbers as on the backs of cards. */
export function roman(age: number): string {
  return 'I'.repeat(age)
}

const HEAD_SIZES = [19, 17.5, 16, 14.5, 13, 12] // pixels
const GAP = { across: 7, down: 4 }
const LEAST_LETTER = 11
/** A line of heads with names, and a letter of a name, on average. */
const NAME = { height: 33, letter: 6 }

/** The width of a head with that many symbols of a size: more than four are smaller, except letters. */
function headWidth(symbols: number, size: number): number {
  const em = symbols > 4 ? size * 0.72 : size
  const each = symbols > 2 ? em * 0.66 + Math.max(0.7 * em, LEAST_LETTER) / 2 : em * 1.1
  return Math.max(size * 2.1, symbols * each + em * 0.6)
}

/** A head in pixels: after the mark of its colour, if it is the first of it. */
function widthsOf(colours: readonly (readonly number[])[], size: number): number[] {
  return colours.flatMap((held) => held.map((n, i) => headWidth(n, size) + (i ? 0 : Math.min(22, size + 4) + 3)))
}

/** How many lines things of these widths take, one after the other. */
function linesOf(widths: readonly number[], width: number): number {
  let [lines, at] = [1, 0]
  for (const each of widths) {
    if (at && at + each > width) [lines, at] = [lines + 1, 0]
    at += each + GAP.across
  }
  return lines
}

/** The largest symbol size at which all heads of a phone's city fit, given the number of symbols on each, by colour. */
export function headSize(colours: readonly (readonly number[])[], width: number, height: number): number {
  const fits = (size: number): boolean =>
    linesOf(widthsOf(colours, size), width - 4) * (size * 1.45 + GAP.down) <= height
  return HEAD_SIZES.find(fits) ?? HEAD_SIZES.at(-1)!
}

/** Whether the largest heads fit together with the names of their cards, which follow in the same order. */
export function namesFit(
  colours: readonly (readonly number[])[],
  names: readonly string[],
  width: number,
  height: number,
): boolean {
  const widths = widthsOf(colours, HEAD_SIZES[0]!).map((head, i) => head + names[i]!.length * NAME.letter + GAP.down)
  return linesOf(widths, width - 4) * NAME.height <= height
}
