import { beforeAll, expect, test } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import type { EventShown } from '../../types/messages.ts'
import { momentsOf } from './moments.ts'

const shown = (event: string, values: object): EventShown =>
  ({ event: { event, ...values }, message: { id: `event-${event}`, values } }) as unknown as EventShown

beforeAll(() => translator.speak('en'))

test('the end of an age is a conflict with the tokens of all cities, then the new age', () => {
  const events = [
    shown('sell', { city: 0, card: 'altar', coins: 3 }),
    shown('conflict', { city: 0, victories: 1, defeats: 1 }),
    shown('conflict', { city: 2, victories: 0, defeats: 0 }),
    shown('age', { age: 2 }),
  ]
  expect(momentsOf(events, ['Ana', 'Bo'])).toEqual([
    {
      title: 'Military conflict',
      results: [
        { seat: 0, name: 'Ana', icons: ['victory', 'defeat'] },
        { seat: 2, name: 'Free City', icons: [] },
      ],
    },
    { title: 'Age II begins.', numeral: 'II' },
  ])
})

test('an ordinary turn is not one', () => {
  expect(momentsOf([shown('sell', { city: 0, card: 'altar', coins: 3 })], ['Ana', 'Bo'])).toEqual([])
})
