/** A puzzle: after a weak try it stays open, the solution is explained, and only the first try counts. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import { PuzzleSession } from '../../session/puzzle.svelte.ts'
import Answer from './Answer.svelte'

vi.setConfig({ testTimeout: 60_000 })
const message = (verb: string) => ({ id: `action-${verb}`, values: { card: 'walls' } })
const action = (verb: string) => ({ action: `${verb} walls`, parts: {}, message: message(verb), steps: [] })
const shown = {
  id: 'abc', game: 'duel', seat: 1, players: 2, options: {}, rating: 1300, themes: ['military'], source: 'bots',
  shown: {
    view: {}, to_act: [1], revisable_seats: [], actions: ['build', 'sell'].map(action), may_undo: false,
    may_ask_takeback: false, waiting: null, clocks: null,
  },
} // prettier-ignore
const solution = {
  best: ['build walls'], parts: {}, message: message('build'), greedy: message('sell'), greedy_parts: {},
  reasons: [{ kind: 'wins', amount: 1, seat: null, category: null, way: null, before: 0, now: 0, card: null, own: 0, theirs: 0 }],
  value: 0.7, margin: 0.2, worlds: 50, search: 'search:10000', depth: 64,
} // prettier-ignore

beforeAll(() => translator.speak('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function start() {
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) => {
    if (url.endsWith('/solution')) return Promise.resolve(Response.json(solution))
    const { action: tried } = JSON.parse(init!.body!) as { action: string }
    const isBest = tried === 'build walls'
    return Promise.resolve(Response.json({ grade: isBest ? 'best' : 'weak', loss: isBest ? 0 : 0.2 }))
  })
  const session = new PuzzleSession(shown as never)
  const noted = vi.fn()
  const goOn = vi.fn()
  render(Answer, { session, noted, goOn })
  return { session, noted, goOn }
}

const said = () => screen.getByTestId('puzzle-said').textContent ?? ''

test('the solver sits in the seat of the puzzle, among bots', () => {
  const { session } = start()
  expect(session.table.seats.map(({ sort }) => sort)).toEqual(['bot', 'person'])
  expect(session.names[1]).toBe('Player')
  expect(session.actions).toHaveLength(2)
  expect(said()).toContain('Which move is best?')
})

test('after a weak try it stays open, and the solution is explained', async () => {
  const { session, noted, goOn } = start()
  await session.act('sell walls')
  await vi.waitFor(() => expect(said()).toContain('wins 20% fewer games'))
  expect(session.isLive).toBe(true)
  expect(screen.queryByTestId('puzzle-why')).toBeNull()
  await session.act('build walls')
  await vi.waitFor(() => expect(said()).toContain('Correct: Build Walls'))
  expect(screen.getByTestId('puzzle-why').textContent).toContain('wins the game at once')
  expect(session.isSolvedAtOnce).toBe(false)
  expect(session.actions).toEqual([])
  expect(noted).toHaveBeenCalled()
  screen.getByTestId('puzzle-next').click()
  expect(goOn).toHaveBeenCalledOnce()
})

test('giving up shows the best move', async () => {
  const { session } = start()
  screen.getByTestId('puzzle-show').click()
  await vi.waitFor(() => expect(said()).toContain('The best move: Build Walls'))
  expect(session.isLive).toBe(false)
  expect(session.isSolved).toBe(false)
})
