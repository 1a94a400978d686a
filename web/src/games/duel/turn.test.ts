import { describe, expect, it } from 'vitest'
import { actions, view } from './fixture.ts'
import { cardPrice, openCards, pieces, possible, textOf, unbuilt, wonderPrice, wondersWith } from './turn.ts'

describe('open cards', () => {
  it('are numbered by row from the top, each from the left', () => {
    const slots = openCards(view).map(({ slot }) => slot)
    expect(slots).toEqual([...slots].sort((a, b) => a - b))
    expect(openCards(view).every(({ open, card }) => open && card)).toBe(true)
  })
})

describe('the price of a card', () => {
  const slot = {
    ...openCards(view)[0]!,
    chained: [true, false] as [boolean, boolean],
    price: [0, 4] as [number, number],
  }

  it('is free by a chain', () => {
    expect(cardPrice(slot, 0, view.cities[0])).toEqual({ sort: 'free' })
  })

  it('is paid, or out of reach', () => {
    expect(cardPrice(slot, 1, { ...view.cities[1], coins: 4 })).toEqual({ sort: 'pay', coins: 4 })
    expect(cardPrice(slot, 1, { ...view.cities[1], coins: 3 })).toEqual({ sort: 'never' })
  })

  it('is nothing if the city’s resources suffice', () => {
    expect(cardPrice({ ...slot, chained: [false, false], price: [0, 0] }, 0, view.cities[0])).toEqual({ sort: 'own' })
  })
})

describe('wonders', () => {
  it('that are built or back in the box have no price', () => {
    expect(wonderPrice(view.cities[0].wonders[0]!, 99)).toBeNull()
    expect(unbuilt(view.cities[0]).map(({ wonder }) => wonder)).toEqual(['statue_of_zeus'])
    expect(wonderPrice(unbuilt(view.cities[0])[0]!, 11)).toEqual({ sort: 'pay', coins: 9 })
  })

  it('that a card can be used for come from the actions', () => {
    expect(wondersWith(actions, 'brickyard')).toEqual(['statue_of_zeus'])
    expect(wondersWith(actions, 'walls')).toEqual([])
  })
})

describe('actions', () => {
  it('are found by their text, the whole word', () => {
    expect(possible(actions, textOf('build', 'brickyard', null))?.action).toBe('build brickyard')
    expect(possible(actions, 'build brick')).toBeNull()
    expect(possible(actions, textOf('wonder', 'brickyard', null))).toBeNull()
    expect(textOf('wonder', 'brickyard', 'sphinx')).toBe('wonder sphinx using brickyard')
  })

  it('of one step name the piece', () => {
    const take = [
      {
        action: 'take law',
        parts: { verb: 'take' as const, token: 'law' as const },
        message: { id: 'action-take', values: { token: 'law' } },
        steps: [],
      },
    ]
    expect(pieces(take, 'take').map(({ name }) => name)).toEqual(['law'])
  })
})
