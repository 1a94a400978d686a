import { describe, expect, it } from 'vitest'
import type { Event } from '../../types/seven-wonders.ts'
import { flightsOf, origin, sideOf } from './flights.ts'
import type { RecentEvent } from './recentEvents.svelte.ts'

const recent = (event: Event): RecentEvent => ({ event, message: { id: '', values: {} } })

describe('flights', () => {
  it('go to the card in the city, or to what represents it there', () => {
    expect(
      flightsOf(
        [recent({ event: 'build', city: 2, card: 'altar', left: 0, right: 0, left_city: 0, right_city: 1, bank: 0 })],
        () => 'blue',
      ),
    ).toEqual([{ city: 2, card: 'altar', to: ['card-2-altar', 'kind-2-blue', 'city-2'] }])
  })

  it('stay face down if nobody may know the card', () => {
    const flights = flightsOf(
      [recent({ event: 'sell', city: 1, card: null }), recent({ event: 'income', city: 1, coins: 3 })],
      () => 'blue',
    )
    expect(flights).toEqual([{ city: 1, card: null, to: ['pile'] }])
  })
})

describe('where they come from', () => {
  const table = { left: 0, top: 50, width: 1000, height: 600 }
  const at = { left: 100, top: 200, width: 40, height: 20 }

  it('is the player’s side of the table', () => {
    expect([0, 1, 3, 2].map((city) => sideOf(city, 0, { left: 1, right: 3 }))).toEqual([
      'bottom',
      'left',
      'right',
      'top',
    ])
  })

  it('lies outside the table, level with the city', () => {
    expect(origin('left', at, table, 50)).toEqual([-50, 210])
    expect(origin('right', at, table, 50)).toEqual([1050, 210])
    expect(origin('top', at, table, 50)).toEqual([120, 0])
    expect(origin('bottom', at, table, 50)).toEqual([120, 700])
  })
})
