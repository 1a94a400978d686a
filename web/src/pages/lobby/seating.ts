/** What the reader may do with the seats that are selected at a table that has not begun. */
import type { TableShown } from '../../types/messages.ts'

export type Deed = 'sit' | 'stand' | 'bot' | 'free' | 'swap'

/** Selecting a seat once more takes it back; a third seat begins anew. */
export function selected(old: readonly number[], seat: number): number[] {
  if (old.includes(seat)) return old.filter((other) => other !== seat)
  return old.length < 2 ? [...old, seat] : [seat]
}

export function deedsAt(table: TableShown, chosen: readonly number[]): Deed[] {
  if (chosen.length === 2) return table.is_host ? ['swap'] : []
  const seat = table.seats[chosen[0] ?? -1]
  if (!seat) return []
  if (seat.is_you) return ['stand']
  if (seat.sort === 'open') return table.is_host ? ['sit', 'bot'] : ['sit']
  if (!table.is_host) return []
  return seat.sort === 'bot' ? ['bot', 'free'] : ['free']
}

/** The sentence in the middle: what the table waits for. */
export function waitsFor(table: TableShown): { id: string; values: Record<string, unknown> } {
  const free = table.seats.filter(({ sort }) => sort === 'open').length
  if (free) return { id: 'web-lobby-waits', values: { n: free } }
  return table.is_host ? { id: 'web-lobby-ready', values: {} } : { id: 'web-lobby-waits-host', values: { host: table.host } }
}
