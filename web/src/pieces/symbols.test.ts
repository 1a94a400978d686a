import { describe, expect, it } from 'vitest'
import { type Mark, fitted, marksOf, widthOf } from './symbols.ts'

const icons = (n: number): Mark[] => Array.from({ length: n }, () => ({ icon: 'coin' as const }))

describe('the head of a card', () => {
  it('has few symbols large and side by side', () => {
    expect(fitted([icons(1)], 94, 46, 25)).toEqual({ isLine: true, size: 25 })
    expect(fitted([icons(1), icons(2)], 94, 46, 25)).toEqual({ isLine: true, size: 25 })
  })

  it('is never wider or higher than its card', () => {
    const marketplace = marksOf({ verb: 'discount', amount: 1, what: 'GLP', where: 'left right' })
    expect(marketplace).toHaveLength(7)
    for (const rows of [
      [marketplace],
      [icons(9)],
      [icons(4), icons(4)],
      [icons(1), icons(1), icons(1)],
      [icons(5), icons(2), icons(1)],
    ]) {
      const { size } = fitted(rows, 94, 46, 25)
      expect(Math.max(...rows.map(widthOf)) * size).toBeLessThanOrEqual(94.001)
      expect(rows.length * size).toBeLessThanOrEqual(46)
    }
  })

  it('of nothing is empty', () => {
    expect(fitted([], 94, 46, 25).size).toBe(25)
  })
})
