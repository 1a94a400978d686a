/** The military track as it is printed, and as one seat sees it: forward is towards the opponent's capital. */
import type { View } from '../../types/duel.ts'

export const CAPITAL = 9
export const ZONES = [
  { from: 1, to: 2, points: 2 },
  { from: 3, to: 5, points: 5 },
  { from: 6, to: 8, points: 10 },
] as const

/** Where the military tokens lie, by their coins: the first space of a zone. */
const TOKEN_SPACE: Record<number, number> = { 2: 3, 5: 6 }
const NEAR = 3 // spaces from a capital that are told as a danger

export interface Space {
  /** From the own capital (-9) to the opponent's (9). */
  at: number
  /** Whose capital it is or whose ground: own, their or no man's. */
  side: 'own' | 'their' | 'middle'
  zone: number
  isCapital: boolean
}

/** Whose eyes the table is drawn for: one's own, else the first seat's. */
export function eyes(seat: number | null): 0 | 1 {
  return seat === 1 ? 1 : 0
}

/** Where the pawn stands for a seat. */
export function advance(pawn: number, seat: number): number {
  return pawn === 0 ? 0 : seat === 0 ? pawn : -pawn
}

/** The nineteen spaces from the own capital to the opponent's. */
export function spaces(): Space[] {
  return Array.from({ length: 2 * CAPITAL + 1 }, (_, i) => space(i - CAPITAL))
}

function space(at: number): Space {
  const far = Math.abs(at)
  return { at, side: at < 0 ? 'own' : at > 0 ? 'their' : 'middle', zone: ZONES.find(({ from, to }) => far >= from && far <= to)?.points ?? 0, isCapital: far === CAPITAL }
}

/** The military tokens that still lie there: where, and how many coins. */
export function plunder(view: Pick<View, 'military_tokens'>, seat: number): { at: number; coins: number }[] {
  const lying = (whose: number, sign: 1 | -1) => view.military_tokens[whose as 0 | 1].map((coins) => ({ at: sign * TOKEN_SPACE[coins]!, coins }))
  return [...lying(seat, -1), ...lying(1 - seat, 1)]
}

export interface Danger { seat: number; sort: 'military' | 'science'; left: number }

/** Who is close to a supremacy: three spaces or two symbols away, and how far. */
export function dangers(view: Pick<View, 'pawn' | 'cities' | 'outcome'>): Danger[] {
  if (view.outcome) return []
  const found: Danger[] = []
  for (const seat of [0, 1] as const) {
    const spacesLeft = CAPITAL - advance(view.pawn, seat)
    const symbolsLeft = 6 - view.cities[seat].science.length
    if (spacesLeft <= NEAR) found.push({ seat, sort: 'military', left: spacesLeft })
    if (symbolsLeft <= 2) found.push({ seat, sort: 'science', left: symbolsLeft })
  }
  return found
}
