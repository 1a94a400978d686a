/** Average loss over time, as points of a chart. */
import type { PerformanceRow } from '../../types/messages.ts'

export const WIDTH = 600
export const HEIGHT = 120
const WINDOW = 10 // games in the moving average

/** The average of the last games up to each one, weighted by decisions. */
export function averages(rows: readonly PerformanceRow[]): number[] {
  return rows.map((_, i) => average(rows.slice(Math.max(0, i + 1 - WINDOW), i + 1)))
}

/** The average loss per decision over some games, in thousandths of a victory. */
export function average(rows: readonly PerformanceRow[]): number {
  const decisions = rows.reduce((sum, row) => sum + row.decisions, 0)
  return decisions ? rows.reduce((sum, row) => sum + row.performance * row.decisions, 0) / decisions : 0
}

/** Coordinates in the chart: the first game on the left, the worst value at the top. */
export function places(values: readonly number[], most: number): { x: number; y: number }[] {
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0
  return values.map((value, i) => ({
    x: values.length > 1 ? i * step : WIDTH / 2,
    y: HEIGHT - (HEIGHT * value) / (most || 1),
  }))
}
