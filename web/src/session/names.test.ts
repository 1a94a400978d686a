/** The names of seats. */
import { beforeAll, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { namesOf } from './names.ts'

beforeAll(() => translator.speak('en'))

test('people keep their names; imported games without names number their players', () => {
  expect(
    namesOf([
      { sort: 'person', name: '1' },
      { sort: 'person', name: 'Bo' },
      { sort: 'person', name: '' },
      { sort: 'bot', name: '' },
    ] as never),
  ).toEqual(['Player 1', 'Bo', 'Former player', 'Hiram'])
})
