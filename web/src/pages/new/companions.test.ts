/** Names of people on this device are remembered, the latest first. */
import { beforeEach, expect, test } from 'vitest'
import { store } from '../../ui/storage.ts'
import { knownNames, rememberNames } from './companions.ts'

beforeEach(() => localStorage.clear())

test('the latest names come first, each once, then those of the score pad', () => {
  store('score-names', [
    { name: 'Cy', mark: 1 },
    { name: 'Bo', mark: 2 },
  ])
  rememberNames(['Bo', 'Dora'])
  rememberNames(['Eve', 'Bo'])
  rememberNames([])
  expect(knownNames()).toEqual(['Eve', 'Bo', 'Dora', 'Cy'])
})
