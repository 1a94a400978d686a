/** Which cards travel when a turn is revealed: from where a player sits to the city, under its wonder, or to the discard pile. */
import type { RecentEvent } from './recentEvents.svelte.ts'

export interface Flight {
  city: number
  /** The card that is turned up on the way; null stays face down. */
  card: string | null
  /** Names of places to land on, the best first. */
  to: string[]
}

/** The flights of a turn; `colour` tells the kind of a card, by which far cities count theirs. */
export function flightsOf(events: readonly RecentEvent[], colour: (card: string) => string): Flight[] {
  return events.flatMap(({ event }): Flight[] => {
    switch (event.event) {
      case 'build':
      case 'free':
        return [
          {
            city: event.city,
            card: event.card,
            to: [`card-${event.city}-${event.card}`, `kind-${event.city}-${colour(event.card)}`, `city-${event.city}`],
          },
        ]
      case 'stage':
        return [{ city: event.city, card: null, to: [`stage-${event.city}-${event.stage}`, `city-${event.city}`] }]
      case 'sell':
        return [{ city: event.city, card: null, to: ['pile'] }]
      default:
        return []
    }
  })
}

/** From which side a city's cards come: that on which it sits, seen from the city at the bottom. */
export function sideOf(
  city: number,
  me: number,
  neighbours: { left: number; right: number },
): 'left' | 'right' | 'top' | 'bottom' {
  if (city === me) return 'bottom'
  return city === neighbours.left ? 'left' : city === neighbours.right ? 'right' : 'top'
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a flight begins: outside the table, level with the place where it ends. */
export function origin(side: ReturnType<typeof sideOf>, at: Box, room: Box, size: number): [number, number] {
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2]
  if (side === 'left') return [room.left - size, y]
  if (side === 'right') return [room.left + room.width + size, y]
  return [x, side === 'top' ? room.top - size : room.top + room.height + size]
}
