/** The rating of a solver, and which puzzle comes next. */
import { beforeEach, expect, test } from 'vitest'
import {
  LEVELS,
  START,
  after,
  address,
  next,
  note,
  progressOf,
  solvedOf,
  stockOf,
  themesIn,
  wanted,
} from './progress.ts'

const puzzle = (id: string, rating: number, ...themes: string[]) => ({ id, rating, themes, players: 2 })
const many = Array.from({ length: 40 }, (_, i) => puzzle(`p${i}`, 900 + 30 * i, i % 4 ? 'science' : 'chain'))

const ANY = { theme: '', level: '' }

beforeEach(() => localStorage.clear())

test('a first try changes the rating, more for a surprise, and only once', () => {
  const fresh = progressOf('duel')
  expect(fresh).toEqual({ rating: START, tried: {} })
  const hard = after(fresh, puzzle('a', 1800), true)
  const easy = after(fresh, puzzle('a', 900), true)
  expect(hard.rating).toBeGreaterThan(easy.rating)
  expect(easy.rating).toBeGreaterThan(START)
  expect(after(fresh, puzzle('a', 900), false).rating).toBeLessThan(START)
  expect(after(hard, puzzle('a', 1800), false)).toBe(hard)
})

test('the rating becomes steadier with experience', () => {
  const tried = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`x${i}`, true]))
  const gain = (progress: ReturnType<typeof progressOf>) =>
    after(progress, puzzle('a', 1200), true).rating - progress.rating
  expect(gain({ rating: 1200, tried })).toBeLessThan(gain({ rating: 1200, tried: {} }))
})

test('progress is kept for each game', () => {
  note('duel', puzzle('a', 1200), true)
  note('duel', puzzle('b', 1200), false)
  expect(solvedOf(progressOf('duel'))).toBe(1)
  expect(Object.keys(progressOf('duel').tried)).toEqual(['a', 'b'])
  expect(progressOf('architects').tried).toEqual({})
})

test('the next puzzle is new, fits the theme, and is near the rating', () => {
  const progress = { rating: 1200, tried: { p10: true } }
  for (const random of [0, 0.5, 0.99]) {
    const puzzle = next(many, progress, ANY, () => random)!
    expect(Math.abs(puzzle.rating - 1200)).toBeLessThanOrEqual(210)
    expect(puzzle.id).not.toBe('p10')
    expect(next(many, progress, { theme: 'chain', level: '' }, () => random)!.themes).toEqual(['chain'])
  }
})

test('once all are tried, they are repeated; without puzzles there is none', () => {
  expect(next([puzzle('a', 1000)], { rating: 1200, tried: { a: false } }, ANY)?.id).toBe('a')
  expect(next([], { rating: 1200, tried: {} }, ANY)).toBeUndefined()
})

test('themes are counted, the most frequent first', () => {
  expect(themesIn(many)).toEqual([
    { theme: 'science', n: 30 },
    { theme: 'chain', n: 10 },
  ])
  expect(address('duel', 'a', { theme: 'chain', level: '' })).toBe('/puzzles/duel/a?theme=chain')
  expect(address('duel', 'a', { theme: 'chain', level: 'hard' })).toBe('/puzzles/duel/a?theme=chain&level=hard')
  expect(address('duel', 'a', ANY)).toBe('/puzzles/duel/a')
})

test('difficulties divide the puzzles, and the nearest within one comes next', () => {
  const sizes = LEVELS.map((level) => wanted(many, { theme: '', level }).length)
  expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(many.length)
  const hard = next(many, { rating: 900, tried: {} }, { theme: '', level: 'hard' }, () => 0)!
  expect(hard.rating).toBe(1500)
  expect(wanted(many, { theme: 'chain', level: 'easy' }).every((each) => each.rating < 1200)).toBe(true)
  expect(wanted(many, { theme: '', level: 'nonsense' })).toHaveLength(many.length)
})

test('the page shows how many puzzles there are', () => {
  expect(stockOf(many, { rating: 1200, tried: { p0: true } })).toEqual({
    n: 40,
    least: '900',
    most: '2070',
    near: 11,
    left: 39,
  })
})
