/** Replays: addresses, positions and points over time. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Closed, ReplaySession, pointsAt, samples } from '../../session/replay.svelte.ts'
import { address, analysisIn, eyesIn, plyIn } from './address.ts'
import { WHOLE, across, line, range, valueNear } from './chart.ts'

const query = (text: string) => new URLSearchParams(text)

test('an address leads back to the same position and perspective', () => {
  for (const eyes of [0, 2, 'everybody', 'full_view'] as const) {
    const search = query(address('abc', 17, eyes).split('?')[1]!)
    expect(plyIn(search)).toBe(17)
    expect(eyesIn(search, { you: 1, players: 3 })).toBe(eyes)
  }
})

test('an address without or with invalid parameters', () => {
  expect(plyIn(query(''))).toBe(0)
  expect(plyIn(query('ply=-3'))).toBe(0)
  expect(eyesIn(query(''), { you: 1, players: 3 })).toBe(1)
  expect(eyesIn(query(''), { you: null, players: 3 })).toBe('everybody')
  expect(eyesIn(query('seat=9'), { you: 1, players: 3 })).toBe('everybody')
  expect(analysisIn(query('show=analysis'))).toBe(true)
  expect(analysisIn(query('show=nonsense'))).toBe(false)
})

describe('the course of the points', () => {
  const scores = new Map([
    [0, [0, 0]],
    [10, [5, -5]],
    [5, [10, 0]],
  ])

  test('lines go from the first moment to the last, in whatever order they were loaded', () => {
    expect(range(scores)).toEqual({ least: -5, most: 10 })
    expect(line(scores, 0, 10, range(scores))).toBe('0,66.7 500,0 1000,33.3')
    expect(line(scores, 1, 10, range(scores))).toBe('0,66.7 500,66.7 1000,100')
  })

  test('chances are between 0 and 1', () => {
    expect(
      line(
        new Map([
          [0, [0.25, 0.75]],
          [1, [1, 0]],
        ]),
        1,
        2,
        WHOLE,
      ),
    ).toBe('0,25 500,100')
    expect([across(1, 4), across(0, 0)]).toEqual([0.25, 0])
  })

  test('between two moments the earlier one counts', () => {
    expect(valueNear(scores, 0, 7)).toBe(10)
    expect(valueNear(new Map(), 0, 7)).toBe(0)
  })

  test('a game without loaded moments has no lines', () => {
    expect(line(new Map(), 0, 10, WHOLE)).toBe('')
  })
})

test('some sixty moments are loaded, including the first and the last', () => {
  expect(samples(5)).toEqual([0, 1, 2, 3, 4, 5])
  expect(samples(0)).toEqual([0])
  const many = samples(500)
  expect(many.length).toBeLessThan(63)
  expect([many[0], many.at(-1)]).toEqual([0, 500])
})

test('points are the players’, not the Free City’s', () => {
  const everybody = { cities: [{ score: { military: -1, civilian: 4 } }, {}, { score: { military: 9 } }] } as never
  expect(pointsAt({ everybody }, 2)).toEqual([3, 0])
})

describe('stepping', () => {
  const moment = (ply: number) => ({
    ply,
    plies: 3,
    seat: 0,
    action: null,
    message: null,
    events: [],
    to_act: [0],
    everybody: { cities: [{ score: { a: ply } }] },
    views: [{ mine: ply }],
    full_view: { all: ply },
  })
  const table = {
    id: 't',
    game: 'duel',
    players: 1,
    plies: 3,
    you: 0,
    seats: [{ seat: 0, sort: 'person', name: 'Ana', is_here: false, bot_substitutes: false }],
  }
  const waiting = new Map<string, () => void>()
  const json = (value: unknown) =>
    new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })

  function serve(slow: number[] = []): void {
    vi.stubGlobal('fetch', (url: string) => {
      const ply = /replay\/(\d+)$/.exec(url)?.[1]
      if (ply === undefined) return Promise.resolve(json(url.endsWith('/log') ? [] : table))
      if (!slow.includes(Number(ply))) return Promise.resolve(json(moment(Number(ply))))
      return new Promise((answer) => waiting.set(ply, () => answer(json(moment(Number(ply))))))
    })
  }
  afterEach(() => vi.unstubAllGlobals())

  test('opens at the requested moment, from the user’s perspective, and shows nobody as absent', async () => {
    serve()
    const replay = await ReplaySession.open('t', 2)
    expect([replay.ply, replay.seat, replay.view]).toEqual([2, 0, { mine: 2 }])
    replay.eyes = 'full_view'
    expect([replay.seat, replay.view]).toEqual([null, { all: 2 }])
    expect(replay.table.seats[0]!.is_here).toBe(true)
    expect((await ReplaySession.open('t', 99)).ply).toBe(3)
  })

  test('a table that was closed has nothing to show', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(json({ ...table, status: 'closed' })))
    await expect(ReplaySession.open('t')).rejects.toBeInstanceOf(Closed)
  })

  test('stays within the game', async () => {
    serve()
    const replay = await ReplaySession.open('t')
    await replay.go(-5)
    expect(replay.ply).toBe(0)
    await replay.go(99)
    expect(replay.ply).toBe(3)
  })

  test('a moment that arrives late does not move the user back', async () => {
    serve([1])
    const replay = await ReplaySession.open('t')
    const late = replay.go(1)
    await replay.go(3)
    waiting.get('1')!()
    await late
    expect([replay.ply, replay.wanted]).toEqual([3, 3])
  })

  test('a survey collects everybody’s points', async () => {
    serve()
    const replay = await ReplaySession.open('t')
    await replay.survey(() => false)
    expect([...replay.scores.entries()].sort()).toEqual([
      [0, [0]],
      [1, [1]],
      [2, [2]],
      [3, [3]],
    ])
  })
})
