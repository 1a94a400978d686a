/** What the coach says, in words: the same sentences as `pharos.coach.sentences` in Python. */
import { type Table, isYou, name, reasonText, reasonsText } from '../../coach/reasons.ts'
import { say, translator } from '../../core/i18n.svelte.ts'
import { percent } from '../../core/numbers.ts'
import type { AccountShown, SeatReviewShown, TurningPointShown } from '../../types/messages.ts'

export const ROWS = ['fair', 'deal', 'own', 'others', 'chance', 'unexplained', 'result'] as const
const NOTABLE = 0.03 // a change of estimate or luck of this size gets a sentence
const MINUS = '−'

export { type Table, reasonText, reasonsText }

/** A turning point of the reviewed seat. */
export function turningPointText(table: Table, point: TurningPointShown, reviewed: number): string {
  const person = { you: isYou(table, reviewed), reviewed: name(table, reviewed) }
  if (point.seat === null || !point.played || !point.better) {
    const chances = { before: percent(point.before), now: percent(point.now) }
    return say(point.effect > 0 ? 'coach-luck-good' : 'coach-luck-bad', { ...person, ...chances })
  }
  const sort = point.seat === reviewed ? 'own' : point.effect > 0 ? 'other' : 'harm'
  return say(`coach-mistake-${sort}`, {
    ...person,
    who: name(table, point.seat),
    played: translator.sentence(table.game, point.played, table.names),
    better: translator.sentence(table.game, point.better, table.names),
    percent: percent(Math.abs(point.effect)),
    reasons: reasonsText(table, point.reasons),
  })
}

/** The rows in whole per cent; rounding errors go to the changes of estimate. */
function percentages(account: AccountShown): Map<(typeof ROWS)[number], number> {
  const shown = new Map(ROWS.map((row) => [row, percent(account[row])]))
  const sum = [...shown.values()].reduce((a, b) => a + b, 0)
  return shown.set('unexplained', shown.get('unexplained')! + 2 * shown.get('result')! - sum)
}

/** The rows of luck and skill: label and share. */
export function accountRows(table: Table, account: AccountShown, seat: number): { what: string; much: string }[] {
  const shown = percentages(account)
  return ROWS.map((row) => {
    const n = shown.get(row)!
    const sign = n > 0 && row !== 'fair' && row !== 'result' ? '+' : n < 0 ? MINUS : ''
    const what = say(`coach-account-${row}`, row === 'own' ? { you: isYou(table, seat) } : {})
    return { what, much: sign + say('coach-percent', { n: Math.abs(n) }) }
  })
}

/** Sentences about luck and about changes of estimate. */
export function luckText(table: Table, account: AccountShown, seat: number): string {
  const side = Math.abs(account.luck) < NOTABLE ? 'none' : account.luck > 0 ? 'good' : 'bad'
  const person = { you: isYou(table, seat), who: name(table, seat) }
  const summary = say('coach-luck-summary', { side, percent: percent(Math.abs(account.luck)), ...person })
  const left = Math.abs(percentages(account).get('unexplained')!)
  const rest = left >= percent(NOTABLE) ? say('coach-account-differs', { percent: left }) : say('coach-account-adds-up')
  return `${summary} ${rest}`
}

/** Rating, accuracy and mistakes: labels and values. */
export function figures(seat: SeatReviewShown, hints = 0): { label: string; value: string }[] {
  return [
    { label: say('coach-performance'), value: say('coach-number', { n: Math.round(seat.performance * 10) / 10 }) },
    { label: say('coach-accuracy'), value: say('coach-percent', { n: Math.round(seat.accuracy) }) },
    { label: say('coach-decisions', { n: seat.decisions }), value: say('coach-mistakes', { n: seat.mistakes }) },
    ...(hints ? [{ label: say('coach-hints'), value: String(hints) }] : []),
  ]
}
