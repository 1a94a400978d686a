/** The log as it is read. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import Log from './Log.svelte'

beforeAll(() => translator.speak('en'))
afterEach(cleanup)

test('a turn begins with a heading, which has no full stop', () => {
  const turn = { event: { event: 'turn', turn: 2 }, message: { id: 'event-turn', values: { turn: 2 } } }
  const coins = { event: { event: 'income', city: 0 }, message: { id: 'event-income', values: { city: 0, coins: 3 } } }
  const log = [{ ply: 0, seat: 0, events: [turn, coins] }]
  render(Log, { game: 'seven-wonders', log: log as never, names: ['Ana', 'Bo', 'Cy'] })
  expect(screen.getByText('Turn 2')).toBeVisible()
  expect(screen.getByText(/In all, Ana gains 3 coins\./)).toBeVisible()
})
