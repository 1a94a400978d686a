/** The status sentence when this seat owes a decision. */
import type { GameSession } from '../../session/session.ts'
import type { Action, View } from '../../types/architects.ts'
import { say } from '../../core/i18n.svelte.ts'

export function status(session: GameSession<View>): string | null {
  const decision = session.view?.decision
  if (!decision || decision.seat !== session.seat) return null
  if (decision.kind === 'act')
    return say(`web-architects-do-${purpose(session.actions.map(({ parts }) => parts as Action))}`, {
      stage:
        stagesIn(session.actions.map(({ parts }) => parts as Action))
          .values()
          .next().value ?? 0,
    })
  return say(`web-architects-do-${decision.kind}`, { n: 'cards' in decision ? decision.cards : 0 })
}

/** The stages that can be built. */
function stagesIn(actions: readonly Action[]): Set<number> {
  return new Set(actions.flatMap((action) => (action.verb === 'stage' ? [action.stage] : [])))
}

/** What the user can do in the rest of the turn. */
export function purpose(actions: readonly Action[]): 'extra' | 'pay' | 'stages' | 'sets' | 'act' {
  const verbs = new Set(actions.map(({ verb }) => verb))
  const stages = stagesIn(actions)
  const hasSets = verbs.has('pair') || verbs.has('set')
  if (verbs.has('extra')) return hasSets || stages.size ? 'act' : 'extra'
  if (hasSets) return stages.size ? 'act' : 'sets'
  return stages.size === 1 && !verbs.has('decline') ? 'pay' : 'stages'
}
