import { expect, test } from 'vitest'
import { between, stepOf, ticksOf } from './scale.ts'

test('steps are round', () => {
  expect([7, 23, 48, 300, 0.3].map((span) => stepOf(span, 5))).toEqual([2, 5, 10, 100, 0.1])
})

test('ticks reach around all values', () => {
  expect(ticksOf(1013, 1488)).toEqual([1000, 1100, 1200, 1300, 1400, 1500])
  expect(ticksOf(0, 0)).toHaveLength(2)
  expect(ticksOf(0, 2, 5, true)).toEqual([0, 1, 2])
})

test('a value lies between the ends, and never outside', () => {
  expect(between(15, 10, 20)).toBe(0.5)
  expect([between(5, 10, 20), between(25, 10, 20)]).toEqual([0, 1])
  expect(between(3, 3, 3)).toBe(0.5)
})
