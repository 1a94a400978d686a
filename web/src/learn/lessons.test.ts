/** The guide of a first game: what it suggests, and where its spotlight is. */
import { beforeAll, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { MANIFESTS } from '../games/registry.ts'
import { decisions, suggestionFor } from './lessons.ts'
import { around, aroundEach, darkPath } from './spotlight.ts'

const lessons = MANIFESTS.flatMap(({ lesson }) => (lesson ? [lesson] : []))
const duel = lessons.find(({ game }) => game === 'duel')!
const catalogue = { card: [{ name: 'quarry', colour: 'brown' }, { name: 'theater', colour: 'blue' }] } // prettier-ignore
const action = (verb: string, card: string) => ({ action: `${verb} ${card}`, parts: { verb, card } })
const advice = (id: string, ...actions: ReturnType<typeof action>[]) =>
  suggestionFor(
    duel,
    duel.steps.find((step) => step.id === id)!,
    { actions: actions as never, view: {} },
    catalogue,
  )

beforeAll(() => translator.speak('en'))

test('counts only the user’s decisions', () => {
  expect(decisions([{ seat: 0 }, { seat: 1 }, { seat: 0 }], { seat: 0 })).toBe(2)
  expect(decisions([{ seat: 1 }], { seat: 0 })).toBe(0)
})

test('advises the best kind of card that can be built', () => {
  const place = '[data-testid="card-quarry"]'
  expect(advice('build', action('build', 'theater'), action('build', 'quarry'))).toEqual({
    kind: 'brown',
    card: 'quarry',
    place,
  })
  expect(advice('second', action('build', 'quarry'), action('build', 'theater'))?.card).toBe('theater')
  expect(advice('build', action('sell', 'quarry'), action('build', 'theater'))).toBeNull()
  expect(advice('aim', action('build', 'quarry'))).toBeNull()
})

test('suggests by the top card of a deck in Architects', () => {
  const lesson = lessons.find(({ game }) => game === 'architects')!
  const view = { sides: { left: { deck: 'giza', card: 'wood' }, centre: { deck: 'central', card: null } } }
  const rows = { card: [{ name: 'wood', colour: 'grey' }] }
  const take = (side: string) => ({ action: `take ${side}`, parts: { verb: 'take', side } })
  const step = lesson.steps.find(({ id }) => id === 'take')!
  const suggested = suggestionFor(lesson, step, { actions: [take('centre'), take('left')] as never, view }, rows)
  expect(suggested).toEqual({ kind: 'grey', card: 'wood', place: '[data-place="deck-giza"]' })
})

test.each(['en', 'pt-BR'])('every step and every kind of card has its sentence (%s)', async (language) => {
  await translator.speak(language)
  for (const { game, steps } of lessons) {
    expect(steps.filter(({ isMove }) => isMove)).toHaveLength(3)
    for (const { id, wants = [] } of steps) {
      expect(translator.has(`web-learn-${game}-${id}`), `${game} ${id}`).toBe(true)
      for (const kind of wants) expect(translator.has(`web-learn-${game}-take-${kind}`), `${game} ${kind}`).toBe(true)
    }
  }
  await translator.speak('en')
})

test('every step except the first and the last points at something or suggests a move', () => {
  for (const { game, steps } of lessons)
    for (const { id, shows, wants } of steps.slice(1, -1)) expect(shows ?? wants, `${game} ${id}`).toBeTruthy()
})

test('uses touch wording on touch screens', () => {
  expect(translator.say('web-learn-duel-end', { input: 'touch' })).toContain('Tap ? at the top')
  expect(translator.say('web-learn-duel-end', { input: 'mouse' })).toContain('Press ?')
})

test('the spotlight surrounds everything that is shown, within the window', () => {
  const window = { width: 390, height: 844 }
  const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height })
  expect(around([box(2, 20), box(100, 40), box(5, 5, 0, 0)], 6, window)).toEqual(box(0, 14, 116, 42))
  expect(around([box(380, 840, 20, 20)], 6, window)).toEqual(box(374, 834, 16, 10))
  expect(around([box(0, 0, 0, 0)], 6, window)).toBeNull()
  expect(around([box(window.width + 20, 20)], 6, window)).toBeNull() // beyond the edge of a hand that is swiped
})

test('lights pieces that are apart separately', () => {
  const size = { width: 400, height: 800 }
  const left = { left: 0, top: 100, width: 50, height: 50 }
  const below = { left: 0, top: 160, width: 50, height: 50 }
  const right = { left: 300, top: 100, width: 50, height: 50 }
  const between = { left: 60, top: 100, width: 230, height: 50 }
  expect(aroundEach([left, right, below], 0, size)).toEqual([right, { left: 0, top: 100, width: 50, height: 110 }])
  expect(aroundEach([left, right, between], 0, size)).toEqual([{ left: 0, top: 100, width: 350, height: 50 }])
  expect(aroundEach([{ ...left, width: 0 }], 0, size)).toEqual([])
  expect(darkPath([left], size)).toBe('path(evenodd, "M0 0h400v800H0zM0 100h50v50h-50z")')
})
