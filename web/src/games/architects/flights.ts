/** Which pieces move where after events: places are named by `data-place` on the table. */
import type { EventShown } from '../../types/messages.ts'
import type { CardName, Event, TokenName } from '../../types/architects.ts'

export interface Flight {
  piece: { card: CardName } | { token: TokenName } | { pawn: 'cat' }
  /** Names of places in order of preference. */
  from: string[]
  to: string[]
  /** Which step of the cascade it belongs to: steps run one after another. */
  step: number
}

/** The flights of a cascade, in order. */
export function flightsOf(events: readonly EventShown[], holder: number | null): Flight[] {
  const all: Flight[] = []
  let step = 0
  for (const event of events.map((shown) => shown.event as Event)) {
    const flights = flightsFor(event, holder).map((flight) => ({ ...flight, step }))
    if (event.event === 'cat') holder = event.seat
    if (flights.length) step += 1
    all.push(...flights)
  }
  return all
}

function flightsFor(event: Event, holder: number | null): Omit<Flight, 'step'>[] {
  switch (event.event) {
    case 'take':
    case 'extra':
    case 'keep':
      return [
        {
          piece: { card: event.card },
          from: [`deck-${event.deck}`],
          to: [`pile-${event.seat}-${event.card}`, `city-${event.seat}`],
        },
      ]
    case 'token':
    case 'token-stack':
      return [
        {
          piece: { token: event.token },
          from: [event.event === 'token' ? `offer-${event.token}` : 'stack', 'offer'],
          to: [`tokens-${event.seat}`, `city-${event.seat}`],
        },
      ]
    case 'stage':
      return event.cards.map((card) => ({
        piece: { card },
        from: [`pile-${event.seat}-${card}`, `city-${event.seat}`],
        to: [`stage-${event.seat}-${event.stage}`, `wonder-${event.seat}`, `city-${event.seat}`],
      }))
    case 'set':
      return event.cards.map((card) => ({
        piece: { card },
        from: [`pile-${event.seat}-${card}`, `city-${event.seat}`],
        to: ['offer'],
      }))
    case 'cat':
      return holder === event.seat
        ? []
        : [
            {
              piece: { pawn: 'cat' },
              from: [holder === null ? 'cat' : `city-${holder}`, 'conflict'],
              to: [`city-${event.seat}`],
            },
          ]
    default:
      return []
  }
}

/** The events that are new since the last time. */
export function fresh(before: readonly EventShown[], now: readonly EventShown[]): EventShown[] {
  return now.filter((event) => !before.includes(event))
}
