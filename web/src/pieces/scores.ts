/** The categories in which cards of a colour score; for `data-scores`, by which the score sheet highlights them. */
const CATEGORIES: Record<string, string> = {
  blue: 'civilian blue',
  green: 'science',
  yellow: 'commerce',
  purple: 'guilds',
}

export const scoredBy = (colour: string): string | undefined => CATEGORIES[colour]

/** The sum of all categories of a score. */
export const sumOf = (score: object): number =>
  (Object.values(score) as number[]).reduce((sum, points) => sum + points, 0)
