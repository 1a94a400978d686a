/** What the table says when somebody has lost a rated game before its end. */
import type { TableShown } from '../types/messages.ts'

interface Sentence {
  id: string
  values: Record<string, unknown>
}

type ForfeitTable = Pick<TableShown, 'forfeits' | 'is_rated' | 'status' | 'seats' | 'you'>

/** The latest forfeit, and the winner if only one player is left; null if there is nothing to say. */
export function forfeitText(table: ForfeitTable, names: readonly string[]): (Sentence & { then?: Sentence }) | null {
  const last = table.forfeits.at(-1)
  if (!last || table.status !== 'playing') return null
  const first = { id: `web-forfeit-${last.by}`, values: { name: last.name } }
  if (table.forfeits.length < table.seats.length - 1) return first
  const winner = table.seats.find(({ seat }) => !table.forfeits.some((forfeit) => forfeit.seat === seat))
  if (!winner) return first
  const then =
    winner.seat === table.you
      ? { id: 'web-forfeit-decided-you', values: {} }
      : { id: 'web-forfeit-decided', values: { name: names[winner.seat] ?? winner.name } }
  return { ...first, then }
}

/** Whether ratings are at stake: leaving now is a loss. */
export function isContested(table: Pick<TableShown, 'forfeits' | 'is_rated' | 'status' | 'seats'>): boolean {
  return table.is_rated && table.status === 'playing' && table.forfeits.length < table.seats.length - 1
}
