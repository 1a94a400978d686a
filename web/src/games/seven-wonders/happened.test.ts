import { describe, expect, it } from 'vitest'
import type { EventShown } from '../../types/messages.ts'
import type { Event } from '../../types/seven-wonders.ts'
import { Happened, inCity, newCards } from './happened.svelte.ts'

const told = (event: Event): EventShown => ({ event, phrase: { id: `event-${event.event}`, values: {} } }) as EventShown
const built = (city: number, card: string) => told({ event: 'build', city, card, left: 0, right: 0, bank: 0 })

describe('what happened', () => {
  it('stays while the next choices come in', () => {
    const happened = new Happened()
    const turn = [built(0, 'altar'), built(1, 'baths')]
    happened.hear(turn)
    happened.hear([turn[0]!, told({ event: 'committed', seat: 1, action: null })])
    expect(happened.events).toHaveLength(2)
  })

  it('gives way to the next turn, even to the same deed once more', () => {
    const happened = new Happened()
    happened.hear([told({ event: 'sell', city: 0, card: null })])
    happened.hear([told({ event: 'sell', city: 0, card: null })])
    expect(happened.events).toHaveLength(1)
  })

  it('grows by a card of the discard pile and by a seventh card', () => {
    const happened = new Happened()
    happened.hear([built(0, 'altar')])
    happened.hear([told({ event: 'seventh-card', city: 0 }), built(0, 'baths')])
    happened.hear([told({ event: 'revive', city: 0, card: 'walls' })])
    expect(newCards(happened.events, 0)).toEqual(['altar', 'baths', 'walls'])
    expect(inCity(happened.events, 1)).toEqual([])
  })
})
