/** Statistics are added up right. */
import { expect, test } from 'vitest'
import type { StatisticsRow } from '../../types/messages.ts'
import { csv, share, sums, total } from './sums.ts'

const row = (changes: Partial<StatisticsRow>): StatisticsRow => ({
  game: 'duel',
  players: 2,
  level: null,
  piece: null,
  reason: 'civilian',
  has_won: false,
  n: 1,
  points: 0,
  is_physical: false,
  ...changes,
})
const rows = [
  row({ level: 'builder', n: 3, points: 50, has_won: true }),
  row({ level: 'builder', n: 1, points: 30 }),
  row({ n: 4, points: 40, piece: 'gizah', game: 'seven-wonders' }),
]

test('sums count, add victories and average points by frequency', () => {
  expect(sums(rows, ({ level }) => level)).toEqual([{ key: 'builder', n: 4, wins: 3, points: 45 }])
})

test('the most frequent come first, equal ones by name', () => {
  expect(
    sums([row({ game: 'b' }), row({ game: 'a' }), row({ game: 'c', n: 2 })], ({ game }) => game).map(({ key }) => key),
  ).toEqual(['c', 'a', 'b'])
})

test('everything together, and nothing', () => {
  expect(total(rows)).toEqual({ key: 'all', n: 8, wins: 3, points: 42.5 })
  expect(share(total([]))).toBe(0)
})

test('comma-separated values escape commas and quotes', () => {
  expect(csv([row({ reason: 'a "b", c' })]).split('\r\n')).toEqual([
    'game,players,level,piece,reason,has_won,is_physical,n,points',
    'duel,2,,,"a ""b"", c",false,false,1,0',
    '',
  ])
})
