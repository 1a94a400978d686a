import { describe, expect, it } from 'vitest'
import type { View } from '../../types/duel.ts'
import { advance, dangers, bottomSeat, militaryTokens, spaces } from './board.ts'
import { catalogue } from './fixture.ts'

const cities = (first: number, second: number): View['cities'] =>
  [first, second].map((n) => ({
    science: ['quill', 'mortar', 'wheel', 'law', 'sundial', 'armillary'].slice(0, n),
  })) as unknown as View['cities']

describe('the military track', () => {
  it('is seen from your side: forward is towards the opponent', () => {
    expect(advance(3, 0)).toBe(3)
    expect(advance(3, 1)).toBe(-3)
    expect(Object.is(advance(0, 1), 0)).toBe(true)
  })

  it('has nineteen spaces between two capitals, in zones of 2, 5 and 10 points', () => {
    const all = spaces(catalogue)
    expect(all).toHaveLength(19)
    expect(all.filter(({ isCapital }) => isCapital).map(({ at }) => at)).toEqual([-9, 9])
    expect(all.filter(({ at }) => at >= 0).map(({ zone }) => zone)).toEqual([0, 2, 2, 5, 5, 5, 10, 10, 10, 0])
    expect(all.map(({ side }) => side).filter((side) => side === 'own')).toHaveLength(9)
  })

  it('shows the remaining military tokens on the side of the player they threaten', () => {
    const view = { military_tokens: [[2, 5], [5]] } as unknown as View
    expect(militaryTokens(view, 0, catalogue)).toEqual([
      { at: -3, coins: 2 },
      { at: -6, coins: 5 },
      { at: 6, coins: 5 },
    ])
    expect(militaryTokens(view, 1, catalogue)).toEqual([
      { at: -6, coins: 5 },
      { at: 3, coins: 2 },
      { at: 6, coins: 5 },
    ])
  })

  it('is drawn for the first seat if the viewer has none', () => {
    expect([bottomSeat(null), bottomSeat(0), bottomSeat(1)]).toEqual([0, 0, 1])
  })
})

describe('dangers', () => {
  it('begin three spaces or two symbols before the end', () => {
    expect(dangers({ pawn: 5, cities: cities(3, 0), outcome: null }, catalogue)).toEqual([])
    expect(dangers({ pawn: -6, cities: cities(4, 0), outcome: null }, catalogue)).toEqual([
      { seat: 0, sort: 'science', left: 2 },
      { seat: 1, sort: 'military', left: 3 },
    ])
  })

  it('are over when the game is', () => {
    expect(
      dangers({ pawn: 9, cities: cities(0, 0), outcome: { winners: [0], reason: 'military' } as never }, catalogue),
    ).toEqual([])
  })
})
