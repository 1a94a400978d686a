import { expect, test } from 'vitest'
import { LEAST_WIDE, cardsTall, hasOneRow, isTooWide } from './phone.ts'

const HEADER = 109 // status and players of an upright phone, in pixels

test.each([
  [844, 1.46],
  [740, 1],
])('a phone %i pixels high has two rows of cards that leave the city its room', (height, tall) => {
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

test('four cards lie side by side on a phone 390 pixels wide; on a smaller one they are swiped', () => {
  expect([360, 375, 390, 412].map((width) => isTooWide(4, width - 6))).toEqual([true, true, false, false])
  expect(isTooWide(3, 320 - 6)).toBe(false)
  expect(isTooWide(4, 0)).toBe(false)
})
