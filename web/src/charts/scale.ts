/** Scales of charts: round steps, and where a value lies between two ends. */

/** A round step that divides a span into at most that many parts: 1, 2 or 5 times a power of ten. */
export function stepOf(span: number, parts: number): number {
  const rough = Math.max(span, Number.EPSILON) / Math.max(1, parts)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9))!
  return factor * power
}

/** Round values from below the smallest to above the largest; only whole numbers on request. */
export function ticksOf(least: number, most: number, parts = 5, whole = false): number[] {
  const step = whole ? Math.max(1, stepOf(most - least, parts)) : stepOf(most - least, parts)
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

/** Where a value lies between two ends, from 0 to 1. */
export function between(value: number, least: number, most: number): number {
  return most > least ? Math.min(1, Math.max(0, (value - least) / (most - least))) : 0.5
}

const USUAL_WIDTH = 640
const LEAST_WIDTH = 260

/** The width of a chart in its own units: the width of its container, so that text keeps its real size. */
export const widthOf = (place: number): number => (place ? Math.max(LEAST_WIDTH, place) : USUAL_WIDTH)
