/** What the user may do with the selected seats of a table that has not started. */
import type { TableShown } from '../../types/messages.ts'
import { translator } from '../../core/i18n.svelte.ts'

export type SeatAction = 'sit' | 'companion' | 'stand' | 'bot' | 'free' | 'remove' | 'swap'

/** Selecting a seat again deselects it; a third seat starts over. */
export function selected(old: readonly number[], seat: number): number[] {
  if (old.includes(seat)) return old.filter((other) => other !== seat)
  return old.length < 2 ? [...old, seat] : [seat]
}

export function actionsAt(table: TableShown, chosen: readonly number[]): SeatAction[] {
  if (chosen.length === 2) return table.is_host ? ['swap'] : []
  const seat = table.seats[chosen[0] ?? -1]
  if (!seat) return []
  if (seat.is_you) return ['stand']
  if (seat.sort === 'open') return openSeat(table)
  if (!table.is_host) return []
  return seat.sort === 'bot' ? ['bot', 'free'] : ['free', 'remove']
}

/** Somebody else on this device can join a player here, unless there is a clock. */
function openSeat(table: TableShown): SeatAction[] {
  const mayShare = table.yours.length > 0 && !table.clock && !table.is_rated
  return [
    'sit',
    ...(mayShare ? (['companion'] as const) : []),
    ...(table.is_host && !table.is_rated ? (['bot'] as const) : []),
  ]
}

/** The sentence in the middle: what the table waits for. */
export function waitsFor(table: TableShown): { id: string; values: Record<string, unknown> } {
  const free = table.seats.filter(({ sort }) => sort === 'open').length
  if (free) return { id: 'web-lobby-waits', values: { n: free } }
  const absent = table.seats.filter(({ sort, is_here, is_you }) => sort === 'person' && !is_here && !is_you)
  if (absent.length)
    return {
      id: 'web-lobby-absent',
      values: { n: absent.length, names: translator.listed(absent.map(({ name }) => name)) },
    }
  return table.is_host
    ? { id: 'web-lobby-ready', values: {} }
    : { id: 'web-lobby-waits-host', values: { host: table.host } }
}
