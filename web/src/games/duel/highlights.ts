/** The pieces that the latest decisions touched, to be highlighted. */
import type { Event } from '../../types/duel.ts'

export interface Highlights {
  cards: ReadonlySet<string>
  wonders: ReadonlySet<string>
  tokens: ReadonlySet<string>
  /** The card sold or destroyed last is on top of the discard pile. */
  discarded: string | null
  hasPawnMoved: boolean
  /** The seat that plays again. */
  again: number | null
}

export function highlightsOf(events: readonly Event[]): Highlights {
  const cards = new Set<string>()
  const wonders = new Set<string>()
  const tokens = new Set<string>()
  let discarded: string | null = null
  let hasPawnMoved = false
  let again: number | null = null
  for (const event of events) {
    if ('card' in event && event.event !== 'reveal') cards.add(event.card)
    if ('wonder' in event) wonders.add(event.wonder)
    if ('token' in event) tokens.add(event.token)
    if (event.event === 'sell' || event.event === 'destroy') discarded = event.card
    if (event.event === 'pawn') hasPawnMoved = true
    if (event.event === 'again') again = event.seat
  }
  return { cards, wonders, tokens, discarded, hasPawnMoved, again }
}

/** The discard pile with its latest card on top. */
export function piled(discard: readonly string[], last: string | null): string[] {
  return last !== null && discard.includes(last) ? [...discard.filter((name) => name !== last), last] : [...discard]
}
