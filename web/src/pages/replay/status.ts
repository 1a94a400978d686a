/** The status sentence of a replay: the number of the step, and its events. */
import { say } from '../../core/i18n.svelte.ts'
import type { ReplaySession } from '../../session/replay.svelte.ts'
import { sentenceBy } from './remarks.ts'
import { isJoint, numberOf } from './stops.ts'

export function statusAt({ game, names, ply, moment }: ReplaySession, stops: readonly number[]): string {
  const plies = stops.length - 1
  if (!moment.message) return say('web-replay-start')
  const at = { ply: numberOf(stops, ply), plies }
  if (isJoint(moment.events)) return say('web-replay-all', at)
  const seat = moment.seat ?? 0
  return say('web-replay-at', { ...at, who: names[seat] ?? '', what: sentenceBy(game, moment.message, names, seat) })
}
