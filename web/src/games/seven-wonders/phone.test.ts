import { expect, test } from 'vitest'
import { LEAST_WIDE, cardsTall, hasOneRow } from './phone.ts'

const HEADER = 109 // status and players of an upright phone, in pixels

test.each([
  [844, 1.46],
  [740, 1],
])('a phone of %i pixels has two rows of cards that leave the city its room', (height, tall) => {
  const room = height - HEADER
  expect(hasOneRow(room, false)).toBe(false)
  expect(cardsTall(room, false)).toBeCloseTo(tall, 2)
  expect(room - 2 * LEAST_WIDE * cardsTall(room, false)).toBeGreaterThanOrEqual(435)
})

test('with the bars of a browser, or on its side with them, there is one row to swipe', () => {
  expect(hasOneRow(664 - HEADER, false)).toBe(true)
  expect(hasOneRow(340 - 45, true)).toBe(true)
  expect(hasOneRow(390 - 45, true)).toBe(false)
})
