/** The layout of the hand on a phone: it gets the height that city, neighbours and buttons leave. All in pixels. */

/** The least width of a card in the hand. Four fit side by side on most phones; on smaller ones the hand is swiped. */
export const LEAST_WIDE = 96
/** The least height of the rest of an upright table with two rows of cards, including the gaps. */
const BESIDE = 454
/** The part of it for the cards of your city, at most and at least; the height of a line, and its cards. */
const CITY = { most: 100, least: 44, line: 28, cards: 4 }
/** Below this height, upright or in landscape, there is space for one row only. */
const ONE_ROW = { upright: 620, low: 335 }
const TALL = { least: 1, most: 1.5, low: 1.07 }

/** Narrower tables, and lower ones that are wider than high, have the layout of phones. */
const NARROW = 700
const LOW = 470
/** The width of the hand beside the city on a low table, as a part of the table's, and its padding. */
const LOW_HAND = { share: 0.52, padding: 6 }

/** What of the layout depends on the size of the table; 0 until it has been measured. */
export function layoutOf(width: number, height: number) {
  const isLow = height > 0 && height < LOW && width > height
  const isNarrow = isLow || (width > 0 && width < NARROW)
  const isShort = isNarrow && height > 0 && hasOneRow(height, isLow)
  return { isLow, isNarrow, isShort, handWidth: (isLow ? width * LOW_HAND.share : width) - LOW_HAND.padding }
}

/** Whether the hand is one row to swipe. */
export function hasOneRow(height: number, isLow: boolean): boolean {
  return height < (isLow ? ONE_ROW.low : ONE_ROW.upright)
}

/** Whether that many cards side by side do not fit; they do until the space has been measured. */
export function isTooWide(cards: number, width: number): boolean {
  return width > 0 && cards * LEAST_WIDE > width
}

/** The number of rows of a hand: one if it fits or the phone is low, otherwise two. */
export function rowsOf(cards: number, width: number, isShort: boolean): number {
  return isShort || !isTooWide(cards, width) ? 1 : 2
}

/** The aspect ratio of cards in two rows: the city takes what its cards need, and the hand gets the rest. */
export function cardsTall(height: number, isLow: boolean, built: number): number {
  if (isLow) return TALL.low
  const needed = Math.max(CITY.least, Math.ceil(built / CITY.cards) * CITY.line)
  const beside = BESIDE - Math.max(0, CITY.most - needed)
  return Math.min(TALL.most, Math.max(TALL.least, (height - beside) / 2 / LEAST_WIDE))
}
