import { expect, test } from 'vitest'
import { LEAST_WIDE, cardSize, hasOneRow, isTooWide, rowHeight, rowsOf } from './phone.ts'

const HEADER = 109 // status and players of an upright phone, in pixels

test.each([
  [844, 16, 1.46],
  [844, 0, 1.5],
  [740, 16, 1],
  [740, 8, 1.15],
  [740, 0, 1.21],
])('a phone %i pixels high has two rows of cards that leave space for a city of %i cards', (height, built, tall) => {
  const space = height - HEADER
  expect(hasOneRow(space, false)).toBe(false)
  expect(cardSize(4, 360, rowHeight(space, false, built)).tall).toBeCloseTo(tall, 2)
  expect(space - 2 * rowHeight(space, false, 16)).toBeGreaterThanOrEqual(435)
})

test('fewer cards in a row are wider, until they would be as wide as high', () => {
  const height = rowHeight(844 - HEADER, false, 8)
  const wide = [4, 3, 2].map((perRow) => cardSize(perRow, 390 - 6, height).wide)
  expect(wide[0]).toBe(LEAST_WIDE)
  expect(wide[1]).toBeGreaterThan(120)
  expect(wide[2]).toBeGreaterThan(wide[1]!)
  expect(cardSize(2, 390 - 6, height).tall).toBeCloseTo(1.1, 2)
})

test('four cards or more have two rows on an upright phone; in landscape only what does not fit', () => {
  expect([3, 4, 5, 7].map((cards) => rowsOf(cards, 390 - 6))).toEqual([1, 2, 2, 2])
  expect([3, 4].map((cards) => rowsOf(cards, 360 - 6))).toEqual([1, 2])
  expect([4, 5].map((cards) => rowsOf(cards, 433, { isLow: true }))).toEqual([1, 2])
  expect(rowsOf(7, 390 - 6, { isShort: true })).toBe(1)
})

test('with the bars of a browser, upright or in landscape, there is one row to swipe', () => {
  expect(hasOneRow(664 - HEADER, false)).toBe(true)
  expect(hasOneRow(340 - 45, true)).toBe(true)
  expect(hasOneRow(390 - 45, true)).toBe(false)
})

test('four cards fit side by side on a phone 390 pixels wide; on a smaller one they are swiped', () => {
  expect([360, 375, 390, 412].map((width) => isTooWide(4, width - 6))).toEqual([true, true, false, false])
  expect(isTooWide(3, 320 - 6)).toBe(false)
  expect(isTooWide(4, 0)).toBe(false)
})
