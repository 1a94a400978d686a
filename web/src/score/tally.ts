/** The totals of a score sheet: points, ranks, who won and how. The same as `core/score_sheet.py`. */
import type { ScorePad, Tally } from '../types/messages.ts'
import { problems } from './checks.ts'
import { categoryPoints } from './points.ts'
import { type Column, POINTS, type Sheet, entryOf, sum, tableFor } from './sheet.ts'

/** Null if the pad does not have enough columns. */
export function tally(pad: ScorePad, sheet: Sheet): Tally | null {
  const table = tableFor(pad, sheet.players.length)
  if (!table) return null
  const points = sheet.players.map((player) =>
    Object.fromEntries(table.categories.map((category) => [category.id, categoryPoints(pad, category, player)])),
  )
  const totals = points.map((each) => sum(Object.values(each)))
  const { ranking, reason } = ranked(pad, sheet, points, totals)
  const listed = problems(pad, table, sheet.players)
  return { points, totals, ranking, winners: ranking[0]!, reason, problems: listed }
}

function ranked(
  pad: ScorePad,
  { players, supremacy }: Sheet,
  points: readonly Record<string, number>[],
  totals: readonly number[],
): Pick<Tally, 'ranking' | 'reason'> {
  const seats = players.map((_, seat) => seat)
  if (supremacy) {
    const { winner, reason } = supremacy
    return { ranking: [[winner], seats.filter((seat) => seat !== winner)], reason }
  }
  const measures = players.map((player, seat) => tieMeasure(pad, player, points[seat]!))
  const above = (a: number, b: number): number => totals[b]! - totals[a]! || measures[b]! - measures[a]!
  const ranking: number[][] = []
  for (const seat of [...seats].sort(above)) {
    const last = ranking.at(-1)
    if (last && above(last[0]!, seat) === 0) last.push(seat)
    else ranking.push([seat])
  }
  const isTied = totals.filter((total) => total === Math.max(...totals)).length > 1
  return { ranking, reason: ranking[0]!.length > 1 ? pad.shared : isTied ? pad.tie.reason : pad.by_points }
}

/** The tie-breaker. */
function tieMeasure({ tie }: ScorePad, player: Column, points: Record<string, number>): number {
  if (tie.measure === 'points') return points[tie.category]!
  const counts = Object.entries(entryOf(player, tie.category)).flatMap(([id, n]) => (id === POINTS ? [] : n))
  return tie.measure === 'count' ? sum(counts) : counts.filter((n) => n > 0).length
}
