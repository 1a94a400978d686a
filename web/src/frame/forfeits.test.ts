import { expect, test } from 'vitest'
import type { TableShown } from '../types/messages.ts'
import { forfeitText, isContested } from './forfeits.ts'

const forfeit = (seat: number, by: 'left' | 'clock' = 'left'): TableShown['forfeits'][number] => ({
  seat,
  name: `P${seat}`,
  by,
})
const table = (n: number, forfeits: TableShown['forfeits'], you: number | null = 0): TableShown =>
  ({
    is_rated: true,
    status: 'playing',
    you,
    forfeits,
    seats: Array.from({ length: n }, (_, seat) => ({ seat, name: `P${seat}` })),
  }) as unknown as TableShown
const NAMES = ['Ana', 'Bo', 'Cy']

test('while several players are left, only the loss is announced', () => {
  expect(forfeitText(table(3, [forfeit(2, 'clock')]), NAMES)).toEqual({
    id: 'web-forfeit-clock',
    values: { name: 'P2' },
  })
})

test('the last one has won', () => {
  const mine = forfeitText(table(2, [forfeit(1)]), NAMES)
  expect(mine?.then?.id).toBe('web-forfeit-decided-you')
  const theirs = forfeitText(table(3, [forfeit(0), forfeit(2)], null), NAMES)
  expect(theirs?.then).toEqual({ id: 'web-forfeit-decided', values: { name: 'Bo' } })
})

test('nothing is said without a forfeit, or after the game', () => {
  expect(forfeitText(table(2, []), NAMES)).toBeNull()
  expect(forfeitText({ ...table(2, [forfeit(1)]), status: 'finished' }, NAMES)).toBeNull()
})

test('ratings are at stake until one is left', () => {
  expect(isContested(table(3, [forfeit(1)]))).toBe(true)
  expect(isContested(table(2, [forfeit(1)]))).toBe(false)
  expect(isContested({ ...table(2, []), is_rated: false })).toBe(false)
})
