/** The events of the last turn, kept until the next turn is revealed, so that people can read them meanwhile. */
import type { EventShown } from '../../types/messages.ts'
import type { Event } from '../../types/seven-wonders.ts'

export interface RecentEvent {
  event: Event
  message: EventShown['message']
}

const VERBS = ['build', 'free', 'stage', 'sell']

/** Whether these events reveal a new turn; a seventh card or one of the discard pile still belongs to the turn before. */
export function isNewTurn(events: readonly RecentEvent[]): boolean {
  return (
    events.some(({ event }) => VERBS.includes(event.event)) &&
    !events.some(({ event }) => event.event === 'seventh-card')
  )
}

/** The visible events. */
export function visible(latest: readonly EventShown[]): RecentEvent[] {
  return (latest as readonly RecentEvent[]).filter(({ event }) => event.event !== 'committed')
}

export class RecentEvents {
  events = $state.raw<readonly RecentEvent[]>([])
  #known = new WeakSet<RecentEvent>()

  /** Adds new events. They are compared by identity, because two turns may have equal ones. */
  add(latest: readonly EventShown[]): void {
    const fresh = visible(latest).filter((event) => !this.#known.has(event))
    for (const event of fresh) this.#known.add(event)
    if (fresh.length) this.events = isNewTurn(fresh) ? fresh : [...this.events, ...fresh]
  }
}

/** The events of one city. */
export function inCity(events: readonly RecentEvent[], city: number): RecentEvent[] {
  return events.filter(({ event }) => 'city' in event && event.city === city && event.event !== 'seventh-card')
}

/** Whether any city has done something visible. */
export function hasNews(events: readonly RecentEvent[]): boolean {
  return events.some(({ event }) => 'city' in event && inCity(events, event.city).length > 0)
}

/** The cards that a city has just received. */
export function newCards(events: readonly RecentEvent[], city: number): string[] {
  return inCity(events, city).flatMap(({ event }) =>
    ['build', 'free', 'revive'].includes(event.event) && 'card' in event && event.card ? [event.card] : [],
  )
}
