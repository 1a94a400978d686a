/** The address of a moment of a finished game. */
import type { Eyes } from '../../session/replay.svelte.ts'

const NAMES: Record<string, Eyes> = { all: 'everybody', everything: 'everything' }

export function address(id: string, ply: number, eyes: Eyes): string {
  return `/replay/${id}?ply=${ply}&seat=${eyes === 'everybody' ? 'all' : eyes}`
}

/** The moment that an address names; the start if it names none. */
export function plyIn(query: URLSearchParams): number {
  return numberIn(query.get('ply')) ?? 0
}

/** Whose eyes an address asks for; unless it says so the reader's own. */
export function eyesIn(query: URLSearchParams, { you, players }: { you: number | null; players: number }): Eyes {
  const wanted = query.get('seat')
  if (wanted === null) return you ?? 'everybody'
  const seat = numberIn(wanted)
  return seat !== null && seat < players ? seat : (NAMES[wanted] ?? 'everybody')
}

/** Whether an address asks for the analysis first. */
export function analysisIn(query: URLSearchParams): boolean {
  return query.get('show') === 'analysis'
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
