/** Who may do what with the seats of a table that has not started. */
import { describe, expect, test } from 'vitest'
import type { SeatShown, TableShown } from '../../types/messages.ts'
import { actionsAt, selected, waitsFor } from './seating.ts'

const seat = (number: number, sort: SeatShown['sort'], isYou = false): SeatShown => ({
  seat: number,
  sort,
  name: sort === 'person' ? 'Ana' : '',
  level: sort === 'bot' ? 'builder' : null,
  is_here: true,
  bot_substitutes: false,
  away_since: null,
  who: sort === 'person' ? `p${number}` : null,
  is_host: false,
  is_you: isYou,
  is_companion: false,
  hints: 0,
})
const table = (
  isHost: boolean,
  seats = [seat(0, 'person', true), seat(1, 'open'), seat(2, 'bot'), seat(3, 'person')],
): TableShown => ({ seats, is_host: isHost, host: 'Ana', you: 0, yours: [0] }) as unknown as TableShown

test('selecting a seat again deselects it, a third one starts over', () => {
  expect(selected([], 1)).toEqual([1])
  expect(selected([1], 2)).toEqual([1, 2])
  expect(selected([1, 2], 1)).toEqual([2])
  expect(selected([1, 2], 3)).toEqual([3])
})

describe('actions', () => {
  test('the host changes every seat but moves nobody to a taken one', () => {
    expect(actionsAt(table(true), [0])).toEqual(['stand'])
    expect(actionsAt(table(true), [1])).toEqual(['sit', 'companion', 'bot'])
    expect(actionsAt(table(true), [2])).toEqual(['bot', 'free'])
    expect(actionsAt(table(true), [3])).toEqual(['free', 'remove'])
    expect(actionsAt(table(true), [0, 3])).toEqual(['swap'])
  })

  test('there are no bots at a rated table', () => {
    expect(actionsAt({ ...table(true), is_rated: true }, [1])).toEqual(['sit'])
  })

  test('a guest sits down and stands up', () => {
    expect(actionsAt(table(false), [0])).toEqual(['stand'])
    expect(actionsAt(table(false), [1])).toEqual(['sit', 'companion'])
    expect(actionsAt(table(false), [2])).toEqual([])
    expect(actionsAt(table(false), [0, 1])).toEqual([])
    expect(actionsAt(table(false), [])).toEqual([])
  })

  test('nobody shares the device of a spectator, or of a player with a clock', () => {
    expect(actionsAt({ ...table(false), yours: [] }, [1])).toEqual(['sit'])
    expect(actionsAt({ ...table(false), clock: { bank: 60, increment: 0 } }, [1])).toEqual(['sit'])
  })
})

test('what the table waits for', () => {
  expect(waitsFor(table(true))).toEqual({ id: 'web-lobby-waits', values: { n: 1 } })
  const absent = { ...seat(1, 'person'), name: 'Bo', is_here: false }
  expect(waitsFor(table(true, [seat(0, 'person', true), absent]))).toEqual({
    id: 'web-lobby-absent',
    values: { n: 1, names: 'Bo' },
  })
  const full = [seat(0, 'person', true), seat(1, 'bot')]
  expect(waitsFor(table(true, full)).id).toBe('web-lobby-ready')
  expect(waitsFor(table(false, full))).toEqual({ id: 'web-lobby-waits-host', values: { host: 'Ana' } })
})
