import { describe, expect, it, test } from 'vitest'
import type { EventShown } from '../../types/messages.ts'
import type { Event } from '../../types/seven-wonders.ts'
import { RecentEvents, hasNews, inCity, newCards } from './recentEvents.svelte.ts'

const shown = (event: Event): EventShown => ({ event, message: { id: `event-${event.event}`, values: {} } })
const built = (city: number, card: string) =>
  shown({ event: 'build', city, card, left: 0, right: 0, left_city: 0, right_city: 1, bank: 0 })

test('there is news once a city has done something, not when boards were dealt', () => {
  expect(hasNews([])).toBe(false)
  expect(hasNews([shown({ event: 'age', age: 1 })] as never)).toBe(false)
  expect(hasNews([shown({ event: 'seventh-card', city: 0 })] as never)).toBe(false)
  expect(hasNews([built(1, 'altar')] as never)).toBe(true)
})

describe('what recent', () => {
  it('stays while the next choices arrive', () => {
    const recent = new RecentEvents()
    const turn = [built(0, 'altar'), built(1, 'baths')]
    recent.add(turn)
    recent.add([turn[0]!, shown({ event: 'committed', seat: 1, action: null })])
    expect(recent.events).toHaveLength(2)
  })

  it('is replaced by the next turn, even if its events are equal', () => {
    const recent = new RecentEvents()
    recent.add([shown({ event: 'sell', city: 0, card: null })])
    recent.add([shown({ event: 'sell', city: 0, card: null })])
    expect(recent.events).toHaveLength(1)
  })

  it('grows by a card of the discard pile and by a seventh card', () => {
    const recent = new RecentEvents()
    recent.add([built(0, 'altar')])
    recent.add([shown({ event: 'seventh-card', city: 0 }), built(0, 'baths')])
    recent.add([shown({ event: 'revive', city: 0, card: 'walls' })])
    expect(newCards(recent.events, 0)).toEqual(['altar', 'baths', 'walls'])
    expect(inCity(recent.events, 1)).toEqual([])
  })
})
