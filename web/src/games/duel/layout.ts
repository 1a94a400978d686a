/** How the table is laid out in the room it has. */

/** wide: decisions beside the pyramid; tall: under it; narrow: a phone; short: a phone on its side. */
export type Layout = 'wide' | 'tall' | 'narrow' | 'short'

const NARROW = 600
const WIDE = 900
const SHORT = 480

/** The shape of a room; one that is not measured yet counts as wide. */
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

/** The width of the widest row and the number of rows of a layout, in cards. */
export function extent(slots: readonly { row: number; x: number }[]): { columns: number; rows: number } {
  if (!slots.length) return { columns: 6, rows: 5 }
  const reach = Math.max(...slots.map(({ x }) => Math.abs(x)))
  return { columns: reach + 1, rows: Math.max(...slots.map(({ row }) => row)) + 1 }
}
