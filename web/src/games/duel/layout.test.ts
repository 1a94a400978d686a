import { describe, expect, it } from 'vitest'
import { extent, hasFreeCorners, isCompact, layoutFor } from './layout.ts'

describe('the shape of the table', () => {
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

const at = (row: number, ...places: number[]): { row: number; x: number }[] => places.map((x) => ({ row, x }))

describe('the upper corners', () => {
  it('are free on a phone where an age begins with two cards', () => {
    expect(hasFreeCorners('narrow', [...at(0, -1, 1), ...at(1, -2, 0, 2)])).toBe(true)
    expect(hasFreeCorners('narrow', [...at(0, -5, -3, -1, 1, 3, 5), ...at(1, -4)])).toBe(false)
    expect(hasFreeCorners('wide', at(0, -1, 1))).toBe(false)
    expect(hasFreeCorners('narrow', [])).toBe(false)
  })
})

describe('the extent of a layout', () => {
  it('is the widest row and the number of rows', () => {
    expect(extent([...at(0, -1, 1), ...at(4, -5, -3, -1)])).toEqual({ columns: 6, rows: 5, middle: 0, reach: 1 })
    expect(extent([...at(0, -1, 1), ...at(2, -3, 1, 3)])).toEqual({ columns: 4, rows: 3, middle: 0, reach: 1 })
  })

  it('knows how far the upper row reaches when its last cards move to the middle', () => {
    expect(extent([...at(0, -1, 1), ...at(1, -2, 0)])).toEqual({ columns: 2.5, rows: 2, middle: -0.5, reach: 1.5 })
  })

  it('has the last cards in its middle', () => {
    expect(extent(at(6, 3, 1))).toEqual({ columns: 2, rows: 7, middle: 2, reach: 0 })
    expect(extent([...at(0, -1), ...at(1, -2)])).toEqual({ columns: 1.5, rows: 2, middle: -1.5, reach: 0.5 })
    expect(extent(at(3, -4))).toEqual({ columns: 1, rows: 4, middle: -4, reach: 0 })
  })
})
