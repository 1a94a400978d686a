/** What seats are called: people by their names, bots by names of old. */
import type { TableShown } from '../types/messages.ts'
import { say } from '../words.svelte.ts'

export function namesOf(table: TableShown): string[] {
  return table.seats.map(({ sort, name, seat }) => (sort === 'bot' ? say(`web-bot-${seat}`) : name || say('web-seat-open', { number: seat + 1 })))
}
