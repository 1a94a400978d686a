/** Statistics added up: for each kind of seat the count, the wins and the points. */
import type { StatisticsRow } from '../../types/messages.ts'

export interface Sum {
  key: string
  n: number
  wins: number
  points: number
}

/** Sums by a key of each row, the most frequent first; rows without a key are left out. */
export function sums(rows: readonly StatisticsRow[], key: (row: StatisticsRow) => string | null): Sum[] {
  const byName = new Map<string, Sum>()
  for (const row of rows) {
    const name = key(row)
    if (name === null) continue
    const old = byName.get(name) ?? { key: name, n: 0, wins: 0, points: 0 }
    const n = old.n + row.n
    byName.set(name, {
      key: name,
      n,
      wins: old.wins + (row.has_won ? row.n : 0),
      points: (old.points * old.n + row.points * row.n) / n,
    })
  }
  return [...byName.values()].sort((a, b) => b.n - a.n || a.key.localeCompare(b.key))
}

/** All rows as one sum. */
export function total(rows: readonly StatisticsRow[]): Sum {
  return sums(rows, () => 'all')[0] ?? { key: 'all', n: 0, wins: 0, points: 0 }
}

export const share = ({ n, wins }: Sum): number => (n ? wins / n : 0)

const COLUMNS = ['game', 'players', 'level', 'piece', 'reason', 'has_won', 'is_physical', 'n', 'points'] as const

/** The rows as comma-separated values. */
export function csv(rows: readonly StatisticsRow[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))
  return [COLUMNS.join(','), ...lines].join('\r\n') + '\r\n'
}

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
