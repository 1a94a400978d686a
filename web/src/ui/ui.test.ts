/** What the pages share: rings, lengths of time, results, names for newcomers. */
import { beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { ago } from './ago.ts'
import { clockInWords, inWords } from './durations.ts'
import { drawn } from './guest.svelte.ts'
import { resultOf, tableIn } from './results.ts'
import { spots } from './ring.ts'

beforeAll(() => translator.speak('en'))

describe('the ring', () => {
  test('the user is at the bottom, the left neighbour on the left', () => {
    const [me, left, across, right] = spots(4)
    expect(me).toEqual({ x: 50, y: 100 })
    expect(left).toEqual({ x: 0, y: 50 })
    expect(across).toEqual({ x: 50, y: 0 })
    expect(right).toEqual({ x: 100, y: 50 })
  })

  test('the requested seat is at the bottom', () => {
    expect(spots(5, 3)[3]).toEqual({ x: 50, y: 100 })
  })

  test.each([2, 3, 4, 5, 6, 7])('%i seats are all in the box and apart', (n) => {
    const places = spots(n)
    for (const { x, y } of places) expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 100).toBe(true)
    const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
    expect(Math.min(...gaps)).toBeGreaterThan(30)
  })
})

test('durations in words', () => {
  expect(inWords(90)).toBe('1 minute and 30 seconds')
  expect(inWords(259200)).toBe('3 days')
  expect(inWords(93784)).toBe('1 day, 2 hours, 3 minutes and 4 seconds')
  expect(inWords(0)).toBe('0 seconds')
})

test('a clock as a sentence', () => {
  expect(clockInWords(null)).toContain('No clock')
  expect(clockInWords({ bank: 300, increment: 5 })).toMatch(/5 minutes .* 5 seconds/)
  expect(clockInWords({ bank: 300, increment: 0 })).not.toContain('plus')
  expect(clockInWords({ bank: 300, increment: 0 }, true)).toContain('lose')
})

test('results are parsed from their line', () => {
  expect(resultOf('civilian | winners 1 | points 34 78')).toEqual({
    reason: 'civilian',
    winners: [1],
    points: [34, 78],
  })
  expect(resultOf('shared | winners 0 2 | points 40 38 40')).toEqual({
    reason: 'shared',
    winners: [0, 2],
    points: [40, 38, 40],
  })
  expect(resultOf(null)).toBeNull()
})

test.each([
  ['https://pharos.example/table/_ji97Tb7zG3pvTMR', '_ji97Tb7zG3pvTMR'],
  ['https://pharos.example/table/_ji97Tb7zG3pvTMR/?x=1#y', '_ji97Tb7zG3pvTMR'],
  ['  _ji97Tb7zG3pvTMR ', '_ji97Tb7zG3pvTMR'],
  ['hello there', null],
  ['', null],
  ['../../etc', null],
])('the table in %j', (text, id) => expect(tableIn(text)).toBe(id))

test('how long ago', () => {
  expect(ago(1000, 'en', 1010)).toBe('this minute')
  expect(ago(1000, 'en', 1000 + 7300)).toBe('2 hours ago')
  expect(ago(1000, 'pt-BR', 1000 + 86400)).toBe('ontem')
  expect(ago(2000, 'en', 1000)).toBe('this minute')
})

test('a newcomer is offered another name than the present one', () => {
  expect(drawn('Dido, Solon', 'Dido')).toBe('Solon')
  expect(drawn('Dido, Solon, Thales', 'Solon', () => 0.99)).toBe('Thales')
  expect(drawn('Dido', 'Dido')).toBe('Dido')
})
