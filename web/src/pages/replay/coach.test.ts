/** What the coach says: the same sentences as in Python, addressed to the user. */
import { beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import type { AccountShown, ReasonShown, TurningPointShown } from '../../types/messages.ts'
import { accountRows, luckText, reasonText, turningPointText } from './coach.ts'
import { HEIGHT, WIDTH, bandsOf } from './ways.ts'

const table = (you: number | null = 0) => ({ game: 'duel', names: ['Ana', 'Bo'], you })
const reason = (values: Partial<ReasonShown>): ReasonShown => ({
  kind: 'tempo',
  amount: 1,
  seat: null,
  category: null,
  way: null,
  before: 0,
  now: 0,
  card: null,
  own: 0,
  theirs: 0,
  ...values,
})
const threat = reason({ kind: 'threat', seat: 1, way: 'military', before: 0.41, now: 0.12 })
const mistake: TurningPointShown = {
  ply: 3,
  effect: -0.21,
  seat: 0,
  played: { id: 'action-sell', values: { card: 'walls' } },
  better: { id: 'action-build', values: { card: 'walls' } },
  reasons: [reason({}), threat],
  before: 0,
  now: 0,
}
const account: AccountShown = {
  fair: 0.5,
  deal: 0.034,
  own: -0.204,
  others: 0.404,
  chance: 0.206,
  unexplained: 0.06,
  result: 1,
  luck: 0.24,
}

beforeAll(() => translator.speak('en'))

test('reasons of single games have sentences too', () => {
  const said = (values: Partial<ReasonShown>): string => reasonText(table(), reason(values))
  expect(said({ kind: 'lead', seat: 1, own: 2, theirs: 2 })).toBe('draws level with Bo in shields (2 each)')
  expect(said({ kind: 'lead', seat: 0, own: 3, theirs: 1 })).toBe('overtakes you in shields (3 to 1)')
  expect(said({ kind: 'keeps', seat: 1, card: 'palace', now: 0.625 })).toBe(
    'keeps “Palace” from Bo (who would get it in 63% of the simulated games)',
  )
  expect(said({ kind: 'keeps', seat: 0, card: 'palace', now: 1 })).toBe(
    'keeps “Palace” from you (you would get it in every simulated game)',
  )
  expect(said({ kind: 'opens', card: 'palace', before: 0.1, now: 0.55 })).toBe(
    'makes “Palace” free later (built in 55% of the simulated games instead of 10%)',
  )
  expect(said({ kind: 'stage' })).toBe('completes a stage of the wonder')
  expect(said({ kind: 'token' })).toBe('earns a progress token')
})

describe('turning points', () => {
  test('your mistake addresses you, with what the better move gains', () => {
    expect(turningPointText(table(), mistake, 0)).toBe(
      'You played “Sell Walls” and lost 21%. “Build Walls” gives another turn at once and cuts Bo’s chance of military supremacy from 41% to 12%.',
    )
  })

  test('also in Portuguese, from the other perspective', async () => {
    await translator.speak('pt-BR')
    expect(turningPointText(table(1), { ...mistake, effect: 0.21 }, 1)).toBe(
      'Ana jogou “Vender Muralha”, o que deu 21% a você. “Construir Muralha” dá outro turno na hora e reduz a sua chance de supremacia militar de 41% para 12%.',
    )
    await translator.speak('en')
  })

  test('luck says how the chance changed', () => {
    const luck = { ...mistake, seat: null, played: null, better: null, effect: -0.2, before: 0.6, now: 0.4 }
    expect(turningPointText(table(null), luck, 1)).toContain('Bad luck for Bo')
  })

  test('points and coins are counted', () => {
    expect(reasonText(table(), reason({ kind: 'points', amount: 4.23, seat: 0, category: 'science' }))).toBe(
      'brings 4.2 more points (Green)',
    )
    expect(reasonText(table(), reason({ kind: 'coins', amount: 3 }))).toBe('leaves 3 more coins')
  })
})

test('percentages add up, and changes of estimate are explained', () => {
  const numbers = accountRows(table(), account, 0).map(({ much }) => Number(much.replace('−', '-').replace('%', '')))
  expect(numbers.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(numbers.at(-1))
  expect(accountRows(table(), account, 0)[2]!.what).toBe('Your decisions')
  expect(luckText(table(), account, 0)).toContain('Luck gave you 24%')
  expect(luckText(table(), account, 0)).toContain('changing its estimate')
  const row = accountRows(table(), account, 0)[5]!.much.replace('+', '')
  expect(luckText(table(), account, 0)).toContain(`${row} comes from`)
  expect(luckText(table(), { ...account, chance: 0.256, unexplained: 0.01 }, 1)).toContain('add up to the result')
})

test('bands are stacked, from 0 to 1', () => {
  const course = [
    {
      ply: 0,
      chances: [0.5, 0.5],
      ways: [
        { points: 0.4, science: 0.1 },
        { points: 0.5, science: 0 },
      ],
    },
    {
      ply: 10,
      chances: [1, 0],
      ways: [
        { points: 1, science: 0 },
        { points: 0, science: 0 },
      ],
    },
  ]
  const bands = bandsOf(course)
  expect(bands.map(({ seat, way, shade }) => [seat, way, shade])).toEqual([
    [0, 'points', 0],
    [0, 'science', 1],
    [1, 'points', 0],
    [1, 'science', 1],
  ])
  expect(bands[0]!.points.split(' ')).toContain(`0.0,${HEIGHT.toFixed(1)}`)
  expect(bands.at(-1)!.points).toContain(`${WIDTH.toFixed(1)},0.0`)
  expect(bandsOf(course.map(({ ply, chances }) => ({ ply, chances, ways: [] })))).toHaveLength(2)
})
