/** The score sheet: what it contains, and how it counts up. */
import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { scoredBy } from '../pieces/scores.ts'
import { settings } from '../core/settings.svelte.ts'
import { translator } from '../core/i18n.svelte.ts'
import ScoreSheet from './ScoreSheet.svelte'
import { type Ending, categoriesOf, counted, isDecidedByPoints, styleOf, rowsOf, totalCounted } from './scores.ts'

const ending: Ending = {
  cities: [{}, {}, {}],
  outcome: {
    winners: [1],
    reason: 'points',
    points: [
      { military: -2, civilian: 14 },
      { military: 5, civilian: 16 },
    ],
  },
}
const categories = ['civilian', 'military']

beforeAll(() => translator.speak('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  settings.speed = 'normal'
})

test.each([
  ['points', true],
  ['civilian', true],
  ['blue-cards', true],
  ['military', false],
  ['science', false],
])('a game that ends by %s waits for a count: %s', (reason, waits) => {
  expect(isDecidedByPoints({ ...ending, outcome: { ...ending.outcome!, reason } })).toBe(waits)
})

describe('rows', () => {
  test('points are in the order of the categories; the Free City has no row', () => {
    expect(rowsOf(ending, categories)).toEqual([
      { seat: 0, points: [14, -2], total: 12, hasWon: false },
      { seat: 1, points: [16, 5], total: 21, hasWon: true },
    ])
  })

  test('unknown categories are derived from the points', () => {
    expect(categoriesOf(ending, [])).toEqual(['military', 'civilian'])
    expect(categoriesOf(ending, categories)).toEqual(categories)
  })

  test('there is no sheet before the end', () => {
    expect(rowsOf({ cities: [], outcome: null }, categories)).toEqual([])
  })

  test('a category without an icon gets a default one', () => {
    expect(styleOf('duel', 'something').icon).toBe('points')
  })
})

test('columns count up one after the other', () => {
  expect([0, 0.5, 1, 2].map((done) => counted(10, 0, done))).toEqual([0, 5, 10, 10])
  expect(counted(10, 1, 1)).toBe(0)
  expect([0, 1, 1.5, 2].map((done) => totalCounted([10, 4], done))).toEqual([0, 10, 12, 14])
})

const sheet = (isDone = false) =>
  render(ScoreSheet, {
    game: 'duel',
    categories,
    rows: rowsOf(ending, categories),
    names: ['Ana', 'Bo'],
    you: 0,
    isDone,
  })
test('hints are shown beside the name of the player who took them', () => {
  render(ScoreSheet, {
    game: 'duel',
    categories,
    rows: rowsOf(ending, categories),
    names: ['Ana', 'Bo'],
    hints: [2, 0],
    isDone: true,
  })
  expect(within(screen.getByTestId('score-0')).getByTestId('hints').title).toBe('Took 2 hints')
  expect(within(screen.getByTestId('score-1')).queryByTestId('hints')).toBeNull()
})

const cells = (seat: number) =>
  within(screen.getByTestId(`score-${seat}`))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('with reduced motion everything is there at once, with the crown', async () => {
  settings.speed = 'none'
  sheet()
  await vi.waitFor(() => expect(cells(1)).toEqual(['16', '5', '21']))
  expect(cells(0)).toEqual(['14', '−2', '12−99 points behind'])
  expect(within(screen.getByTestId('score-1')).getByRole('img', { name: 'winner' })).toBeInTheDocument()
  expect(within(screen.getByTestId('score-0')).queryByRole('img')).toBeNull()
})

test('with animations nobody is crowned before the end', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  sheet()
  expect(cells(1)).toEqual(['0', '0', '0'])
  expect(within(screen.getByTestId('score-1')).queryByRole('img')).toBeNull()
})

describe('the category that is being counted', () => {
  test('is announced while points count up', async () => {
    let now: FrameRequestCallback = () => undefined
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => {
      now = step
      return 1
    })
    const counting = vi.fn()
    render(ScoreSheet, {
      game: 'duel',
      categories,
      rows: rowsOf(ending, categories),
      names: ['Ana', 'Bo'],
      get counting() {
        return null
      },
      set counting(category: string | null) {
        counting(category)
      },
    })
    await tick()
    expect(counting).toHaveBeenLastCalledWith('civilian')
    now(performance.now() + settings.travel * 3)
    await tick()
    expect(counting).toHaveBeenLastCalledWith('military')
    now(performance.now() + settings.travel * 9)
    await tick()
    expect(counting).toHaveBeenLastCalledWith(null)
  })

  test('is not announced with reduced motion', async () => {
    settings.speed = 'none'
    const counting = vi.fn()
    render(ScoreSheet, {
      game: 'duel',
      categories,
      rows: rowsOf(ending, categories),
      names: ['Ana', 'Bo'],
      get counting() {
        return null
      },
      set counting(category: string | null) {
        counting(category)
      },
    })
    await tick()
    expect(counting.mock.calls.flat().filter(Boolean)).toEqual([])
  })
})

test('the colour of a card determines the categories in which it counts', () => {
  expect(['blue', 'green', 'yellow', 'purple', 'brown'].map(scoredBy)).toEqual([
    'civilian blue',
    'science',
    'commerce',
    'guilds',
    undefined,
  ])
})
