/** How the hand lies on a phone: what the city, the neighbours and the buttons need comes off the height first. All in pixels. */

/** The least width of a card of the hand. Four of them lie side by side on most phones; on a smaller one the hand is swiped. */
export const LEAST_WIDE = 96
/** What the rest of an upright table takes at least beside two rows of cards, the gaps between them included. */
const BESIDE = 454
/** What of that the cards of the own city take at most and at least; a line of them, and how many are in it. */
const CITY = { most: 100, least: 44, line: 28, cards: 4 }
/** Less height than this, upright or on its side, leaves room for one row only. */
const ONE_ROW = { upright: 620, low: 335 }
const TALL = { least: 1, most: 1.5, low: 1.07 }

/** Whether the hand is one row to swipe. */
export function hasOneRow(height: number, isLow: boolean): boolean {
  return height < (isLow ? ONE_ROW.low : ONE_ROW.upright)
}

/** Whether that many cards side by side are wider than the room they have; a room that is not measured yet holds them. */
export function isTooWide(cards: number, room: number): boolean {
  return room > 0 && cards * LEAST_WIDE > room
}

/** In how many rows a hand lies: in one if it fits or the phone is short, otherwise in two. */
export function rowsOf(cards: number, room: number, isShort: boolean): number {
  return isShort || !isTooWide(cards, room) ? 1 : 2
}

/** How much higher than wide the cards of two rows are: the city takes what its cards need, and the hand the rest. */
export function cardsTall(height: number, isLow: boolean, built: number): number {
  if (isLow) return TALL.low
  const needed = Math.max(CITY.least, Math.ceil(built / CITY.cards) * CITY.line)
  const beside = BESIDE - Math.max(0, CITY.most - needed)
  return Math.min(TALL.most, Math.max(TALL.least, (height - beside) / 2 / LEAST_WIDE))
}
