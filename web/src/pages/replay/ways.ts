/** Win probabilities over time as stacked bands, one for each player and way of winning. */
import type { CourseShown } from '../../types/messages.ts'

export const WIDTH = 300
export const HEIGHT = 90

export interface Band {
  seat: number
  /** Null if a game has only one way of winning. */
  way: string | null
  /** The index of the way of winning, which sets the shade. */
  shade: number
  /** The outline, as the points of an SVG polygon. */
  points: string
}

/** The bands from the bottom up. */
export function bandsOf(course: readonly CourseShown[]): Band[] {
  const last = Math.max(1, course.at(-1)?.ply ?? 1)
  const xs = course.map(({ ply }) => (WIDTH * ply) / last)
  let floor = course.map(() => 0)
  return keysOf(course).map(({ seat, way, shade }) => {
    const top = course.map((moment, i) => floor[i]! + (way === null ? moment.chances[seat]! : moment.ways[seat]![way]!))
    const at = (x: number, y: number): string => `${x.toFixed(1)},${(HEIGHT * (1 - y)).toFixed(1)}`
    const outline = [...xs.map((x, i) => at(x, top[i]!)), ...xs.map((x, i) => at(x, floor[i]!)).reverse()]
    floor = top
    return { seat, way, shade, points: outline.join(' ') }
  })
}

function keysOf(course: readonly CourseShown[]): Omit<Band, 'points'>[] {
  return (course[0]?.chances ?? []).flatMap((_, seat) => {
    const names = Object.keys(course[0]?.ways[seat] ?? {})
    const ways: (string | null)[] = names.length ? names : [null]
    return ways.map((way, shade) => ({ seat, way, shade }))
  })
}
