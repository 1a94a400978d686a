/** Everybody's points or win probabilities as lines. */

export const WIDTH = 1000
export const HEIGHT = 100

export type Course = ReadonlyMap<number, readonly number[]>
export interface Range {
  least: number
  most: number
}

export const WHOLE: Range = { least: 0, most: 1 }

/** The fewest and the most points of any player, including zero. */
export function range(course: Course): Range {
  const all = [...course.values()].flat()
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) }
}

/** A seat's line as the points of a polyline. */
export function line(course: Course, seat: number, plies: number, { least, most }: Range): string {
  return [...course.entries()]
    .sort(([a], [b]) => a - b)
    .map(
      ([ply, values]) =>
        `${round(across(ply, plies) * WIDTH)},${round(HEIGHT - (((values[seat] ?? 0) - least) / (most - least)) * HEIGHT)}`,
    )
    .join(' ')
}

/** The position of a moment between the first and the last. */
export function across(ply: number, plies: number): number {
  return ply / Math.max(1, plies)
}

/** A seat's value at a moment, or at the latest one known before it. */
export function valueNear(course: Course, seat: number, ply: number): number {
  const known = [...course.keys()].filter((other) => other <= ply)
  return course.get(Math.max(...known))?.[seat] ?? 0
}

const round = (value: number): number => Math.round(value * 10) / 10
