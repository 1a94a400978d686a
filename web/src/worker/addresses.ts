/** Which addresses of the API are the same for everybody, so that they may be cached. */

/** How long a page may take before the cached one is shown. */
export const SECONDS = 4

const PUBLIC = /^\/api\/(games(\/[a-z0-9_-]+(\/(catalogue|score-pads))?)?|languages|words\/[A-Za-z-]+)$/

export function isPublic(path: string): boolean {
  return PUBLIC.test(path)
}

/** What the score pad and the card browser need for these games. */
export function publicData(games: readonly string[]): string[] {
  return games.flatMap((game) => [`/api/games/${game}/catalogue`, `/api/games/${game}/score-pads`])
}
