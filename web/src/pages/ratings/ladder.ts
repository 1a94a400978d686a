/** A leaderboard: people and bots in one list, each with the range of their rating. */
import type { BoardShown, RatedPlayerShown } from '../../types/messages.ts'

export type Rung =
  | { kind: 'person'; player: RatedPlayerShown; rating: number; uncertainty: number }
  | { kind: 'bot'; level: string; rating: number; uncertainty: 0 }

/** The lower end of a rating's range. */
const sure = ({ rating, uncertainty }: Rung): number => rating - uncertainty

/** People and bots, by the lower end of their range. */
export function ladder(board: BoardShown): Rung[] {
  const people = board.rows.map((player): Rung => ({
    kind: 'person',
    player,
    rating: player.rating,
    uncertainty: player.uncertainty,
  }))
  const bots = board.bots.map(({ name, rating }): Rung => ({
    kind: 'bot',
    level: name,
    rating: rating ?? 0,
    uncertainty: 0,
  }))
  return [...people, ...bots].sort((one, other) => sure(other) - sure(one))
}

/** The ends of a scale that covers all ranges. */
export function reach(rungs: readonly Rung[]): { least: number; most: number } {
  const lows = rungs.map(({ rating, uncertainty }) => rating - uncertainty)
  const highs = rungs.map(({ rating, uncertainty }) => rating + uncertainty)
  return { least: Math.min(...lows, 1000), most: Math.max(...highs, 1400) }
}
