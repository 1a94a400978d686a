/** Which cards move when a turn is revealed: from a seat to its city, under its wonder, or to the discard pile. */
import type { RecentEvent } from './recentEvents.svelte.ts'

export interface Flight {
  city: number
  /** The card that is turned up on the way; null stays face down. */
  card: string | null
  /** Names of destinations in order of preference. */
  to: string[]
}

/** The flights of a turn; `colour` returns a card's colour, by which distant cities count their cards. */
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

/** The side that a city's cards come from: its side of the table, seen from the city at the bottom. */
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

/** Where a flight begins: outside the table, level with its destination. */
export function origin(side: ReturnType<typeof sideOf>, at: Box, table: Box, size: number): [number, number] {
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2]
  if (side === 'left') return [table.left - size, y]
  if (side === 'right') return [table.left + table.width + size, y]
  return [x, side === 'top' ? table.top - size : table.top + table.height + size]
}
