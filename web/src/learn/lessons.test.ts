import { expect, test } from 'vitest'
import { GAMES } from '../games/games.ts'
import { decisions, lessonOf } from './lessons.ts'

test.each(GAMES)('%s has a lesson that begins with the aim, asks for deeds and ends', (game) => {
  const { steps } = lessonOf(game)!
  expect(steps[0]!.id).toBe('aim')
  expect(steps.at(-1)!.id).toBe('end')
  expect(steps.filter(({ isDeed }) => isDeed).length).toBeGreaterThanOrEqual(2)
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
})

test('only the own decisions count', () => {
  expect(decisions([{ seat: 0 }, { seat: 1 }, { seat: 0 }], { seat: 0 })).toBe(2)
  expect(decisions([{ seat: 1 }], { seat: 0 })).toBe(0)
})

test('there is no lesson for other games', () => {
  expect(lessonOf('chess')).toBeUndefined()
})
