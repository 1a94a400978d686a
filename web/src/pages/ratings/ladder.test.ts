import { expect, test } from 'vitest'
import type { BoardShown } from '../../types/messages.ts'
import { signed } from '../../core/numbers.ts'
import { ladder, reach } from './ladder.ts'

const person = (name: string, rating: number, uncertainty: number): BoardShown['rows'][number] => ({
  place: 0,
  who: name,
  name,
  rating,
  uncertainty,
  games: 1,
  wins: 0,
  played: 0,
  is_you: false,
})
const board: BoardShown = {
  game: 'g',
  players: 2,
  people: 2,
  rows: [person('Ana', 1500, 100), person('Bo', 1700, 500)],
  bots: [
    { name: 'builder', rating: 1390 },
    { name: 'newcomer', rating: 1020 },
  ],
}

test('people and bots are in one list, by the lower end of their range', () => {
  const names = ladder(board).map((rung) => (rung.kind === 'person' ? rung.player.name : rung.level))
  expect(names).toEqual(['Ana', 'builder', 'Bo', 'newcomer'])
})

test('the scale covers every range', () => {
  expect(reach(ladder(board))).toEqual({ least: 1000, most: 2200 })
  expect(reach([])).toEqual({ least: 1000, most: 1400 })
})

test('changes have a sign', () => {
  expect([12, -7, 0].map(signed)).toEqual(['+12', '−7', '±0'])
})
