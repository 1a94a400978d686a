/** A planned table becomes the request that the server takes. */
import { describe, expect, test } from 'vitest'
import { DOORS } from '../parts/doors.ts'
import { bodyOf, clockOf, isSeed, named, newPlan, seated, wonderModes } from './plan.ts'

const door = (id: string) => DOORS.find((one) => one.id === id)!

describe('the request', () => {
  test('a new plan asks for one seat of mine and free ones', () => {
    expect(bodyOf(newPlan('architects'))).toMatchObject({ game: 'architects', players: 3, options: { wonders: 'random' }, seats: [{ sort: 'me' }, { sort: 'open' }, { sort: 'open' }], is_public: false })
  })

  test('nothing is sent that was not chosen', () => {
    const body = bodyOf(newPlan('duel'))
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['seed']))
    expect(body).not.toHaveProperty('clock')
    expect(body).not.toHaveProperty('absence')
    expect(body).not.toHaveProperty('level')
  })

  test('the second edition is asked for by its address', () => {
    expect(bodyOf(newPlan('seven-wonders', { edition: '2' })).options).toEqual({ edition: '2', boards: 'random' })
    expect(bodyOf(newPlan('seven-wonders', { edition: '9' })).options).toEqual({ edition: '1', boards: 'random' })
  })

  test('bots carry their levels', () => {
    const plan = newPlan('duel')
    plan.seats = seated(plan.seats, 1, 'bot:master')
    expect(bodyOf(plan).seats).toEqual([{ sort: 'me' }, { sort: 'bot', level: 'master' }])
  })

  test('boards one by one, with a side or left to the player', () => {
    const plan = { ...newPlan('seven-wonders'), players: 2, wonders: { mode: 'named', named: [{ name: 'gizah', side: 'a' }, { name: 'rhodes', side: '' }, { name: 'olympia', side: 'b' }] } }
    expect(bodyOf(plan).options).toEqual({ edition: '1', boards: 'gizah-a rhodes' })
  })

  test('a seed goes with it only if it is one', () => {
    const plan = { ...newPlan('duel'), hasSeed: true }
    expect(bodyOf({ ...plan, seed: ' 7 ' }).seed).toBe('7')
    expect(JSON.stringify(bodyOf({ ...plan, seed: '9223372036854775807' }))).toContain('"seed":"9223372036854775807"')
    expect(bodyOf({ ...plan, seed: 'seven' })).not.toHaveProperty('seed')
    expect(bodyOf({ ...plan, hasSeed: false, seed: '7' })).not.toHaveProperty('seed')
  })
})

test.each([['0', true], ['9007199254740993', true], ['9223372036854775807', true], ['9223372036854775808', false], ['1e3', false], ['-1', false], ['1.5', false], ['', false], [' 12 ', true]])('seed %j: %s', (text, is) => {
  expect(isSeed(text)).toBe(is)
})

test('an own clock is counted in seconds and never empty', () => {
  expect(clockOf({ clock: 'own', own: { minutes: 1.5, seconds: 7.6 } })).toEqual({ bank: 90, increment: 8 })
  expect(clockOf({ clock: 'own', own: { minutes: 0, seconds: -3 } })).toEqual({ bank: 1, increment: 0 })
  expect(clockOf({ clock: 'none', own: { minutes: 9, seconds: 9 } })).toBeNull()
})

test('I sit in one place only', () => {
  expect(seated(['me', 'open', 'bot:builder'], 1, 'me')).toEqual(['open', 'me', 'bot:builder'])
  expect(seated(['me', 'open', 'bot:builder'], 0, 'open')).toEqual(['open', 'open', 'bot:builder'])
})

test('sides are those of the edition', () => {
  expect(wonderModes(door('first'))).toEqual(['random', 'choose', 'random-a', 'random-b', 'named'])
  expect(wonderModes(door('second'))).toContain('random-night')
  expect(wonderModes(door('duel'))).toEqual(['draft', 'first-game'])
})

describe('wonders one by one', () => {
  const names = ['giza', 'rhodes', 'olympia']

  test('every seat gets another one', () => {
    expect(named([], names, 3).map(({ name }) => name)).toEqual(names)
    expect(named([{ name: 'rhodes', side: 'a' }], names, 2)).toEqual([{ name: 'rhodes', side: 'a' }, { name: 'giza', side: '' }])
  })

  test('what is taken from another seat is given back in exchange', () => {
    expect(named(named([], names, 2), names, 2, { seat: 0, name: 'rhodes' }).map(({ name }) => name)).toEqual(['rhodes', 'giza'])
    expect(named(named([], names, 2), names, 2, { seat: 0, name: 'olympia' }).map(({ name }) => name)).toEqual(['olympia', 'rhodes'])
  })
})
