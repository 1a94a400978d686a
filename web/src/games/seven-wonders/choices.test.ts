import { describe, expect, it } from 'vitest'
import type { CardOption } from '../../types/seven-wonders.ts'
import { chosenFor, citiesToDecide, coins, deeds, held, phraseOf, price, proposed, read, stagePrice } from './choices.ts'
import { ACTIONS, VIEW, seen } from './sample.ts'

const option = (change: Partial<CardOption>): CardOption => ({ card: 'altar', built: false, bank: 0, payments: [[0, 0]], gift: null, free_once: false, ...change })
const shown = (...actions: string[]) => actions.map((action) => ({ action, phrase: phraseOf(action), steps: [] }))

describe('an action text is read', () => {
  it.each([
    ['build walls', { isForFreeCity: false, verb: 'build', card: 'walls', left: 0, right: 0 }],
    ['build walls pay left 2 right 1', { isForFreeCity: false, verb: 'build', card: 'walls', left: 2, right: 1 }],
    ['build walls free', { isForFreeCity: false, verb: 'free', card: 'walls', left: 0, right: 0 }],
    ['stage using altar pay left 0 right 4', { isForFreeCity: false, verb: 'stage', card: 'altar', left: 0, right: 4 }],
    ['city sell altar', { isForFreeCity: true, verb: 'sell', card: 'altar', left: 0, right: 0 }],
    ['revive walls', { isForFreeCity: false, verb: 'revive', card: 'walls', left: 0, right: 0 }],
  ])('%s', (action, parts) => expect(read(action)).toEqual(parts))

  it('and told as the sentence of the game', () => {
    expect(phraseOf('city build walls pay left 2 right 1')).toEqual({ id: 'action-city-build-pay', values: { card: 'walls', left: 2, right: 1 } })
    expect(phraseOf('build walls free').id).toBe('action-free')
    expect(phraseOf('sell walls').id).toBe('action-sell')
  })
})

describe('deeds', () => {
  it('are every way of every verb, the cheapest first', () => {
    const [build, free, stage, sell] = deeds(ACTIONS, 'town_hall', false, true)
    expect(build!.ways.map(({ left, right }) => [left, right])).toEqual([[0, 6], [2, 4]])
    expect(free!.ways).toHaveLength(1)
    expect(stage!.ways.map(coins)).toEqual([4])
    expect(sell!.ways[0]!.action).toBe('sell town_hall')
  })

  it('without a way can be asked about', () => {
    const build = deeds(ACTIONS, 'observatory', false, false)[0]!
    expect(build).toEqual({ verb: 'build', ways: [], ask: 'build observatory' })
  })

  it('count coins to the bank', () => {
    const bank = [{ action: 'build tree_farm', phrase: phraseOf('build tree_farm'), steps: [{ step: { step: 'bank' as const, coins: 1 }, phrase: { id: 'step-bank', values: {} } }] }]
    expect(coins(deeds(bank, 'tree_farm', false, false)[0]!.ways[0]!)).toBe(1)
  })

  it('of the Free City are its own', () => {
    const both = shown('city build altar', 'build altar', 'city sell altar')
    expect(deeds(both, 'altar', true, false).map(({ ways }) => ways.map(({ action }) => action))).toEqual([['city build altar'], [], ['city sell altar']])
  })

  it('offer the free structure only where the wonder gives it, and never propose it', () => {
    expect(deeds(ACTIONS, 'observatory', false, false).map(({ verb }) => verb)).toEqual(['build', 'stage', 'sell'])
    expect(proposed(deeds(ACTIONS, 'observatory', false, true))).toBe('stage')
    expect(proposed(deeds(ACTIONS, 'town_hall', false, true))).toBe('build')
    expect(proposed([])).toBeNull()
  })
})

describe('the badge of a card', () => {
  it.each([
    [option({}), { sort: 'own' }],
    [option({ gift: { step: 'chain', card: 'theater' } }), { sort: 'free' }],
    [option({ payments: [[2, 1], [0, 4]] }), { sort: 'pay', coins: 3 }],
    [option({ bank: 1 }), { sort: 'pay', coins: 1 }],
    [option({ payments: [], free_once: true }), { sort: 'free' }],
    [option({ payments: [] }), { sort: 'never' }],
  ])('%#', (given, badge) => expect(price(given)).toEqual(badge))

  it('is none without a choice, and the stage has its own', () => {
    expect(price(null)).toBeNull()
    expect(stagePrice([])).toEqual({ sort: 'never' })
    expect(stagePrice([[2, 2]])).toEqual({ sort: 'pay', coins: 4 })
  })
})

describe('what is chosen from', () => {
  const options = VIEW.options[0]!
  it('is the hand, place by place, also with two cards of a name', () => {
    const twice = held(seen({ hand: ['academy', 'academy', 'university'] }), options)
    expect(twice.map(({ place, name }) => [place, name])).toEqual([[0, 'academy'], [1, 'academy'], [2, 'university']])
    expect(twice[1]!.option?.card).toBe('academy')
  })

  it('is the hand without the own choice for the Free City', () => {
    const view = seen({ players: 2, steward: 0, hand: ['academy', 'academy', 'university'], chosen: ['sell academy'] })
    expect(held(view, { ...options, city: 2 }).map(({ place }) => place)).toEqual([1, 2])
  })

  it('is the seventh card alone', () => {
    const decision = { kind: 'seventh-card' as const, seat: 0, seats: [0], city: 0 }
    expect(held(seen({ decision, hand: ['academy'] }), { ...options, cards: [options.cards[0]!] })).toHaveLength(1)
  })

  it('shows a hand without prices while nothing is to decide', () => {
    expect(held(VIEW, null).every((card) => card.option === null)).toBe(true)
  })

  it('is for the cities that have actions', () => {
    const view = seen({ players: 2, options: [options, { ...options, city: 2 }] })
    expect(citiesToDecide(view, shown('build altar', 'city sell altar'))).toEqual([0, 2])
    expect(citiesToDecide(view, shown('city sell altar'))).toEqual([2])
    expect(chosenFor(seen({ players: 2, chosen: ['sell altar', 'city build walls'] }), 2)).toBe('city build walls')
    expect(chosenFor(seen({ chosen: [] }), 0)).toBeNull()
  })
})
