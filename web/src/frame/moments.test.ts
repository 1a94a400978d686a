/** Banners: one after another, closed by any press, none with reduced motion. */
import { render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../core/settings.svelte.ts'
import Banner from './Banner.svelte'
import { Moments } from './moments.svelte.ts'

const CONFLICT = {
  title: 'Military conflict',
  results: [{ seat: 1, name: 'Bo', icons: ['victory', 'defeat'] as const }],
}
const AGE = { title: 'Age II begins.', numeral: 'II' }

beforeEach(() => {
  vi.useFakeTimers()
  settings.speed = 'normal'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('moments', () => {
  test('last a second and a half each, in their order', () => {
    const moments = new Moments()
    moments.add([CONFLICT, AGE])
    expect(moments.shown).toBe(CONFLICT)
    vi.advanceTimersByTime(1499)
    expect(moments.shown).toBe(CONFLICT)
    vi.advanceTimersByTime(2)
    expect(moments.shown).toBe(AGE)
    vi.advanceTimersByTime(1500)
    expect(moments.shown).toBeNull()
  })

  test('end when skipped, and the next one lasts its full time', () => {
    const moments = new Moments()
    moments.add([CONFLICT, AGE])
    vi.advanceTimersByTime(1000)
    moments.skip()
    vi.advanceTimersByTime(1000)
    expect(moments.shown).toBe(AGE)
    moments.skip()
    moments.skip()
    expect(moments.shown).toBeNull()
  })

  test('are not shown with reduced motion', () => {
    const moments = new Moments()
    settings.speed = 'none'
    moments.add([AGE])
    settings.speed = 'normal'
    vi.stubGlobal('matchMedia', () => ({ matches: true })) // reduced motion
    moments.add([AGE])
    expect(moments.shown).toBeNull()
  })
})

test('a banner names who takes which tokens, and lets every click through', () => {
  const { container } = render(Banner, { moment: CONFLICT })
  expect(container.querySelector('li')).toHaveTextContent('Bo')
  expect([...container.querySelectorAll('.token use')].map((use) => use.getAttribute('href'))).toEqual([
    '#i-victory',
    '#i-defeat',
  ])
  expect(container.querySelector('.clash')).not.toBeNull()
})
