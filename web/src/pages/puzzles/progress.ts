/** What the reader has solved, and the rating that comes from it; kept in the browser for each game. */
import type { PuzzleListed } from '../../types/messages.ts'
import { load, store } from '../../ui/storage.ts'

export const START = 1200
const FASTEST = 64 // how much the first results move the rating
const STEADY = 24
const SETTLED = 20 // puzzles after which a rating is steady
const NEAR = 12 // puzzles near the rating, one of which comes next

export interface Progress {
  rating: number
  /** Puzzles that were tried, and whether the first try was right. */
  tried: Record<string, boolean>
}

export const progressOf = (game: string): Progress => load(`puzzles-${game}`, { rating: START, tried: {} })

export const solvedOf = (progress: Progress): number => Object.values(progress.tried).filter(Boolean).length

/** The progress after a first try: the rating changes as that of a chess player who has met the puzzle. */
export function after(progress: Progress, puzzle: Pick<PuzzleListed, 'id' | 'rating'>, isSolved: boolean): Progress {
  if (puzzle.id in progress.tried) return progress
  const n = Object.keys(progress.tried).length
  const step = FASTEST - (FASTEST - STEADY) * Math.min(1, n / SETTLED)
  const expected = 1 / (1 + 10 ** ((puzzle.rating - progress.rating) / 400))
  const rating = Math.round(progress.rating + step * ((isSolved ? 1 : 0) - expected))
  return { rating, tried: { ...progress.tried, [puzzle.id]: isSolved } }
}

/** Notes a first try, and returns the progress. */
export function note(game: string, puzzle: Pick<PuzzleListed, 'id' | 'rating'>, isSolved: boolean): Progress {
  const progress = after(progressOf(game), puzzle, isSolved)
  store(`puzzles-${game}`, progress)
  return progress
}

/** The puzzle that comes next: one of those near the rating that have not been tried; of all, once all have. */
export function next(
  puzzles: readonly PuzzleListed[],
  { rating, tried }: Progress,
  theme: string,
  random: () => number = Math.random,
): PuzzleListed | undefined {
  const wanted = puzzles.filter(({ themes }) => !theme || themes.includes(theme))
  const fresh = wanted.filter(({ id }) => !(id in tried))
  const near = [...(fresh.length ? fresh : wanted)].sort(
    (a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating),
  )
  const offered = near.slice(0, NEAR)
  return offered[Math.floor(random() * offered.length)]
}

/** The themes of puzzles, with how many have each, in the given order. */
export function themesIn(puzzles: readonly PuzzleListed[]): { theme: string; n: number }[] {
  const counts = new Map<string, number>()
  for (const { themes } of puzzles) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return [...counts].map(([theme, n]) => ({ theme, n })).sort((a, b) => b.n - a.n)
}

/** The address of a puzzle. */
export const address = (game: string, id: string, theme: string): string =>
  `/puzzles/${game}/${id}${theme ? `?theme=${theme}` : ''}`
