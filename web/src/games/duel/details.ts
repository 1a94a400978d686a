/** A click on a piece that cannot be used now opens its details. */
import { inspection } from '../../pieces/inspect.svelte.ts'

export function openDetails(
  event: MouseEvent,
  sort: 'card' | 'wonder' | 'token',
  name: string,
  notes?: () => string[],
): void {
  const anchor = (event.currentTarget as HTMLElement).getBoundingClientRect()
  inspection.open({ game: 'duel', sort, name, ...(notes ? { notes } : {}) }, anchor, true)
}
