import { describe, expect, test } from 'vitest'
import type { CardRow } from '../pieces/rows.ts'
import { chains, filtered } from './browse.ts'

const card = (name: string, age: string, colour: string, links: Partial<CardRow> = {}, edition = 1): CardRow => ({
  name,
  age,
  colour,
  edition,
  effects: [],
  ...links,
})
const cards = [
  card('altar', '1', 'blue', { before: ['temple'] }),
  card('temple', '2', 'blue', { after: ['altar'], before: ['pantheon'] }),
  card('pantheon', '3', 'blue', { after: ['temple'] }),
  card('mine', '1', 'brown'),
  card('altar', '1', 'blue', {}, 2),
]
const names: Record<string, string> = { altar: 'Altar', temple: 'Templo', pantheon: 'Panteão', mine: 'Mina' }
const matching = (filter: object): string[] =>
  filtered(cards, { edition: null, age: '', colour: '', text: '', ...filter }, ({ name }) => names[name]!).map(
    ({ name }) => name,
  )

describe('filters', () => {
  test('by edition, age and colour together', () => {
    expect(matching({ edition: 1, age: '1' })).toEqual(['altar', 'mine'])
    expect(matching({ edition: 2 })).toEqual(['altar'])
    expect(matching({ colour: 'brown' })).toEqual(['mine'])
  })

  test('by name, ignoring accents and case', () => {
    expect(matching({ text: ' PANTEAO ' })).toEqual(['pantheon'])
    expect(matching({ text: 'xyz' })).toEqual([])
  })
})

test('chains begin with cards that no other makes free, and branch', () => {
  const [first, ...others] = chains(cards.filter(({ edition }) => edition === 1))
  expect(others).toEqual([])
  expect(first!.card.name).toBe('altar')
  expect(first!.then[0]!.card.name).toBe('temple')
  expect(first!.then[0]!.then[0]!.card.name).toBe('pantheon')
})
