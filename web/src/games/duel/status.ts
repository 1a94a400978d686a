/** The sentence on top when this seat decides, in the imperative. */
import type { Play } from '../../play/play.ts'
import type { View } from '../../types/duel.ts'
import { say } from '../../words.svelte.ts'
import { touched } from './latest.ts'

export function status(play: Play<View>): string | null {
  const decision = play.view?.decision
  if (!decision || decision.seat !== play.seat) return null
  const age = play.view!.age
  switch (decision.kind) {
    case 'turn': return say(touched(play.latest.map(({ event }) => event as never)).again === play.seat ? 'web-duel-status-again' : 'web-duel-status-turn', { age })
    case 'destroy': return say('web-duel-status-destroy', { colour: decision.colour })
    default: return say(`web-duel-status-${decision.kind}`, { age })
  }
}
