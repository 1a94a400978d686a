import { describe, expect, it } from 'vitest'
import type { ActionShown } from '../../types/messages.ts'
import type { Action, CardOption } from '../../types/seven-wonders.ts'
import {
  chosenFor,
  citiesToDecide,
  coins,
  type Verb,
  cardActions,
  held,
  messageOf,
  price,
  proposed,
  stagePrice,
} from './cardActions.ts'
import { ACTIONS, VIEW, seen } from './fixture.ts'

const option = (change: Partial<CardOption>): CardOption => ({
  card: 'altar',
  built: false,
  bank: 0,
  payments: [[0, 0]],
  gift: null,
  free_once: false,
  ...change,
})
const played = (verb: Verb, card: string, change: object = {}): Action => ({
  verb,
  card,
  left: 0,
  right: 0,
  is_for_free_city: false,
  ...change,
})
const shown = (action: string, parts: Action, steps: ActionShown['steps'] = []): ActionShown => ({
  action,
  parts,
  message: messageOf(parts),
  steps,
})

it('a chosen action has its sentence', () => {
  expect(messageOf(played('build', 'walls', { left: 2, right: 1, is_for_free_city: true }))).toEqual({
    id: 'action-city-build-pay',
    values: { card: 'walls', left: 2, right: 1 },
  })
  expect(messageOf(played('free', 'walls')).id).toBe('action-free')
  expect(messageOf(played('sell', 'walls')).id).toBe('action-sell')
})

describe('the actions of a card', () => {
  it('are all ways of every verb, the cheapest first', () => {
    const [build, free, stage, sell] = cardActions(ACTIONS, 'town_hall', false, true)
    expect(build!.ways.map(({ left, right }) => [left, right])).toEqual([
      [0, 6],
      [2, 4],
    ])
    expect(free!.ways).toHaveLength(1)
    expect(stage!.ways.map(coins)).toEqual([4])
    expect(sell!.ways[0]!.action).toBe('sell town_hall')
  })

  it('that are impossible can be asked about', () => {
    const build = cardActions(ACTIONS, 'observatory', false, false)[0]!
    expect(build).toEqual({ verb: 'build', ways: [], ask: 'build observatory' })
  })

  it('count coins to the bank', () => {
    const bank = [
      shown('build tree_farm', played('build', 'tree_farm'), [
        { step: { step: 'bank', coins: 1 }, message: { id: 'step-bank', values: {} } },
      ]),
    ]
    expect(coins(cardActions(bank, 'tree_farm', false, false)[0]!.ways[0]!)).toBe(1)
  })

  it('of the Free City are separate', () => {
    const free = { is_for_free_city: true }
    const both = [
      shown('city build altar', played('build', 'altar', free)),
      shown('build altar', played('build', 'altar')),
      shown('city sell altar', played('sell', 'altar', free)),
    ]
    expect(cardActions(both, 'altar', true, false).map(({ ways }) => ways.map(({ action }) => action))).toEqual([
      ['city build altar'],
      [],
      ['city sell altar'],
    ])
  })

  it('offer the free structure only if the wonder gives it, and never propose it', () => {
    expect(cardActions(ACTIONS, 'observatory', false, false).map(({ verb }) => verb)).toEqual([
      'build',
      'stage',
      'sell',
    ])
    expect(proposed(cardActions(ACTIONS, 'observatory', false, true))).toBeNull()
    expect(proposed(cardActions(ACTIONS, 'town_hall', false, true))).toBe('build')
    expect(proposed([])).toBeNull()
  })
})

describe('the badge of a card', () => {
  it.each([
    [option({}), { sort: 'own' }],
    [option({ gift: { step: 'chain', card: 'theater' } }), { sort: 'free' }],
    [
      option({
        payments: [
          [2, 1],
          [0, 4],
        ],
      }),
      { sort: 'pay', coins: 3 },
    ],
    [option({ bank: 1 }), { sort: 'pay', coins: 1 }],
    [option({ payments: [], free_once: true }), { sort: 'free' }],
    [option({ payments: [] }), { sort: 'never' }],
  ])('%#', (given, badge) => expect(price(given)).toEqual(badge))

  it('is absent if there is nothing to choose, and the stage has its own', () => {
    expect(price(null)).toBeNull()
    expect(stagePrice([])).toEqual({ sort: 'never' })
    expect(stagePrice([[2, 2]])).toEqual({ sort: 'pay', coins: 4 })
  })
})

describe('what is chosen from', () => {
  const options = VIEW.options[0]!
  it('is the hand, place by place, even with two cards of the same name', () => {
    const twice = held(seen({ hand: ['academy', 'academy', 'university'] }), options)
    expect(twice.map(({ place, name }) => [place, name])).toEqual([
      [0, 'academy'],
      [1, 'academy'],
      [2, 'university'],
    ])
    expect(twice[1]!.option?.card).toBe('academy')
  })

  it('is the hand without the card chosen for one’s own city', () => {
    const view = seen({
      players: 2,
      steward: 0,
      hand: ['academy', 'academy', 'university'],
      chosen_parts: [played('sell', 'academy')],
    })
    expect(held(view, { ...options, city: 2 }).map(({ place }) => place)).toEqual([1, 2])
  })

  it('is the seventh card alone', () => {
    const decision = { kind: 'seventh-card' as const, seat: 0, seats: [0], city: 0 }
    expect(held(seen({ decision, hand: ['academy'] }), { ...options, cards: [options.cards[0]!] })).toHaveLength(1)
  })

  it('shows a hand without prices while there is nothing to decide', () => {
    expect(held(VIEW, null).every((card) => card.option === null)).toBe(true)
  })

  it('is for the cities that have actions', () => {
    const view = seen({ players: 2, options: [options, { ...options, city: 2 }] })
    const own = shown('build altar', played('build', 'altar'))
    const free = shown('city sell altar', played('sell', 'altar', { is_for_free_city: true }))
    expect(citiesToDecide(view, [own, free])).toEqual([0, 2])
    expect(citiesToDecide(view, [free])).toEqual([2])
    const walls = played('build', 'walls', { is_for_free_city: true })
    expect(chosenFor(seen({ players: 2, chosen_parts: [played('sell', 'altar'), walls] }), 2)).toBe(walls)
    expect(chosenFor(seen({ chosen_parts: [] }), 0)).toBeNull()
  })
})
