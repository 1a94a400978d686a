/** Tiles of the home page and names in lists. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { tileOf, tilesOf } from './registry.ts'
import { lastChoice, listedName, quickBody, storeChoice, tileText } from './tiles.ts'

const [first, second, duel] = tilesOf() as [never, never, never]

beforeAll(() => translator.speak('en'))
beforeEach(() => localStorage.clear())

test('each tile remembers its own choice', () => {
  storeChoice(first, { players: 7, level: 'master' })
  expect(lastChoice(first)).toEqual({ players: 7, level: 'master' })
  expect(lastChoice(second)).toEqual({ players: 4, level: '' })
})

test('a choice that the game no longer allows is dropped', () => {
  storeChoice(second, { players: 2, level: 'architect' })
  expect(lastChoice(second)).toEqual({ players: 4, level: 'architect' })
  localStorage.setItem('pharos-tile-duel', '{broken')
  expect(lastChoice(duel)).toEqual({ players: 2, level: '' })
})

test('the tile of a table is found by game and edition', () => {
  expect(tileOf('seven-wonders', { edition: '2', boards: 'random' })?.id).toBe('second')
  expect(tileOf('seven-wonders')?.id).toBe('first')
  expect(tileOf('chess')).toBeUndefined()
})

test('a quick game is what the tile says', () => {
  expect(quickBody(first, { players: 2, level: 'master' })).toEqual({
    game: 'seven-wonders',
    options: { edition: '1' },
    players: 2,
    level: 'master',
  })
})

test('every tile has its texts', () => {
  for (const tile of tilesOf())
    for (const part of ['', '-whole', '-line', '-about'] as const) expect(tileText(tile, part)).toMatch(/^[^-]{3}/)
})

describe('a listed game', () => {
  test.each([
    ['seven-wonders', { edition: '2', boards: 'random' }, 4, '7 Wonders, second edition'],
    ['seven-wonders', { edition: '1', boards: 'choose' }, 3, '7 Wonders, first edition, players choose their boards'],
    ['seven-wonders', { edition: '1', boards: 'random' }, 2, '7 Wonders, first edition, with the Free City'],
    ['duel', { wonders: 'draft' }, 2, '7 Wonders Duel'],
    ['chess', {}, 2, 'chess'],
  ])('%s %j for %i', (game, options, players, name) => {
    expect(listedName({ game, options: options, players })).toBe(name)
  })
})
