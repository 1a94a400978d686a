/** The address of a moment of a finished game. */

const ALL = 'all'

export function address(id: string, ply: number, seat: number | null): string {
  return `/replay/${id}?ply=${ply}&seat=${seat ?? ALL}`
}

/** The moment that an address names; the start if it names none. */
export function plyIn(query: URLSearchParams): number {
  return numberIn(query.get('ply')) ?? 0
}

/** Whose eyes an address asks for: a seat's, everybody's (null), or unless it says so the reader's own. */
export function eyesIn(query: URLSearchParams, { you, players }: { you: number | null; players: number }): number | null {
  const wanted = query.get('seat')
  if (wanted === null) return you
  const seat = numberIn(wanted)
  return seat !== null && seat < players ? seat : null
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
