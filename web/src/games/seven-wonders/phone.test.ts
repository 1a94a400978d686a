import { expect, test } from 'vitest'
import { cardsTall, hasOneRow, leastWide } from './phone.ts'

const HEADER = 109 // status and players of an upright phone, in pixels

test.each([
  [390, 844, 1.46],
  [360, 740, 1],
])('a phone of %i x %i pixels has two rows of cards that leave the city its room', (width, height, tall) => {
  const room = height - HEADER
  expect(hasOneRow(room, false)).toBe(false)
  expect(cardsTall(width, room, false)).toBeCloseTo(tall, 2)
  expect(room - 2 * leastWide(width, false) * cardsTall(width, room, false)).toBeGreaterThanOrEqual(435)
})

test('with the bars of a browser, or on its side with them, there is one row to swipe', () => {
  expect(hasOneRow(664 - HEADER, false)).toBe(true)
  expect(hasOneRow(340 - 45, true)).toBe(true)
  expect(hasOneRow(390 - 45, true)).toBe(false)
})

test.each([360, 375, 390, 412])('four cards lie side by side on a phone %i pixels wide', (width) => {
  expect(4 * leastWide(width, false)).toBeLessThanOrEqual(width - 6)
})
