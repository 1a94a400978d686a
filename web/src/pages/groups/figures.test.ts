import { describe, expect, test } from 'vitest'
import type { GroupGame, GroupSeat } from '../../types/messages.ts'
import { filtered, headToHead, personOf, placesOf, records, standings } from './figures.ts'
import { quantile, spreads, waysOver, wonderShares } from './pictures.ts'

const MEMBERS = new Map([
  ['a', 'Ana'],
  ['b', 'Bo'],
])

const seat = (who: string | null, points: number, won = false, more: Partial<GroupSeat> = {}): GroupSeat => ({
  who,
  name: who ? `old ${who}` : 'Cy',
  level: null,
  piece: null,
  points,
  scores: null,
  has_won: won,
  ...more,
})
let clock = 0
const game = (seats: GroupSeat[], more: Partial<GroupGame> = {}): GroupGame => ({
  id: `g${++clock}`,
  is_physical: false,
  is_yours: false,
  game: 'x',
  played: clock,
  reason: 'points',
  seats,
  ...more,
})

test('games are filtered by time, game and place', () => {
  const games = [
    game([], { played: 5 }),
    game([], { played: 9, game: 'y' }),
    game([], { played: 7, is_physical: true }),
  ]
  const all = { from: 0, until: Infinity, game: '', where: 'both' } as const
  expect(filtered(games, all)).toHaveLength(3)
  expect(filtered(games, { ...all, from: 6, until: 9 })).toEqual([games[2]])
  expect(filtered(games, { ...all, game: 'y' })).toEqual([games[1]])
  expect(filtered(games, { ...all, where: 'online' })).toEqual([games[0], games[1]])
})

test('bots and deleted people are nobody; members have their current name', () => {
  expect(personOf(seat('a', 1), MEMBERS)).toEqual({ key: 'a', name: 'Ana' })
  expect(personOf(seat(null, 1), MEMBERS)).toEqual({ key: 'name:cy', name: 'Cy' })
  expect(personOf(seat(null, 1, false, { level: 'builder' }), MEMBERS)).toBeNull()
  expect(personOf(seat(null, 1, false, { name: '' }), MEMBERS)).toBeNull()
})

test('winners are first, whatever their points', () => {
  expect(placesOf([seat('a', 40), seat('b', 30, true), seat(null, 40), seat(null, 50)])).toEqual([2, 0, 2, 1])
})

describe('standings', () => {
  const games = [
    game([seat('a', 50, true), seat('b', 40), seat(null, 30)]),
    game([seat('a', 45, true), seat('b', 41), seat(null, 44)]),
    game([seat('a', 20), seat('b', 60, true), seat(null, 55)]),
  ]

  test('most wins first, with points, opponents beaten and streaks', () => {
    const [ana, bo, cy] = standings(games, MEMBERS)
    expect([ana!.name, bo!.name, cy!.name]).toEqual(['Ana', 'Bo', 'Cy'])
    expect(ana).toMatchObject({ games: 3, wins: 2, streak: -1, best: 2, beaten: 4 / 6 })
    expect(bo).toMatchObject({ wins: 1, streak: 1, points: 47, beaten: 3 / 6 })
    expect(cy).toMatchObject({ wins: 0, streak: -3, best: 0, beaten: 2 / 6 })
  })

  test('head-to-head counts who finished ahead of whom', () => {
    const table = headToHead(games, MEMBERS)
    expect(table.get('a')!.get('b')).toEqual({ ahead: 2, games: 3 })
    expect(table.get('b')!.get('a')).toEqual({ ahead: 1, games: 3 })
    expect(table.get('a')!.has('a')).toBe(false)
  })
})

test('records name the value, the person and the game; the first to reach it keeps it', () => {
  const science = { scores: { science: 26, military: 0 } }
  const games = [
    game([seat('a', 50, true), seat('b', 49, false, science)]),
    game([seat('a', 50), seat('b', 58, true, science)]),
  ]
  const bySort = new Map(records(games, MEMBERS).map((mark) => [mark.sort, mark]))
  expect([...bySort.keys()]).toEqual(['points', 'margin', 'least', 'category:science'])
  expect(bySort.get('points')).toMatchObject({ value: 58, name: 'Bo' })
  expect(bySort.get('margin')).toMatchObject({ value: 8, name: 'Bo' })
  expect(bySort.get('least')).toMatchObject({ value: 50, name: 'Ana' })
  expect(bySort.get('category:science')).toMatchObject({ value: 26, name: 'Bo', game: games[0] })
})

describe('pictures', () => {
  test('quantiles lie between values', () => {
    expect([0, 0.25, 0.5, 1].map((share) => quantile([10, 20, 30, 40], share))).toEqual([10, 17.5, 25, 40])
    expect(quantile([7], 0.75)).toBe(7)
  })

  test('points spread by person, the highest median first', () => {
    const games = [game([seat('a', 10), seat('b', 30)]), game([seat('a', 20), seat('b', 50)])]
    expect(spreads(games, MEMBERS).map(({ name, least, middle, most }) => [name, least, middle, most])).toEqual([
      ['Bo', 30, 40, 50],
      ['Ana', 10, 15, 20],
    ])
  })

  test('ways of winning over time', () => {
    const games = ['points', 'military', 'points', 'points'].map((reason) => game([], { reason }))
    const ways = waysOver([...games].reverse(), 2)
    expect(ways.names).toEqual(['x points', 'x military'])
    expect(ways.periods.map(({ ways: counts }) => counts)).toEqual([
      [1, 1],
      [2, 0],
    ])
    expect(waysOver([]).periods).toEqual([])
  })

  test('wonders by share of wins, compared with chance', () => {
    const on = (piece: string) => ({ piece })
    const games = [
      game([seat('a', 1, true, on('giza')), seat('b', 0, false, on('rhodes')), seat(null, 0, false, on('giza'))]),
      game([seat('a', 1, true, on('giza')), seat('b', 0)]),
    ]
    const [first, second] = wonderShares(games)
    expect(first).toMatchObject({ key: 'x giza', games: 3, wins: 2 })
    expect(first!.expected).toBeCloseTo((1 / 3 + 1 / 3 + 1 / 2) / 3)
    expect(second).toMatchObject({ key: 'x rhodes', share: 0 })
  })
})
