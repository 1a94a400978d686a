/** Who may do what with the seats of a table that has not begun. */
import { describe, expect, test } from 'vitest'
import type { SeatShown, TableShown } from '../../types/messages.ts'
import { deedsAt, selected, waitsFor } from './seating.ts'

const seat = (number: number, sort: SeatShown['sort'], isYou = false): SeatShown => ({ seat: number, sort, name: sort === 'person' ? 'Ana' : '', level: sort === 'bot' ? 'builder' : null, is_here: true, is_taken: false, is_host: false, is_you: isYou })
const table = (isHost: boolean, seats = [seat(0, 'person', true), seat(1, 'open'), seat(2, 'bot'), seat(3, 'person')]): TableShown => ({ seats, is_host: isHost, host: 'Ana', you: 0 }) as unknown as TableShown

test('a seat selected once more is taken back, a third begins anew', () => {
  expect(selected([], 1)).toEqual([1])
  expect(selected([1], 2)).toEqual([1, 2])
  expect(selected([1, 2], 1)).toEqual([2])
  expect(selected([1, 2], 3)).toEqual([3])
})

describe('deeds', () => {
  test('the host changes every seat but sends nobody to a taken one', () => {
    expect(deedsAt(table(true), [0])).toEqual(['stand'])
    expect(deedsAt(table(true), [1])).toEqual(['sit', 'bot'])
    expect(deedsAt(table(true), [2])).toEqual(['bot', 'free'])
    expect(deedsAt(table(true), [3])).toEqual(['free'])
    expect(deedsAt(table(true), [0, 3])).toEqual(['swap'])
  })

  test('a guest sits and stands', () => {
    expect(deedsAt(table(false), [0])).toEqual(['stand'])
    expect(deedsAt(table(false), [1])).toEqual(['sit'])
    expect(deedsAt(table(false), [2])).toEqual([])
    expect(deedsAt(table(false), [0, 1])).toEqual([])
    expect(deedsAt(table(false), [])).toEqual([])
  })
})

test('what the table waits for', () => {
  expect(waitsFor(table(true))).toEqual({ id: 'web-lobby-waits', values: { n: 1 } })
  const full = [seat(0, 'person', true), seat(1, 'bot')]
  expect(waitsFor(table(true, full)).id).toBe('web-lobby-ready')
  expect(waitsFor(table(false, full))).toEqual({ id: 'web-lobby-waits-host', values: { host: 'Ana' } })
})
