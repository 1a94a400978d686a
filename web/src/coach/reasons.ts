/** Why one move is better than another, in words: the same sentences as `pharos.coach.sentences` in Python. */
import { type Names, say, translator } from '../core/i18n.svelte.ts'
import { percent } from '../core/numbers.ts'
import type { ReasonShown } from '../types/messages.ts'

/** The game and its players; `you` is the seat that is addressed as "you", if any. */
export interface Table {
  game: string
  names: Names
  you: number | null
}

/** Whether a seat is addressed as "you". */
export const isYou = (table: Table, seat: number | null): 'yes' | 'no' =>
  seat !== null && seat === table.you ? 'yes' : 'no'

/** The name of a player. */
export const name = (table: Table, seat: number | null): string => (seat === null ? '' : (table.names[seat] ?? ''))

/** A reason as the end of a sentence about the better action. */
export function reasonText(table: Table, reason: ReasonShown): string {
  const person = { you: isYou(table, reason.seat), who: name(table, reason.seat) }
  const id = `coach-reason-${reason.kind}`
  if (reason.way !== null) {
    const chances = { before: percent(reason.before), now: percent(reason.now) }
    return say(id, { ...person, ...chances, way: translator.name(table.game, 'reason', reason.way) })
  }
  if (reason.card) {
    const chances = { before: percent(reason.before), now: percent(reason.now) }
    return say(id, { ...person, ...chances, card: translator.name(table.game, 'card', reason.card) })
  }
  if (reason.kind === 'lead') return leadText(table, reason)
  if (reason.category !== null) {
    const category = translator.name(table.game, 'category', reason.category)
    return say(id, { ...person, n: Math.round(reason.amount * 10) / 10, category })
  }
  return say(id, { n: Math.round(reason.amount) })
}

/** The players whom somebody overtakes or equals in shields. */
export function leadText(table: Table, lead: { seat?: number | null; own?: number; theirs?: number }): string {
  const { seat = null, own = 0, theirs = 0 } = lead
  const person = { you: isYou(table, seat), who: name(table, seat) }
  return say('coach-reason-lead', { ...person, state: own > theirs ? 'ahead' : 'level', own, theirs })
}

/** All reasons as the end of one sentence. */
export const reasonsText = (table: Table, reasons: readonly ReasonShown[]): string =>
  translator.listed(reasons.map((reason) => reasonText(table, reason)))
