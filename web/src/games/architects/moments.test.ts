import { beforeAll, expect, test } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import type { EventShown } from '../../types/messages.ts'
import { momentsOf } from './moments.ts'

const shown = (event: string, values: object): EventShown =>
  ({ event: { event, ...values }, message: { id: `event-${event}`, values } }) as unknown as EventShown

beforeAll(() => translator.speak('en'))

test('a battle shows the tokens that everybody takes', () => {
  const events = [shown('battle', { shields: [2, 0] }), shown('victory', { seat: 0, n: 2, shields: 2 })]
  expect(momentsOf(events, ['Ana', 'Bo']).map(({ results }) => results)).toEqual([
    [
      { seat: 0, name: 'Ana', icons: ['victory', 'victory'] },
      { seat: 1, name: 'Bo', icons: [] },
    ],
  ])
  expect(momentsOf([shown('conflict', { seat: 0, n: 1, left: 2 })], ['Ana', 'Bo'])).toEqual([])
})
