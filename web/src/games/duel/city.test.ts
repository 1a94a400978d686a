import { describe, expect, it } from 'vitest'
import { COLOURS, HEAD_WIDTH, breadth, built, columns, goods, headed, total } from './city.ts'
import { catalogue, view } from './fixture.ts'

const [own, other] = view.cities

describe('a city', () => {
  it('has a column for each colour, including empty ones', () => {
    const shown = columns(own.cards, catalogue)
    expect(shown.map(({ colour }) => colour)).toEqual(COLOURS)
    expect(shown.map(({ cards }) => cards.map(({ name }) => name))).toEqual([
      ['quarry'],
      [],
      ['tavern'],
      ['theater'],
      ['workshop'],
      [],
      [],
    ])
  })

  it('shows what it produces and what one more costs', () => {
    expect(goods(own).map(({ letter, own: n, price }) => [letter, n, price])).toEqual([
      ['W', 0, 3],
      ['S', 1, 2],
      ['C', 0, 2],
      ['G', 0, 2],
      ['P', 0, 2],
    ])
  })

  it('counts a flexible unit for every resource it may be', () => {
    const shown = goods({ ...other, choices: { raw: 1, manufactured: 2 } })
    expect(shown.map(({ flexible }) => flexible)).toEqual([1, 1, 1, 2, 2])
  })

  it('sums its score and its wonders', () => {
    expect(total(own.score!)).toBe(18)
    expect(built(own)).toBe(3)
  })
})

describe('the width of columns', () => {
  it('grows by a stack when a column is full', () => {
    const blue = (n: number) => [
      { colour: 'blue' as const, cards: Array.from({ length: n }, () => catalogue.card[0]!) },
    ]
    expect(breadth(blue(4), 4)).toBeCloseTo(HEAD_WIDTH.blue + 0.6)
    expect(breadth(blue(5), 4)).toBeCloseTo(2 * HEAD_WIDTH.blue + 0.2 + 0.6)
  })

  it('gives an empty colour the width of its icon', () => {
    expect(breadth(columns([], catalogue), 4)).toBeCloseTo(7 * 2.1 + 6 * 0.4)
  })
})

describe('the head of a card', () => {
  const effects = [
    { verb: 'most-coins', amount: 1, what: 'blue' },
    { verb: 'most-points', amount: 1, what: 'blue' },
  ] as never

  it('of a guild shows its points only', () => {
    const guild = { ...catalogue.card[0]!, colour: 'purple' as const, effects }
    expect(headed(guild).effects.map(({ verb }) => verb)).toEqual(['most-points'])
  })

  it('of another card shows all', () => {
    const card = { ...catalogue.card[0]!, colour: 'yellow' as const, effects }
    expect(headed(card)).toBe(card)
  })
})
