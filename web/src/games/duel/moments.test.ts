import { beforeAll, expect, test } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import type { EventShown } from '../../types/messages.ts'
import { momentsOf } from './moments.ts'

const shown = (event: string, values: object): EventShown =>
  ({ event: { event, ...values }, message: { id: `event-${event}`, values } }) as unknown as EventShown
const loss = shown('lose-coins', { seat: 1, coins: 2 })

beforeAll(() => translator.speak('en'))

test('a military token and a new age are moments', () => {
  expect(momentsOf([shown('pawn', { from: 2, to: 3 }), loss, shown('age', { age: 3 })], ['Ana', 'Bo'])).toEqual([
    { title: 'Bo loses 2 coins.' },
    { title: 'Age III begins.', numeral: 'III' },
  ])
})

test('coins lost to a wonder and a mere move of the pawn are not', () => {
  expect(momentsOf([loss], ['Ana', 'Bo'])).toEqual([])
  expect(momentsOf([shown('pawn', { from: 0, to: 1 })], ['Ana', 'Bo'])).toEqual([])
})
