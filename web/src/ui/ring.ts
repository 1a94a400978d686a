/** Where seats are around a table: yours at the bottom, your left neighbour on the left and so on clockwise. */

export interface Spot {
  x: number
  y: number
}

/** The centre of each seat in per cent of the box; the caller keeps half a seat free at its edge. */
export function spots(n: number, bottom = 0): Spot[] {
  return Array.from({ length: n }, (_, seat) => {
    const turn = ((seat - bottom + n) % n) / n
    const angle = Math.PI / 2 + turn * 2 * Math.PI
    return { x: round(50 + 50 * squared(Math.cos(angle))), y: round(50 + 50 * squared(Math.sin(angle))) }
  })
}

/** Pushes a coordinate outwards: the ring is between a rectangle and an ellipse. */
function squared(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.82
}

const round = (value: number): number => Math.round(value * 100) / 100
