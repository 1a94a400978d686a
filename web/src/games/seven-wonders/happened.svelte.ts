/** What the last turn brought. Choices of the next turn come in while it is being read, so it is kept here until the next is revealed. */
import type { EventShown } from '../../types/messages.ts'
import type { Event } from '../../types/seven-wonders.ts'

export interface Told { event: Event; phrase: EventShown['phrase'] }

const DEEDS = ['build', 'free', 'stage', 'sell']

/** Whether these events reveal a new turn; a seventh card or one of the discard pile still belongs to the turn before. */
export function isNewTurn(events: readonly Told[]): boolean {
  return events.some(({ event }) => DEEDS.includes(event.event)) && !events.some(({ event }) => event.event === 'seventh-card')
}

/** The events that something can be seen of. */
export function visible(latest: readonly EventShown[]): Told[] {
  return (latest as readonly Told[]).filter(({ event }) => event.event !== 'committed')
}

export class Happened {
  events = $state.raw<readonly Told[]>([])
  #known = new WeakSet<Told>()

  /** Takes in what is new; events are told apart by identity, as two turns may bring the same. */
  hear(latest: readonly EventShown[]): void {
    const fresh = visible(latest).filter((told) => !this.#known.has(told))
    for (const told of fresh) this.#known.add(told)
    if (fresh.length) this.events = isNewTurn(fresh) ? fresh : [...this.events, ...fresh]
  }
}

/** What happened in one city. */
export function inCity(events: readonly Told[], city: number): Told[] {
  return events.filter(({ event }) => 'city' in event && event.city === city && event.event !== 'seventh-card')
}

/** The cards that a city has got just now. */
export function newCards(events: readonly Told[], city: number): string[] {
  return inCity(events, city).flatMap(({ event }) => (['build', 'free', 'revive'].includes(event.event) && 'card' in event && event.card ? [event.card] : []))
}
