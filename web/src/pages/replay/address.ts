/** The address of a position in a finished game. */
import type { Eyes } from '../../session/replay.svelte.ts'

const EYES: Record<string, Eyes> = { all: 'everybody', everything: 'full_view' }

export function address(id: string, ply: number, eyes: Eyes): string {
  const name = Object.keys(EYES).find((key) => EYES[key] === eyes)
  return `/replay/${id}?ply=${ply}&seat=${name ?? eyes}`
}

/** The position in an address (default: the start). */
export function plyIn(query: URLSearchParams): number {
  return numberIn(query.get('ply')) ?? 0
}

/** The perspective in an address (default: the user's). */
export function eyesIn(query: URLSearchParams, { you, players }: { you: number | null; players: number }): Eyes {
  const wanted = query.get('seat')
  if (wanted === null) return you ?? 'everybody'
  const seat = numberIn(wanted)
  return seat !== null && seat < players ? seat : (EYES[wanted] ?? 'everybody')
}

/** Whether an address opens the analysis. */
export function analysisIn(query: URLSearchParams): boolean {
  return query.get('show') === 'analysis'
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
