/** The rating of a solver, and which puzzle comes next. */
import { beforeEach, expect, test } from 'vitest'
import { START, after, address, next, note, progressOf, solvedOf, themesIn } from './progress.ts'

const puzzle = (id: string, rating: number, ...themes: string[]) => ({ id, rating, themes, players: 2 })
const many = Array.from({ length: 40 }, (_, i) => puzzle(`p${i}`, 900 + 30 * i, i % 4 ? 'science' : 'chain'))

beforeEach(() => localStorage.clear())

test('a first try moves the rating, more for a surprise, and only once', () => {
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

test('the next puzzle is new, of the theme, and near the rating', () => {
  const progress = { rating: 1200, tried: { p10: true } }
  for (const random of [0, 0.5, 0.99]) {
    const found = next(many, progress, '', () => random)!
    expect(Math.abs(found.rating - 1200)).toBeLessThanOrEqual(210)
    expect(found.id).not.toBe('p10')
    expect(next(many, progress, 'chain', () => random)!.themes).toEqual(['chain'])
  }
})

test('once all are tried, they come again; of none there is none', () => {
  expect(next([puzzle('a', 1000)], { rating: 1200, tried: { a: false } }, '')?.id).toBe('a')
  expect(next([], { rating: 1200, tried: {} }, '')).toBeUndefined()
})

test('themes are counted, the most frequent first', () => {
  expect(themesIn(many)).toEqual([
    { theme: 'science', n: 30 },
    { theme: 'chain', n: 10 },
  ])
  expect(address('duel', 'a', 'chain')).toBe('/puzzles/duel/a?theme=chain')
  expect(address('duel', 'a', '')).toBe('/puzzles/duel/a')
})
