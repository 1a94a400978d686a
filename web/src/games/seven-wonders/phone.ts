/** How the hand lies on a phone: what the city, the neighbours and the buttons need comes off the height first. All in pixels. */

/** The least width of a card of the hand, where four of them fit side by side; three of them fit on every phone. */
export const LEAST_WIDE = 96
export const MOST_IN_ROW = 4
/** What the edges of an upright table take of its width. */
const EDGES = 6
/** What the rest of an upright table takes at least beside two rows of cards, the gaps between them included. */
const BESIDE = 454
/** Less height than this, upright or on its side, leaves room for one row only. */
const ONE_ROW = { upright: 620, low: 335 }
const TALL = { least: 1, most: 1.5, low: 1.07 }

/** Whether the hand is one row to swipe. */
export function hasOneRow(height: number, isLow: boolean): boolean {
  return height < (isLow ? ONE_ROW.low : ONE_ROW.upright)
}

/** The least width of a card on this phone: on a small one cards are narrower instead of lying over each other. */
export function leastWide(width: number, isLow: boolean): number {
  return isLow ? LEAST_WIDE : Math.min(LEAST_WIDE, (width - EDGES) / MOST_IN_ROW)
}

/** How much higher than wide the cards of two rows are. */
export function cardsTall(width: number, height: number, isLow: boolean): number {
  if (isLow) return TALL.low
  return Math.min(TALL.most, Math.max(TALL.least, (height - BESIDE) / 2 / leastWide(width, isLow)))
}
