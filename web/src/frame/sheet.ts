/** The score sheet of a finished game: categories in the rulebook's order, points counting up column by column. */
import type { IconName } from '../icons/names.ts'

const SUPREMACIES = ['military', 'science']

/** What every game's view tells at the end. */
export interface Ending {
  cities: { score?: Record<string, number> }[]
  outcome: { winners: number[]; reason: string; points: Record<string, number>[] } | null
}

export interface Row { seat: number; points: number[]; total: number; hasWon: boolean }

interface Look { icon: IconName; kind: string }

const LOOKS: Record<string, Look> = {
  civilian: { icon: 'kind-blue', kind: 'blue' }, blue: { icon: 'kind-blue', kind: 'blue' }, science: { icon: 'kind-green', kind: 'green' }, commerce: { icon: 'kind-yellow', kind: 'yellow' },
  guilds: { icon: 'kind-purple', kind: 'purple' }, military: { icon: 'kind-red', kind: 'red' }, treasury: { icon: 'coin', kind: 'yellow' }, wonder: { icon: 'wonder', kind: 'brown' },
  wonders: { icon: 'wonder', kind: 'brown' }, progress: { icon: 'token', kind: 'green' }, cat: { icon: 'cat', kind: 'grey' },
}

export const lookOf = (category: string): Look => LOOKS[category] ?? { icon: 'points', kind: 'grey' }

/** One row for each player, in seating order; the Free City is no player. */
export function rowsOf({ outcome }: Ending, categories: readonly string[]): Row[] {
  if (!outcome) return []
  return outcome.points.map((told, seat) => {
    const points = categories.map((category) => told[category] ?? 0)
    return { seat, points, total: points.reduce((sum, one) => sum + one, 0), hasWon: outcome.winners.includes(seat) }
  })
}

/** The categories that a table's points name, in the game's order if it is known. */
export function categoriesOf({ outcome }: Ending, known: readonly string[]): string[] {
  const named = Object.keys(outcome?.points[0] ?? {})
  return known.length ? [...known] : named
}

/** A number on its way: what stands in column `column` when `done` columns (and a part of the next) have been counted. */
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
