/** A replay stops at visible events; the table marks the move played and the better one. */
import { expect, test } from 'vitest'
import { MANIFESTS } from '../../games/registry.ts'
import type { EventShown, LogEntry } from '../../types/messages.ts'
import { isJoint, nextStop, numberOf, previousStop, stopsOf } from './stops.ts'

const shown = (event: string, more: object = {}): EventShown =>
  ({ event: { event, ...more }, message: { id: `event-${event}`, values: {} } }) as unknown as EventShown
const entry = (ply: number, ...events: EventShown[]): LogEntry => ({ ply, seat: 0, events })

const turn = [shown('build', { city: 0 }), shown('sell', { city: 1 }), shown('turn', { turn: 2 })]
const log = [
  ...[0, 1].map((ply) => entry(ply, shown('committed', { seat: ply }))),
  entry(2, ...turn),
  ...[3, 4].map((ply) => entry(ply, shown('committed', { seat: ply }))),
  entry(5, ...turn),
]

test('hidden choices are skipped: a step is a turn', () => {
  const stops = stopsOf(log, 6)
  expect(stops).toEqual([0, 3, 6])
  expect([nextStop(stops, 0), nextStop(stops, 4), nextStop(stops, 6)]).toEqual([3, 6, 6])
  expect([previousStop(stops, 6), previousStop(stops, 4), previousStop(stops, 0)]).toEqual([3, 3, 0])
  expect([0, 2, 3, 4, 6].map((ply) => numberOf(stops, ply))).toEqual([0, 0, 1, 1, 2])
})

test('if everything is visible, a step is a decision', () => {
  expect(stopsOf([entry(0, shown('take', { seat: 0 })), entry(1, shown('take', { seat: 1 }))], 2)).toEqual([0, 1, 2])
})

test('a turn of all players is distinguished from one player’s decision', () => {
  expect(isJoint(turn)).toBe(true)
  expect(isJoint([shown('revive', { city: 1 })])).toBe(false)
  expect(isJoint([shown('build', { seat: 0 }), shown('lose-coins', { seat: 1 })])).toBe(false)
})

test('every game says where the piece of an action is', () => {
  const place = (game: string, parts: object, view: object = {}) =>
    MANIFESTS.find((manifest) => manifest.game === game)!.placeOf!(parts as never, view as never)
  expect(place('duel', { verb: 'build', card: 'walls' })).toContain('card-walls')
  expect(place('duel', { verb: 'draft', wonder: 'pyramids' })).toContain('wonder-pyramids')
  expect(place('duel', { verb: 'begin', seat: 0 })).toBeNull()
  expect(place('seven-wonders', { verb: 'sell', card: 'altar' })).toContain('card-altar')
  expect(place('seven-wonders', { verb: 'decline' })).toBeNull()
  const sides = { left: { deck: 'giza' } }
  expect(place('architects', { verb: 'take', side: 'left' }, { sides })).toContain('deck-giza')
  expect(place('architects', { verb: 'token', token: 'politics' }, { sides })).toContain('card-politics')
})
