/** The status sentence: what to do, or whom we wait for and why. */
import type { GameTable } from '../manifest/manifest.ts'
import { say, translator } from '../core/i18n.svelte.ts'
import type { GameSession } from '../session/session.ts'

export function statusOf(session: GameSession, game: GameTable): string {
  const { table, seat, toAct } = session
  if (table.status === 'finished') return say('web-game-over')
  if (seat !== null && toAct.includes(seat)) return game.status(session as never) ?? ownSentence(session)
  if (!toAct.length) return ''
  const names = translator.listed(toAct.map((due) => session.names[due]!))
  if (seat !== null && session.revisableSeats.includes(seat)) return say('web-waiting-committed', { names })
  return waitingFor(session, names) ?? say('web-waiting', { names })
}

/** The game's own sentence, if it is about this seat: news of a decision arrives before the view that explains it. */
function ownSentence({ game, names, seat, waiting }: GameSession): string {
  const asked = [waiting?.values.seat, waiting?.values.seats].flat()
  return waiting && asked.includes(seat) ? translator.sentence(game, waiting, names) : say('web-your-turn')
}

/** What the others are doing, for those who wait or watch: never an instruction. */
function waitingFor({ game, toAct, waiting }: GameSession, names: string): string | null {
  const id = waiting && `web-${game}-${waiting.id.replace('decision', 'waiting')}`
  return id && translator.has(id) ? say(id, { names, n: toAct.length }) : null
}
