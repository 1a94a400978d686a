/** An absent opponent: the others wait for the table's delay, then may let a bot play. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import Absent from './Absent.svelte'

const fetched = vi.fn((_path: string) => Promise.resolve(Response.json({})))
beforeAll(() => translator.speak('en'))
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The line that Ana sees while Bo is away and owes a decision. */
function shown(change: { toAct?: number[]; wait?: number | null }): void {
  const seat = (seat: number, since: number | null) => ({ seat, away_since: since, bot_substitutes: false })
  const shown = {
    seat: 0,
    isLive: true,
    names: ['Ana', 'Bo'],
    toAct: change.toAct ?? [1],
    table: {
      id: 't',
      status: 'playing',
      replace_after: change.wait === undefined ? 600 : change.wait,
      seats: [seat(0, null), seat(1, 1_000_000)],
    },
  }
  const session = shown as unknown as LiveSession
  render(Absent, { session })
}

test('the delay is shown, and then a bot can take over', async () => {
  shown({})
  expect(screen.getByRole('status').textContent).toContain('After 10 minutes,')
  expect(screen.queryByRole('button')).toBeNull()
  await vi.advanceTimersByTimeAsync(600_000)
  await tick()
  screen.getByRole('button', { name: 'Let a bot play' }).click()
  expect(fetched.mock.calls[0]![0]).toBe('/api/tables/t/seats/1/substitute')
})

test('nobody is asked while the absent player has nothing to decide, or if a bot substitutes automatically', () => {
  shown({ toAct: [0] })
  shown({ wait: null })
  expect(screen.queryByRole('status')).toBeNull()
})
