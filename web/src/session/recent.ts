/** The events since the user's latest decision, to be highlighted on the table. */
import type { EventShown, LogEntry } from '../types/messages.ts'

const MOST = 40 // events

export class Recent {
  events: readonly EventShown[] = []
  /** Whether the next events start a new list. */
  #isNew = false

  /** "Somebody has chosen" reveals nothing yet. */
  follow(seat: number, own: number | null, events: readonly EventShown[]): void {
    const isOwn = seat === own
    const isSilent = events.every(({ event }) => event.event === 'committed')
    if (!isSilent)
      this.events = isOwn || own === null || this.#isNew ? events : [...this.events, ...events].slice(-MOST)
    this.#isNew = isSilent ? this.#isNew || isOwn : false
  }

  /** The same from a whole log, after a reload. */
  recall(log: readonly LogEntry[], own: number | null): void {
    this.events = []
    this.#isNew = false
    for (const { seat, events } of log) this.follow(seat, own, events)
  }
}
