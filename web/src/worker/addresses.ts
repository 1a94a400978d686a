/** Which addresses of the API are the same for everybody, and so may be kept on a device. */

/** How long a page may take before the kept one is shown. */
export const SECONDS = 4

const PUBLIC = /^\/api\/(games(\/[a-z0-9_-]+(\/(catalogue|score-pads))?)?|languages|words\/[A-Za-z-]+)$/

export function isPublic(path: string): boolean {
  return PUBLIC.test(path)
}

/** What the score pad and the card browser need of these games. */
export function publicData(games: readonly string[]): string[] {
  return games.flatMap((game) => [`/api/games/${game}/catalogue`, `/api/games/${game}/score-pads`])
}
