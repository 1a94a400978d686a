/** Names on small cards break between syllables, never in the middle of one. */
import { expect, test } from 'vitest'
import { hyphenated } from './hyphens.ts'

const shown = (text: string): string => hyphenated(text).replaceAll('\u00AD', '-')

test.each([
  ['Fortificações', 'Fortifi-cações'],
  ['Universidade', 'Univer-sidade'],
  ['Guilda dos Trabalhadores', 'Guilda dos Trabalha-dores'],
  ['Caravançará', 'Caravan-çará'],
  ['Madeireira', 'Madei-reira'],
  ['Glassworks', 'Glass-works'],
  ['Observatory', 'Obser-vatory'],
  ['Philosophers Guild', 'Philo-sophers Guild'],
])('%s', (name, broken) => {
  expect(shown(name)).toBe(broken)
})

test('short words stay whole', () => {
  expect(hyphenated('Posto de Comércio Oriental')).toBe('Posto de Comércio Oriental')
})
