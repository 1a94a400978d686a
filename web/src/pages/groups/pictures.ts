/** The figures behind a group's charts: how points spread, how games were won, which wonders win. */
import type { GroupGame } from '../../types/messages.ts'
import { inOrder, personOf } from './figures.ts'

export interface Spread {
  key: string
  name: string
  values: number[]
  least: number
  low: number
  middle: number
  high: number
  most: number
}

/** The quantile of a sorted list. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return below + (above - below) * (at - Math.floor(at))
}

/** How each person's points spread, the highest median first. */
export function spreads(games: readonly GroupGame[], members: ReadonlyMap<string, string>): Spread[] {
  const series = new Map<string, { name: string; values: number[] }>()
  for (const { seats } of games)
    for (const seat of seats) {
      const person = personOf(seat, members)
      if (!person) continue
      const old = series.get(person.key) ?? { name: person.name, values: [] }
      old.values.push(seat.points)
      series.set(person.key, old)
    }
  return [...series]
    .map(([key, { name, values }]) => {
      const sorted = values.sort((a, b) => a - b)
      const [least, low, middle, high, most] = [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share))
      return { key, name, values: sorted, least: least!, low: low!, middle: middle!, high: high!, most: most! }
    })
    .sort((a, b) => b.middle - a.middle || a.name.localeCompare(b.name))
}

export interface Period {
  /** The times of its first and last game. */
  from: number
  until: number
  /** How many games were won in each way, in the order of `ways`. */
  ways: number[]
}

export interface Ways {
  /** All ways of winning, the most frequent first: game and reason. */
  names: string[]
  periods: Period[]
}

const MOST_PERIODS = 12

/** How games were won over time, in periods with the same number of games. */
export function waysOver(games: readonly GroupGame[], periods = MOST_PERIODS): Ways {
  const ordered = inOrder(games)
  const counts = new Map<string, number>()
  for (const game of ordered) counts.set(wayOf(game), (counts.get(wayOf(game)) ?? 0) + 1)
  const names = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name)
  const size = Math.max(1, Math.ceil(ordered.length / periods))
  const shown: Period[] = []
  for (let first = 0; first < ordered.length; first += size) {
    const part = ordered.slice(first, first + size)
    const ways = names.map((name) => part.filter((game) => wayOf(game) === name).length)
    shown.push({ from: part[0]!.played, until: part.at(-1)!.played, ways })
  }
  return { names, periods: shown }
}

const wayOf = ({ game, reason }: GroupGame): string => `${game} ${reason}`

export interface WonderShare {
  /** Game and piece. */
  key: string
  games: number
  wins: number
  share: number
  /** The share of wins that chance alone would give at these tables. */
  expected: number
}

/** Wonders and boards by their share of wins. Bots' seats count too: this is about wonders, not people. */
export function wonderShares(games: readonly GroupGame[]): WonderShare[] {
  const pairs = new Map<string, { games: number; wins: number; expected: number }>()
  for (const { game, seats } of games)
    for (const seat of seats) {
      if (!seat.piece) continue
      const key = `${game} ${seat.piece}`
      const old = pairs.get(key) ?? { games: 0, wins: 0, expected: 0 }
      const winners = seats.filter(({ has_won: won }) => won).length
      pairs.set(key, {
        games: old.games + 1,
        wins: old.wins + (seat.has_won ? 1 : 0),
        expected: old.expected + winners / seats.length,
      })
    }
  return [...pairs]
    .map(([key, { games: n, wins, expected }]) => ({ key, games: n, wins, share: wins / n, expected: expected / n }))
    .sort((a, b) => b.share - a.share || b.games - a.games || a.key.localeCompare(b.key))
}
