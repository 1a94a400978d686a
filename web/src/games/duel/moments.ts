/** The moments of Duel that get a banner: the conflict pawn passes a military token, and a new age. */
import { translator } from '../../core/i18n.svelte.ts'
import type { Moment } from '../../manifest/manifest.ts'
import type { EventShown } from '../../types/messages.ts'

const NUMERALS = ['I', 'II', 'III']

export function momentsOf(events: readonly EventShown[], names: readonly string[]): Moment[] {
  const hasMoved = events.some(({ event }) => event.event === 'pawn')
  return events.flatMap(({ event, message }) => {
    const title = translator.sentence('duel', message, names)
    if (event.event === 'lose-coins' && hasMoved) return [{ title }]
    if (event.event === 'age') return [{ title, numeral: NUMERALS[Number(event.age) - 1] ?? '' }]
    return []
  })
}
