/** Learning from mistakes: the move stays hidden, every try is graded, and the best one ends it. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import Practice from './Practice.svelte'
import type { Remark } from './remarks.ts'

const action = (verb: string) => ({
  action: `${verb} walls`,
  parts: {},
  message: { id: `action-${verb}`, values: { card: 'walls' } },
  steps: [],
})
const remark = (ply: number): Remark => ({
  ply,
  seat: 0,
  gain: 0.2,
  sign: '??',
  text: '',
  played: { text: 'Sell Walls', parts: {} },
  better: { text: 'Build Walls', parts: {} },
})
const replay = { game: 'duel', names: ['Ana', 'Bo'], table: { id: 'x', you: 0 } }
const graded: Record<string, object> = {
  'sell walls': { grade: 'weak', loss: 0.2, better: null, reasons: [] },
  'build walls': {
    grade: 'best',
    loss: 0,
    better: { id: 'action-build', values: { card: 'walls' } },
    reasons: [
      {
        kind: 'wins',
        amount: 1,
        seat: null,
        category: null,
        way: null,
        before: 0,
        now: 0,
        card: null,
        own: 0,
        theirs: 0,
      },
    ],
  },
}
let asked: string[] = []
vi.setConfig({ testTimeout: 60_000 })

const button = (verb: string) => document.querySelector<HTMLButtonElement>(`[data-action="${verb} walls"]`)!

/** Plays a move as soon as its button exists and is enabled. */
async function play(verb: string): Promise<void> {
  await vi.waitFor(() => expect(button(verb).disabled).toBe(false))
  button(verb).click()
}

beforeAll(() => translator.speak('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function start(plies: number[]) {
  asked = []
  const end = vi.fn()
  const show = vi.fn()
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`)
    if (init?.method !== 'POST')
      return Promise.resolve(Response.json({ ply: 3, seat: 0, actions: ['build', 'sell'].map(action) }))
    return Promise.resolve(Response.json(graded[(JSON.parse(init.body!) as { action: string }).action]))
  })
  render(Practice, { replay: replay as never, mistakes: plies.map(remark), show, end })
  return { end, show }
}

test('after a weak try it stays open; the best one is explained and leads to the next', async () => {
  const { end, show } = start([3, 7])
  await play('sell')
  await vi.waitFor(() =>
    expect(screen.getByTestId('practice-said').textContent).toContain('Not this one: it loses 20%'),
  )
  expect(screen.queryByTestId('practice-next')).toBeNull()
  expect(button('sell').disabled).toBe(true)
  await play('build')
  const next = await screen.findByTestId('practice-next')
  expect(screen.getByTestId('practice-said').textContent).toContain(
    'That is it: “Build Walls”. Compared with the move played, “Build Walls” wins the game at once.',
  )
  expect(next.textContent).toBe('Next mistake')
  expect(asked.filter((request) => request.startsWith('GET'))).toEqual(['GET /api/tables/x/mistakes/3'])
  next.click()
  await vi.waitFor(() => expect(asked).toContain('GET /api/tables/x/mistakes/7'))
  expect(show.mock.calls.map(([shown]) => (shown as Remark).ply)).toEqual([3, 7])
  expect(end).not.toHaveBeenCalled()
})

test('the answer can be shown, and practice ends after the last mistake', async () => {
  const { end } = start([3])
  ;(await screen.findByTestId('practice-show')).click()
  await vi.waitFor(() =>
    expect(screen.getByTestId('practice-said').textContent).toContain('The coach plays “Build Walls”'),
  )
  const next = await screen.findByTestId('practice-next')
  expect(next.textContent).toBe('Finish')
  next.click()
  expect(end).toHaveBeenCalled()
})
