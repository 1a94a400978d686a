/** The military track as it is printed, and as one seat sees it: forward is towards the opponent's capital. */
import type { Catalogue, View, ZoneRow } from '../../types/duel.ts'
import { SYMBOLS_TO_WIN } from './city.ts'

/** The catalogue's rows of the military track. */
export type TrackRows = Pick<Catalogue, 'zone' | 'capital'>

const NEAR = 3 // spaces from a capital that count as a danger

export interface Space {
  /** From your own capital (negative) to the opponent's. */
  at: number
  /** Whose capital or side it is: own, theirs, or neutral. */
  side: 'own' | 'their' | 'middle'
  zone: number
  isCapital: boolean
}

/** The seat drawn at the bottom: the user's, otherwise the first. */
export function bottomSeat(seat: number | null): 0 | 1 {
  return seat === 1 ? 1 : 0
}

/** The pawn's space from a seat's perspective. */
export function advance(pawn: number, seat: number): number {
  return pawn === 0 ? 0 : seat === 0 ? pawn : -pawn
}

/** Spaces from the middle to each capital. */
export function capitalOf({ capital }: TrackRows): number {
  return capital[0]!.spaces
}

/** The zones from the middle outwards: each ends where the next begins, the last in front of the capital. */
export function zonesOf(rows: TrackRows): (ZoneRow & { last: number })[] {
  return rows.zone.map((zone, i) => ({ ...zone, last: (rows.zone[i + 1]?.first ?? capitalOf(rows)) - 1 }))
}

/** All spaces from your own capital to the opponent's. */
export function spaces(rows: TrackRows): Space[] {
  const capital = capitalOf(rows)
  return Array.from({ length: 2 * capital + 1 }, (_, i) => space(i - capital, rows))
}

function space(at: number, rows: TrackRows): Space {
  const far = Math.abs(at)
  return {
    at,
    side: at < 0 ? 'own' : at > 0 ? 'their' : 'middle',
    zone: zonesOf(rows).find(({ first, last }) => far >= first && far <= last)?.points ?? 0,
    isCapital: far === capitalOf(rows),
  }
}

/** The remaining military tokens, on the first spaces of their zones: the space, and how many coins. */
export function militaryTokens(
  view: Pick<View, 'military_tokens'>,
  seat: number,
  { zone }: TrackRows,
): { at: number; coins: number }[] {
  const first = (coins: number): number => zone.find((row) => row.coins === coins)!.first
  const lying = (whose: number, sign: 1 | -1) =>
    view.military_tokens[whose as 0 | 1].map((coins) => ({ at: sign * first(coins), coins }))
  return [...lying(seat, -1), ...lying(1 - seat, 1)]
}

export interface Danger {
  seat: number
  sort: 'military' | 'science'
  left: number
}

/** Who is close to a supremacy: three spaces or two symbols away, and how far. */
export function dangers(view: Pick<View, 'pawn' | 'cities' | 'outcome'>, rows: TrackRows): Danger[] {
  if (view.outcome) return []
  const near: Danger[] = []
  for (const seat of [0, 1] as const) {
    const spacesLeft = capitalOf(rows) - advance(view.pawn, seat)
    const symbolsLeft = SYMBOLS_TO_WIN - view.cities[seat].science.length
    if (spacesLeft <= NEAR) near.push({ seat, sort: 'military', left: spacesLeft })
    if (symbolsLeft <= 2) near.push({ seat, sort: 'science', left: symbolsLeft })
  }
  return near
}
