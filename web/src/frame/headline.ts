/** The headline of a finished game: who won, how, and by how much. */
import { say, translator } from '../core/i18n.svelte.ts'
import { type Ending, type Row, isDecidedByPoints, ranked } from './scores.ts'

export interface Headline {
  title: string
  /** A line under the title; empty if the title says it all. */
  line: string
}

export function headlineOf(
  game: string,
  ending: Ending,
  rows: readonly Row[],
  names: readonly string[],
  you: number | null,
): Headline {
  const { outcome } = ending
  if (!outcome) return { title: '', line: '' }
  const { winners, reason } = outcome
  const listed = translator.listed(winners.map((seat) => names[seat] ?? ''))
  const because = translator.name(game, 'reason', reason)
  if (winners.length > 1) return { title: say('web-ended-shared', { names: listed }), line: because }
  const who = you !== null && winners.includes(you) ? 'you' : 'won'
  if (!isDecidedByPoints(ending))
    return { title: say(`web-ended-${who}-by`, { names: listed, reason: because }), line: '' }
  const [first, second] = ranked(rows, true)
  if (!first || !second) return { title: say(`web-ended-${who}-by`, { names: listed, reason: because }), line: '' }
  const title = say(`web-ended-${who}-points`, { names: listed, most: first.total, next: second.total })
  const lead = first.total - second.total
  if (!lead) return { title, line: because }
  return { title, line: rows.length > 2 ? say('web-ended-lead', { n: lead, second: names[second.seat] ?? '' }) : '' }
}
