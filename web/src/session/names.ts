/** The names of seats: people have their own, bots have ancient ones. Their level is shown elsewhere. */
import type { SeatShown, TableListed } from '../types/messages.ts'
import { say } from '../core/i18n.svelte.ts'

export type Seated = Pick<SeatShown, 'sort' | 'name'>

export function namesOf(seats: readonly Seated[]): string[] {
  return seats.map(({ sort, name }, seat) =>
    sort === 'bot'
      ? say(`web-bot-${seat}`)
      : personName(name, seat) || (sort === 'open' ? say('web-seat-open', { number: seat + 1 }) : say('web-name-gone')),
  )
}

/** The same in lists of tables; empty for open seats. */
export function listedNames({ names, levels }: Pick<TableListed, 'names' | 'levels'>): string[] {
  return names.map((name, seat) => (levels[seat] ? say(`web-bot-${seat}`) : personName(name, seat)))
}

/** A person's name. Imported games without names use seat numbers, shown as "Player 1". */
export function personName(name: string, seat: number): string {
  return name === String(seat + 1) ? say('web-score-player', { n: name }) : name
}
