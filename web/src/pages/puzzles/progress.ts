/** What the user has solved, and the resulting rating; stored in the browser for each game. */
import type { PuzzleListed } from '../../types/messages.ts'
import { load, store } from '../../ui/storage.ts'

export const START = 1200
const FASTEST = 64 // how much the first results change the rating
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

/** The progress after a first try: the rating changes as in a game of chess against the puzzle. */
export function after(progress: Progress, puzzle: Pick<PuzzleListed, 'id' | 'rating'>, isSolved: boolean): Progress {
  if (puzzle.id in progress.tried) return progress
  const n = Object.keys(progress.tried).length
  const step = FASTEST - (FASTEST - STEADY) * Math.min(1, n / SETTLED)
  const expected = 1 / (1 + 10 ** ((puzzle.rating - progress.rating) / 400))
  const rating = Math.round(progress.rating + step * ((isSolved ? 1 : 0) - expected))
  return { rating, tried: { ...progress.tried, [puzzle.id]: isSolved } }
}

/** Stores a first try, and returns the progress. */
export function note(game: string, puzzle: Pick<PuzzleListed, 'id' | 'rating'>, isSolved: boolean): Progress {
  const progress = after(progressOf(game), puzzle, isSolved)
  store(`puzzles-${game}`, progress)
  return progress
}

/** The filters for puzzles; empty: all. */
export interface Wish {
  theme: string
  level: string
}

const BOUNDS = { easy: [0, 1200], medium: [1200, 1500], hard: [1500, Infinity] } as const
export const LEVELS = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]
const CLOSE = 150 // the largest difference in rating of a puzzle "near" it

/** The puzzles of a theme and a level. */
export function wanted(puzzles: readonly PuzzleListed[], { theme, level }: Wish): PuzzleListed[] {
  const [least, below] = LEVELS.includes(level as never) ? BOUNDS[level as keyof typeof BOUNDS] : [0, Infinity]
  return puzzles.filter(({ themes, rating }) => (!theme || themes.includes(theme)) && rating >= least && rating < below)
}

/** Counts: how many puzzles, their ratings, and how many near the user's rating or untried. */
export function stockOf(puzzles: readonly PuzzleListed[], { rating, tried }: Progress) {
  const ratings = puzzles.map((puzzle) => puzzle.rating)
  return {
    n: puzzles.length,
    least: String(Math.min(...ratings)),
    most: String(Math.max(...ratings)),
    near: ratings.filter((each) => Math.abs(each - rating) <= CLOSE).length,
    left: puzzles.filter(({ id }) => !(id in tried)).length,
  }
}

/** The next puzzle: an untried one near the rating, or any once all have been tried. */
export function next(
  puzzles: readonly PuzzleListed[],
  { rating, tried }: Progress,
  wish: Wish,
  random: () => number = Math.random,
): PuzzleListed | undefined {
  const meant = wanted(puzzles, wish)
  const fresh = meant.filter(({ id }) => !(id in tried))
  const near = [...(fresh.length ? fresh : meant)].sort(
    (a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating),
  )
  const offered = near.slice(0, NEAR)
  return offered[Math.floor(random() * offered.length)]
}

/** The themes of puzzles with their counts, in the given order. */
export function themesIn(puzzles: readonly PuzzleListed[]): { theme: string; n: number }[] {
  const counts = new Map<string, number>()
  for (const { themes } of puzzles) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return [...counts].map(([theme, n]) => ({ theme, n })).sort((a, b) => b.n - a.n)
}

/** The address of a puzzle. */
export function address(game: string, id: string, wish: Wish): string {
  const query = new URLSearchParams(Object.entries(wish).filter(([, value]) => value)).toString()
  return `/puzzles/${game}/${id}${query && `?${query}`}`
}
