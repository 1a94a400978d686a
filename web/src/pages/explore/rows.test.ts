/** Openings: names of options, moments and tables, and what could be chosen at a decision. */
import { beforeAll, expect, test } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import { kindName, kindOf, momentName, optionName, ordered, rowsOf } from './rows.ts'

beforeAll(() => translator.speak('en'))

const option = (name: string, offered: number, chosen: number, share: number) => ({
  option: `draft ${name}`,
  verb: 'draft',
  pieces: [`wonder-${name}`],
  offered,
  chosen,
  share,
})
const moment = { moment: 'draft-3', options: [option('sphinx', 100, 20, 0.4), option('piraeus', 50, 40, 0.6)] }

test('options, moments and tables have names', () => {
  expect(optionName('duel', moment.options[1]!)).toBe('Piraeus')
  expect(optionName('duel', { verb: 'sell', pieces: ['card-walls'] })).toBe('Sell Walls')
  expect(optionName('seven-wonders', { verb: 'stage', pieces: [] })).toBe('Build a stage')
  expect(momentName('draft-3')).toBe('Draft, pick 3')
  expect(momentName('dealt')).toBe('Wonders')
  expect(kindName('duel', { players: 2, options: {} })).toContain('2 players')
})

test('the option chosen most often comes first, with how often it was chosen and won', () => {
  expect(rowsOf('duel', moment).map(({ name, chosen, won }) => [name, chosen, won])).toEqual([
    ['Piraeus', 80, 60],
    ['The Sphinx', 20, 40],
  ])
})

test('for a decision, only the possible options are listed, and the choice is marked', () => {
  const rows = rowsOf('duel', moment, { offered: ['draft sphinx'], chosen: 'draft sphinx' })
  expect(rows.map(({ option: id, isPlayed }) => [id, isPlayed])).toEqual([['draft sphinx', true]])
})

test('moments are in the order of the game', () => {
  const names = ['turn-2', 'draft-2', 'turn-10', 'dealt', 'draft-1']
  expect(ordered(names.map((each) => ({ moment: each, options: [] }))).map((each) => each.moment)).toEqual([
    'dealt',
    'draft-1',
    'draft-2',
    'turn-2',
    'turn-10',
  ])
})

test('a game gets the figures of its kind of table', () => {
  const kind = (players: number, options: Record<string, string>) => ({
    players,
    options,
    bot: '',
    games: 1,
    moments: [],
  })
  const kinds = [kind(3, {}), kind(3, { edition: '2' }), kind(4, {})]
  expect(kindOf(kinds, 3, { edition: '2', boards: 'random' })).toBe(kinds[1])
  expect(kindOf(kinds, 3, { edition: '1' })).toBe(kinds[0])
  expect(kindOf(kinds, 7, {})).toBeUndefined()
})
