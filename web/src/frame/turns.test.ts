/** The log by turns. */
import { expect, test } from 'vitest'
import type { EventShown, LogEntry } from '../types/messages.ts'
import { TurnList, turnsOf } from './turns.ts'

const shown = (event: string, more: object = {}): EventShown =>
  ({ event: { event, ...more }, message: { id: `event-${event}`, values: {} } }) as unknown as EventShown
const entry = (ply: number, seat: number, ...events: EventShown[]): LogEntry => ({ ply, seat, events })
const outline = (log: LogEntry[]) =>
  turnsOf(log).map(({ heading, decisions }) => [
    heading?.message.id ?? null,
    decisions.map(({ lines }) =>
      lines.map(({ seat, events }) => [seat, ...events.map(({ message }) => message.id.replace('event-', ''))]),
    ),
  ])

test('a turn of all cities is one block with a line for each, and begins at its heading', () => {
  const committed = shown('committed', { seat: 0 })
  expect(
    outline([
      entry(0, 0, committed),
      entry(
        1,
        1,
        shown('build', { city: 0 }),
        shown('sell', { city: 1 }),
        shown('income', { city: 0 }),
        shown('income', { city: 1 }),
        shown('turn', { turn: 2 }),
      ),
      entry(2, 1, committed),
      entry(3, 0, shown('stage', { city: 0 }), shown('build', { city: 1 }), shown('age', { age: 2 })),
      entry(4, 1, shown('revive', { city: 1 })),
    ]),
  ).toEqual([
    [
      null,
      [
        [
          [0, 'build', 'income'],
          [1, 'sell', 'income'],
        ],
      ],
    ],
    [
      'event-turn',
      [
        [
          [0, 'stage'],
          [1, 'build'],
        ],
      ],
    ],
    ['event-age', [[[1, 'revive']]]],
  ])
})

test('where players take turns, the decisions of one player in a row are one block', () => {
  expect(
    outline([
      entry(0, 0, shown('build', { seat: 0 }), shown('pawn')),
      entry(1, 0, shown('take', { seat: 0 })),
      entry(2, 1, shown('sell', { seat: 1 }), shown('reveal'), shown('reveal')),
      entry(3, 0, shown('wonder', { seat: 0 }), shown('age', { age: 2 })),
      entry(4, 1, shown('begin', { seat: 1 })),
    ]),
  ).toEqual([
    [
      null,
      [
        [
          [0, 'build'],
          [null, 'pawn'],
        ],
        [[0, 'take']],
      ],
    ],
    [
      null,
      [
        [
          [1, 'sell'],
          [null, 'reveal'],
          [null, 'reveal'],
        ],
      ],
    ],
    [null, [[[0, 'wonder']]]],
    ['event-age', [[[1, 'begin']]]],
  ])
})

test('an announced turn contains the whole cascade', () => {
  expect(
    outline([
      entry(0, 0, shown('take', { seat: 0 })),
      entry(1, 0, shown('stage', { seat: 0 }), shown('turn', { seat: 1 }), shown('peek', { seat: 1 })),
      entry(2, 1, shown('take', { seat: 1 })),
    ]),
  ).toEqual([
    [null, [[[0, 'take']], [[0, 'stage']]]],
    ['event-turn', [[[1, 'peek']], [[1, 'take']]]],
  ])
})

test('a growing log keeps its turns; after an undo it is rebuilt', () => {
  const list = new TurnList()
  const log = [entry(0, 0, shown('build', { seat: 0 })), entry(1, 1, shown('sell', { seat: 1 }))]
  const before = list.of(log)
  const after = list.of([...log, entry(2, 0, shown('build', { seat: 0 }))])
  expect(after[0]).toBe(before[0])
  expect(after.map(({ decisions }) => decisions.map((decision) => [decision.after, decision.ply]))).toEqual([
    [[-1, 0]],
    [[0, 1]],
    [[1, 2]],
  ])
  expect(list.of(log.slice(0, 1))).toHaveLength(1)
})
