/** Average loss over time: averages, and hints taken. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { api } from '../../core/api.ts'
import { translator } from '../../core/i18n.svelte.ts'
import type { PerformanceRow } from '../../types/messages.ts'
import { average, averages } from './performance.ts'
import Performance from './Performance.svelte'

const row = (changes: Partial<PerformanceRow>): PerformanceRow => ({
  table_id: 't',
  seat: 0,
  game: 'duel',
  players: 2,
  has_won: true,
  ended: 0,
  decisions: 10,
  mistakes: 0,
  performance: 20,
  accuracy: 90,
  hints: 0,
  ...changes,
})

beforeAll(() => translator.speak('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('games with more decisions weigh more', () => {
  const rows = [row({}), row({ performance: 50, decisions: 20 })]
  expect(average(rows)).toBe(40)
  expect(averages(rows)).toEqual([20, 40])
})

test('games with hints are marked', async () => {
  const rows = [row({}), row({ table_id: 'u', hints: 2 }), row({ table_id: 'v', hints: 1 })]
  vi.spyOn(api, 'performance').mockResolvedValue(rows)
  render(Performance, { game: '' })
  expect((await screen.findByTestId('hinted')).textContent).toBe('You took 3 hints in 2 games; their dots are hollow.')
  expect(document.querySelectorAll('circle.hinted')).toHaveLength(2)
  expect(document.querySelectorAll('circle title')[1]?.textContent).toContain('Took 2 hints')
})

test('without games nothing is shown', async () => {
  const asked = vi.spyOn(api, 'performance').mockResolvedValue([])
  render(Performance, { game: '' })
  await asked.mock.results[0]?.value
  expect(screen.queryByTestId('performance')).toBeNull()
})
