/** The sentence on top when this seat owes a decision. */
import type { Play } from '../../play/play.ts'
import type { View } from '../../types/architects.ts'
import { say } from '../../words.svelte.ts'

export function status(play: Play<View>): string | null {
  const decision = play.view?.decision
  if (!decision || decision.seat !== play.seat) return null
  if (decision.kind === 'act') return say(`web-architects-do-${deed(play.actions.map(({ action }) => action))}`, { stage: stagesIn(play).values().next().value ?? 0 })
  return say(`web-architects-do-${decision.kind}`, { n: 'cards' in decision ? decision.cards : 0 })
}

function stagesIn(play: Play<View>): Set<string> {
  return new Set(play.actions.map(({ action }) => action.split(' ')).filter(([verb]) => verb === 'stage').map(([, stage]) => stage!))
}

/** What going on with the turn comes down to. */
export function deed(actions: readonly string[]): 'extra' | 'pay' | 'stages' | 'sets' | 'act' {
  const verbs = new Set(actions.map((action) => action.split(' ')[0]!))
  const stages = new Set(actions.filter((action) => action.startsWith('stage ')).map((action) => action.split(' ')[1]))
  const hasSets = verbs.has('pair') || verbs.has('set')
  if (verbs.has('extra')) return hasSets || stages.size ? 'act' : 'extra'
  if (hasSets) return stages.size ? 'act' : 'sets'
  return stages.size === 1 && !verbs.has('decline') ? 'pay' : 'stages'
}
