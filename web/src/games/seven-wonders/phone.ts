/** The layout of the hand on a phone: it gets the height that city, neighbours and buttons leave. All in pixels. */

/** The least width of a card in the hand. Four fit side by side on most phones; on smaller ones the hand is swiped. */
export const LEAST_WIDE = 96
/** The least height of the rest of an upright table with two rows of cards, including the gaps. */
const BESIDE = 454
/** The part of it for the cards of your city, at most and at least; the height of a line, and its cards. */
const CITY = { most: 100, least: 44, line: 28, cards: 4 }
/** The height of one line of figures and goods above them. */
const FIGURES = 26
/** Below this height, upright or in landscape, there is space for one row only. */
const ONE_ROW = { upright: 620, low: 335 }
/** What a table in landscape needs above and below two rows of cards. */
const BESIDE_LOW = 148
/** The aspect ratio of cards: `broad` is the lowest for which they become wider than the least width. */
const TALL = { least: 1, broad: 1.1, most: 1.5, low: 1.07 }
const MOST_WIDE = 150
/** The gap between cards, and what a row of them has around it. */
const GAP = 4
/** On an upright phone, that many cards or more have two rows: in one row they would be small, and the city empty. */
const TWO_ROWS = 4

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

/** The number of rows of a hand: one if the phone is low or the cards are few, otherwise two. */
export function rowsOf(cards: number, width: number, { isShort = false, isLow = false } = {}): number {
  return isShort || (!isTooWide(cards, width) && (isLow || cards < TWO_ROWS)) ? 1 : 2
}

/** The height of a card in two rows: the city takes what its figures and cards need, and the hand gets the rest. */
export function rowHeight(height: number, isLow: boolean, built: number, figures = FIGURES): number {
  if (isLow) return Math.max(LEAST_WIDE * TALL.low, (height - BESIDE_LOW) / 2)
  const needed = Math.max(CITY.least, Math.ceil(built / CITY.cards) * CITY.line)
  const beside = BESIDE - Math.max(0, CITY.most - needed) + Math.max(0, figures - FIGURES)
  return Math.max(LEAST_WIDE * TALL.least, (height - beside) / 2)
}

/** The size of cards in two rows of that height, so many in the longer one: as wide as fits, and not too low for it. */
export function cardSize(perRow: number, handWidth: number, rowHeight: number): { wide: number; tall: number } {
  const most = (handWidth - (perRow - 1) * GAP) / perRow
  const wide = Math.max(LEAST_WIDE, Math.min(most, rowHeight / TALL.broad, MOST_WIDE))
  return { wide, tall: Math.min(TALL.most, rowHeight / wide) }
}
