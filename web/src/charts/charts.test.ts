/** Charts: what they draw, and what a screen reader says instead. */
import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import AsTable from './AsTable.svelte'
import RatingGraph from './RatingGraph.svelte'
import ShareBars from './ShareBars.svelte'
import SpreadChart from './SpreadChart.svelte'
import StackedBars from './StackedBars.svelte'

beforeAll(() => translator.speak('en'))
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a rating graph names the player and the way, and shows the bots within its range', () => {
  const points = [1298, 1340, 1310].map((rating, i) => ({ at: i * 86400, rating, uncertainty: 500 - i * 100 }))
  const levels = [
    { label: 'Apprentice', rating: 1200 },
    { label: 'Beyond', rating: 9000 },
  ]
  render(RatingGraph, { points, name: 'Ana', levels })
  const graph = screen.getByRole('img', { name: 'Ana’s rating over 3 games, from 1298 to 1310' })
  expect(graph.querySelectorAll('circle')).toHaveLength(3)
  expect(within(graph).getByText('Apprentice')).toBeInTheDocument()
  expect(within(graph).queryByText('Beyond')).toBeNull()
})

test('a single game is a point with its range', () => {
  render(RatingGraph, { points: [{ at: 0, rating: 1298, uncertainty: 579 }], name: 'Ana' })
  expect(screen.getByRole('img').querySelector('.reach')).not.toBeNull()
})

test('equal points are stacked, around the median', () => {
  const row = {
    key: 'a',
    name: 'Ana',
    values: [40, 50, 50, 60],
    low: 47.5,
    middle: 50,
    high: 52.5,
    about: 'Ana: 40 to 60',
  }
  render(SpreadChart, { rows: [row], label: 'Points' })
  const dots = [...screen.getByRole('img', { name: 'Points' }).querySelectorAll('circle')]
  const places = dots.map((dot) => `${dot.getAttribute('cx')} ${dot.getAttribute('cy')}`)
  expect(new Set(places).size).toBe(4)
  expect(dots[1]!.getAttribute('cx')).toBe(dots[2]!.getAttribute('cx'))
})

test('the parts of a bar are as high as their counts, and differ by more than colour', () => {
  render(StackedBars, { bars: [{ label: 'Jan', parts: [3, 1] }], names: ['points', 'military'], label: 'Ways' })
  const chart = screen.getByRole('img', { name: 'Ways' })
  const patterned = [...chart.querySelectorAll('rect[fill^="url"]')]
  const [one, other] = patterned.map((part) => Number(part.getAttribute('height')))
  expect(one! / other!).toBeCloseTo(3)
  expect(new Set(patterned.map((part) => part.getAttribute('fill'))).size).toBe(2)
})

test('shares have a mark where chance would be', () => {
  const row = { key: 'g', name: 'Giza', share: 0.5, expected: 0.25, n: 8, about: 'Giza: 50 %' }
  render(ShareBars, { rows: [row], label: 'Wonders', expectedLabel: 'chance' })
  const chart = screen.getByRole('img', { name: 'Wonders' })
  const width = (selector: string): number => Number(chart.querySelector(selector)!.getAttribute('width'))
  expect(width('.bar') / width('.track')).toBeCloseTo(0.5)
  expect(Number(chart.querySelector('line')!.getAttribute('x1')) / width('.track')).toBeCloseTo(0.25)
})

test('the figures are there as a table, too', () => {
  render(AsTable, { label: 'Points', heads: ['Player', 'Games'], rows: [['Ana', 3]] })
  expect(screen.getByText('Show as a table')).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: 'Ana', hidden: true })).toBeInTheDocument()
})
