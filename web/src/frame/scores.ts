/** The score sheet of a finished game: categories in the rulebook's order, points counting up column by column. */
import { manifestOf } from '../games/registry.ts'
import type { CategoryStyle } from '../manifest/manifest.ts'

const SUPREMACIES = ['military', 'science']

/** What every game's view contains at the end. */
export interface Ending {
  cities: { score?: Record<string, number> }[]
  outcome: { winners: number[]; reason: string; points: Record<string, number>[] } | null
}

export interface Row {
  seat: number
  points: number[]
  total: number
  hasWon: boolean
}

export interface RankedRow extends Row {
  /** From 1; tied seats share a rank. */
  rank: number
  /** Points behind the winner; 0 for winners, and if something other than points decided. */
  behind: number
}

const PLAIN: CategoryStyle = { icon: 'points', kind: 'grey' }

/** Icon and colour of a category; plain if the game's manifest does not name it. */
export const styleOf = (game: string, category: string): CategoryStyle => manifestOf(game).categories[category] ?? PLAIN

/** One row for each player, in seating order, without the Free City. */
export function rowsOf({ outcome }: Ending, categories: readonly string[]): Row[] {
  if (!outcome) return []
  return outcome.points.map((sheet, seat) => {
    const points = categories.map((category) => sheet[category] ?? 0)
    return { seat, points, total: points.reduce((sum, one) => sum + one, 0), hasWon: outcome.winners.includes(seat) }
  })
}

/** The rows from the winner to the last. */
export function ranked(rows: readonly Row[], isByPoints: boolean): RankedRow[] {
  const sorted = [...rows].sort((a, b) => Number(b.hasWon) - Number(a.hasWon) || b.total - a.total)
  const best = sorted[0]?.total ?? 0
  return sorted.map((row) => ({
    ...row,
    rank: sorted.findIndex(({ hasWon, total }) => hasWon === row.hasWon && total === row.total) + 1,
    behind: isByPoints && !row.hasWon ? best - row.total : 0,
  }))
}

/** The categories of a table's points, in the game's order if it is known. */
export function categoriesOf({ outcome }: Ending, known: readonly string[]): string[] {
  const named = Object.keys(outcome?.points[0] ?? {})
  return known.length ? [...known] : named
}

/** A number that counts up: column `column` when `done` columns (and a part of the next) have been counted. */
export function counted(points: number, column: number, done: number): number {
  return Math.round(points * Math.max(0, Math.min(1, done - column)))
}

/** The total of what has been counted so far. */
export function totalCounted(points: readonly number[], done: number): number {
  return points.reduce((sum, one, column) => sum + counted(one, column, done), 0)
}

/** Whether the points decided: a supremacy ends the game at once, and its winner need not wait for a count. */
export function isDecidedByPoints(ending: Ending): boolean {
  return !SUPREMACIES.includes(ending.outcome?.reason ?? '')
}
