/** The course of everybody's points as lines. */

export const WIDTH = 1000
export const HEIGHT = 100

/** The least and the most points anybody had, zero included. */
export function range(scores: ReadonlyMap<number, readonly number[]>): { least: number; most: number } {
  const all = [...scores.values()].flat()
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) }
}

/** A seat's line as the points of a polyline, oldest first. */
export function line(scores: ReadonlyMap<number, readonly number[]>, seat: number, plies: number): string {
  const { least, most } = range(scores)
  return [...scores.entries()]
    .sort(([a], [b]) => a - b)
    .map(([ply, points]) => `${round((ply / Math.max(1, plies)) * WIDTH)},${round(HEIGHT - (((points[seat] ?? 0) - least) / (most - least)) * HEIGHT)}`)
    .join(' ')
}

/** A seat's points at a moment, or at the latest one known before it. */
export function pointsNear(scores: ReadonlyMap<number, readonly number[]>, seat: number, ply: number): number {
  const known = [...scores.keys()].filter((other) => other <= ply)
  return scores.get(Math.max(...known))?.[seat] ?? 0
}

const round = (value: number): number => Math.round(value * 10) / 10
