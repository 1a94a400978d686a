/** The status sentence when this seat decides, in the imperative. */
import type { GameSession } from '../../session/session.ts'
import type { View } from '../../types/duel.ts'
import { say } from '../../core/i18n.svelte.ts'
import { highlightsOf } from './highlights.ts'

export function status(session: GameSession<View>): string | null {
  const decision = session.view?.decision
  if (!decision || decision.seat !== session.seat) return null
  const age = session.view.age
  switch (decision.kind) {
    case 'turn':
      return say(
        highlightsOf(session.latest.map(({ event }) => event as never)).again === session.seat
          ? 'web-duel-status-again'
          : 'web-duel-status-turn',
        { age },
      )
    case 'destroy':
      return say('web-duel-status-destroy', { colour: decision.colour })
    default:
      return say(`web-duel-status-${decision.kind}`, { age })
  }
}
