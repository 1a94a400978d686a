import { describe, expect, it } from 'vitest'
import { extent, isCompact, layoutFor } from './layout.ts'

describe('the room', () => {
  it.each([
    [1140, 847, 'wide'],
    [2260, 1387, 'wide'],
    [1066, 715, 'wide'],
    [768, 905, 'tall'],
    [1000, 1100, 'tall'],
    [390, 730, 'narrow'],
    [360, 626, 'narrow'],
    [844, 276, 'short'],
    [0, 0, 'wide'],
  ] as const)('of %i by %i is %s', (width, height, shape) => {
    expect(layoutFor(width, height)).toBe(shape)
  })

  it('draws cities as sums on phones only', () => {
    expect((['wide', 'tall', 'narrow', 'short'] as const).map(isCompact)).toEqual([false, false, true, true])
  })
})

describe('the extent of a layout', () => {
  it('is the widest row and the number of rows', () => {
    expect(
      extent([
        { row: 0, x: -1 },
        { row: 0, x: 1 },
        { row: 4, x: -5 },
      ]),
    ).toEqual({ columns: 6, rows: 5 })
    expect(
      extent([
        { row: 6, x: 3 },
        { row: 6, x: 1 },
      ]),
    ).toEqual({ columns: 4, rows: 7 })
    expect(extent([{ row: 3, x: 0 }])).toEqual({ columns: 1, rows: 4 })
  })
})
