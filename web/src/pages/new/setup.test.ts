/** A planned table becomes the request that the server takes. */
import { describe, expect, test } from 'vitest'
import { tileOf, tilesOf } from '../../games/registry.ts'
import {
  asRated,
  bodyOf,
  clockOf,
  companionName,
  companionsOf,
  isSeed,
  named,
  newSetup,
  seated,
  wonderModes,
} from './setup.ts'

const tile = (id: string) => tilesOf().find((one) => one.id === id)!
const newGame = (game: string, options = {}) => newSetup(tileOf(game, options)!)

describe('the request', () => {
  test('a new setup has one seat for me and open ones', () => {
    expect(bodyOf(newGame('architects'))).toMatchObject({
      game: 'architects',
      players: 3,
      options: { wonders: 'random' },
      seats: [{ sort: 'me' }, { sort: 'open' }, { sort: 'open' }],
      is_public: false,
    })
  })

  test('only chosen settings are sent', () => {
    const body = bodyOf(newGame('duel'))
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['seed']))
    expect(body).not.toHaveProperty('clock')
    expect(body).not.toHaveProperty('absence')
    expect(body).not.toHaveProperty('level')
  })

  test('a rated game has people, a clock, and a random deal', () => {
    const setup = newGame('seven-wonders', { edition: '1' })
    const chosen = { ...setup, seats: ['me', 'bot:builder', 'open'], hasSeed: true, seed: '7' }
    const body = bodyOf(asRated({ ...chosen, wonders: { mode: 'named', named: [{ name: 'gizah', side: 'a' }] } }))
    expect(body).toMatchObject({
      is_rated: true,
      clock: { bank: 900 },
      seats: [{ sort: 'me' }, { sort: 'open' }, { sort: 'open' }],
    })
    expect(body).not.toHaveProperty('seed')
    expect(body.options!.boards).toMatch(/^random/)
    expect(asRated({ ...setup, clock: 'fast' }).clock).toBe('fast')
  })

  test('undo is allowed unless it is turned off', () => {
    expect(bodyOf(newGame('duel')).undo).toBe(true)
    expect(bodyOf({ ...newGame('duel'), undo: false }).undo).toBe(false)
  })

  test('the address selects the second edition', () => {
    expect(bodyOf(newGame('seven-wonders', { edition: '2' })).options).toEqual({ edition: '2', boards: 'random' })
    expect(bodyOf(newGame('seven-wonders', { edition: '9' })).options).toEqual({ edition: '1', boards: 'random' })
  })

  test('bots carry their levels', () => {
    const setup = newGame('duel')
    setup.seats = seated(setup.seats, 1, 'bot:master')
    expect(bodyOf(setup).seats).toEqual([{ sort: 'me' }, { sort: 'bot', level: 'master' }])
  })

  test('people on this device have names, and nobody has a clock', () => {
    const setup = { ...newGame('architects'), clock: 'fast' }
    setup.seats = seated(seated(setup.seats, 1, 'here'), 2, 'here')
    setup.companions[1] = ' Bo '
    expect(bodyOf(setup).seats).toEqual([
      { sort: 'me' },
      { sort: 'me', name: 'Bo' },
      { sort: 'me', name: companionName(setup, 2) },
    ])
    expect(companionName(setup, 2)).not.toBe('')
    expect(companionsOf(setup)).toEqual([1, 2])
    expect(bodyOf(setup)).not.toHaveProperty('clock')
  })

  test('boards one by one, with a side or left to the player', () => {
    const setup = {
      ...newGame('seven-wonders'),
      players: 2,
      wonders: {
        mode: 'named',
        named: [
          { name: 'gizah', side: 'a' },
          { name: 'rhodes', side: '' },
          { name: 'olympia', side: 'b' },
        ],
      },
    }
    expect(bodyOf(setup).options).toEqual({ edition: '1', boards: 'gizah-a rhodes' })
  })

  test('a seed is sent only if it is valid', () => {
    const setup = { ...newGame('duel'), hasSeed: true }
    expect(bodyOf({ ...setup, seed: ' 7 ' }).seed).toBe('7')
    expect(JSON.stringify(bodyOf({ ...setup, seed: '9223372036854775807' }))).toContain('"seed":"9223372036854775807"')
    expect(bodyOf({ ...setup, seed: 'seven' })).not.toHaveProperty('seed')
    expect(bodyOf({ ...setup, hasSeed: false, seed: '7' })).not.toHaveProperty('seed')
  })
})

test.each([
  ['0', true],
  ['9007199254740993', true],
  ['9223372036854775807', true],
  ['9223372036854775808', false],
  ['1e3', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
  [' 12 ', true],
])('seed %j: %s', (text, is) => {
  expect(isSeed(text)).toBe(is)
})

test('a custom clock is in seconds and never empty', () => {
  expect(clockOf({ clock: 'own', own: { minutes: 1.5, seconds: 7.6 } })).toEqual({ bank: 90, increment: 8 })
  expect(clockOf({ clock: 'own', own: { minutes: 0, seconds: -3 } })).toEqual({ bank: 1, increment: 0 })
  expect(clockOf({ clock: 'none', own: { minutes: 9, seconds: 9 } })).toBeNull()
})

test('I have only one seat', () => {
  expect(seated(['me', 'open', 'bot:builder'], 1, 'me')).toEqual(['open', 'me', 'bot:builder'])
  expect(seated(['me', 'open', 'bot:builder'], 0, 'open')).toEqual(['open', 'open', 'bot:builder'])
})

test('sides are those of the edition', () => {
  expect(wonderModes(tile('first'))).toEqual(['random', 'choose', 'random-a', 'random-b', 'named'])
  expect(wonderModes(tile('second'))).toContain('random-night')
  expect(wonderModes(tile('duel'))).toEqual(['draft', 'first-game'])
})

describe('wonders one by one', () => {
  const names = ['giza', 'rhodes', 'olympia']

  test('every seat gets a different one', () => {
    expect(named([], names, 3).map(({ name }) => name)).toEqual(names)
    expect(named([{ name: 'rhodes', side: 'a' }], names, 2)).toEqual([
      { name: 'rhodes', side: 'a' },
      { name: 'giza', side: '' },
    ])
  })

  test('a wonder taken from another seat is exchanged', () => {
    expect(named(named([], names, 2), names, 2, { seat: 0, name: 'rhodes' }).map(({ name }) => name)).toEqual([
      'rhodes',
      'giza',
    ])
    expect(named(named([], names, 2), names, 2, { seat: 0, name: 'olympia' }).map(({ name }) => name)).toEqual([
      'olympia',
      'rhodes',
    ])
  })
})
