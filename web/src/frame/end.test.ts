/** The headline of a finished game, and the order of the sheet. */
import { beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { headlineOf } from './headline.ts'
import { type Ending, ranked, rowsOf } from './scores.ts'

const names = ['Ana', 'Imhotep', 'Bo']
const ending = (reason: string, winners: number[], ...points: number[]): Ending => ({
  cities: [],
  outcome: { winners, reason, points: points.map((civilian) => ({ civilian })) },
})
const rows = (end: Ending) => rowsOf(end, ['civilian'])
const headline = (game: string, end: Ending, you: number | null = null) => headlineOf(game, end, rows(end), names, you)

beforeAll(() => translator.speak('en'))

describe('the headline', () => {
  test('names the winner, the way of winning and both totals', () => {
    expect(headline('duel', ending('civilian', [1], 55, 77))).toEqual({
      title: 'Imhotep wins on points, 77–55',
      line: '',
    })
    expect(headline('duel', ending('civilian', [1], 55, 77), 1).title).toBe('You win on points, 77–55')
  })

  test('names the second of three or more players and the lead', () => {
    expect(headline('seven-wonders', ending('points', [1], 50, 61, 58))).toEqual({
      title: 'Imhotep wins on points, 61–58',
      line: '3 points ahead of Bo',
    })
  })

  test('a supremacy needs no points', () => {
    expect(headline('duel', ending('military', [0], 10, 40)).title).toBe('Ana wins: military supremacy')
  })

  test('a tie says how it was broken, or that it was not', () => {
    expect(headline('duel', ending('blue-cards', [0], 40, 40)).line).toBe('a tie broken by points on blue cards')
    expect(headline('duel', ending('shared', [0, 1], 40, 40)).title).toBe('Ana and Imhotep share the victory')
  })
})

describe('the order', () => {
  const seats = (end: Ending, isByPoints = true) =>
    ranked(rows(end), isByPoints).map(({ seat, rank, behind }) => [seat, rank, behind])

  test('goes from the winner to the last, with the points they are behind', () => {
    expect(seats(ending('points', [1], 50, 61, 58))).toEqual([
      [1, 1, 0],
      [2, 2, 3],
      [0, 3, 11],
    ])
  })

  test('tied seats share a rank, unless the tie was broken', () => {
    expect(seats(ending('points', [1], 50, 61, 50))).toEqual([
      [1, 1, 0],
      [0, 2, 11],
      [2, 2, 11],
    ])
    expect(seats(ending('coins', [2], 61, 50, 61))).toEqual([
      [2, 1, 0],
      [0, 2, 0],
      [1, 3, 11],
    ])
  })

  test('the winner by supremacy is first, and nobody is behind by points', () => {
    expect(seats(ending('military', [0], 10, 40), false)).toEqual([
      [0, 1, 0],
      [1, 2, 0],
    ])
  })
})
