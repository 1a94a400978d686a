/** How the table is laid out in the space it has. */

/** wide: decisions beside the pyramid; tall: under it; narrow: a phone; short: a phone on its side. */
export type Layout = 'wide' | 'tall' | 'narrow' | 'short'

const NARROW = 600
const WIDE = 900
const SHORT = 480

/** The shape of the space; wide until it has been measured. */
export function layoutFor(width: number, height: number): Layout {
  if (!width || !height) return 'wide'
  if (height < SHORT && width >= NARROW) return 'short'
  if (width < NARROW) return 'narrow'
  return width >= WIDE && width > height ? 'wide' : 'tall'
}

/** Whether cities are drawn as counts instead of heads. */
export function isCompact(shape: Layout): boolean {
  return shape === 'narrow' || shape === 'short'
}

/** Whether the layout leaves the upper corners free: on a phone, the progress tokens and the discard pile go there. */
export function hasFreeCorners(shape: Layout, slots: readonly { row: number }[]): boolean {
  return shape === 'narrow' && slots.length > 0 && slots.filter(({ row }) => row === 0).length < 3
}

export interface Extent {
  /** The width in cards. */
  columns: number
  rows: number
  /** The middle of that width, in half cards from the middle of the whole layout. */
  middle: number
  /** How far the upper row reaches from that middle, in half cards: beside it there may be tokens. */
  reach: number
}

/** Up to this many cards move to the middle; more of them stay in their places, so that the eye finds them. */
const FEW = 4

/** The space that the cards of a layout take. Rows count from the top, where the last cards of an age are. */
export function extent(slots: readonly { row: number; x: number }[]): Extent {
  if (!slots.length) return { columns: 6, rows: 5, middle: 0, reach: 1 }
  const places = slots.map(({ x }) => x)
  const edge = Math.max(...places.map(Math.abs))
  const [left, right] = slots.length > FEW ? [-edge, edge] : [Math.min(...places), Math.max(...places)]
  const rows = Math.max(...slots.map(({ row }) => row)) + 1
  const middle = (left + right) / 2
  const upper = slots.filter(({ row }) => row === 0).map(({ x }) => Math.abs(x - middle))
  return { columns: (right - left) / 2 + 1, rows, middle, reach: Math.max(0, ...upper) }
}
