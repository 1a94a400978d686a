/** The remarks of the level "coach": the same sentences as `SentenceWriter.remark` of `pharos.coach.sentences`. */
import { say, translator } from '../core/i18n.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import type { FactShown, RemarkShown } from '../types/messages.ts'
import { type Table, leadText, reasonsText } from './reasons.ts'

/** A remark in a sentence or two. */
export function remarkText(table: Table, { move, runner_up, reasons, facts }: RemarkShown): string {
  if (!move)
    return facts.length
      ? say('coach-remark-facts', { facts: translator.listed(facts.map((fact) => factText(table, fact))) })
      : say('coach-remark-later')
  const action = translator.sentence(table.game, move, table.names)
  if (!runner_up) return say('coach-remark-only', { action })
  const other = translator.sentence(table.game, runner_up, table.names)
  return say('coach-remark', { action, other, reasons: reasonsText(table, reasons) })
}

function factText(table: Table, fact: FactShown): string {
  const { kind, amount, category, card } = fact
  if (kind === 'lead') return leadText(table, fact)
  if (kind === 'battle' || kind === 'set' || kind === 'stage' || kind === 'token')
    return say(`coach-reason-${kind}`, { n: amount })
  if (card) return say('coach-fact-opens', { card: translator.name(table.game, 'card', card) })
  const named = category === null ? '' : translator.name(table.game, 'category', category)
  return say(`coach-fact-${kind}`, { n: amount, category: named })
}

/** A line for the log. */
export interface Line {
  sign: string
  text: string
  isCoach: boolean
}

/** What coaches said about the decisions after one and up to another, for the log. */
export const coachLines =
  (session: LiveSession) =>
  (after: number, upTo: number): Line[] => {
    const { game, names, seat, remarks } = session
    const said = remarks.filter(({ ply }) => ply > after && ply <= upTo)
    return said.map((remark) => ({
      sign: `${names[remark.seat] ?? ''}:`,
      text: remarkText({ game, names, you: seat }, remark),
      isCoach: true,
    }))
  }

/** The entries of a table's log: events, and what coaches said about them. */
export const logOf = (session: LiveSession) => ({
  game: session.game,
  log: session.log,
  names: session.names,
  remarks: coachLines(session),
})
