import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from './settings.svelte.ts'
import { SIGNALS, play, soundOf } from './sound.ts'

const started: number[] = []
const vibrate = vi.fn()
const event = (name: string) => ({ event: { event: name } })

class Node {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  connect = (next: unknown) => next
  start = (at: number) => started.push(at)
  stop = vi.fn()
}

const changes: string[] = []
class Audio {
  currentTime = 0
  destination = {}
  state = 'running'
  resume = () => this.#become('running')
  suspend = () => this.#become('suspended')
  #become(state: string): Promise<void> {
    this.state = state
    changes.push(state)
    return Promise.resolve()
  }
}

beforeEach(() => {
  started.length = 0
  vibrate.mockClear()
  settings.keep({ sound: true, volume: 0.5 })
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('OscillatorNode', Node)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate })
})
afterEach(() => vi.unstubAllGlobals())

test('of simultaneous events, the most important one is heard', () => {
  expect(soundOf([event('build'), event('income'), event('conflict')])).toBe('conflict')
  expect(soundOf([event('sell')])).toBe('coins')
  expect(soundOf([event('committed')])).toBeNull()
})

test('a sound plays its tones and vibrates the phone', () => {
  play('victory')
  expect(started).toHaveLength(SIGNALS.victory.tones.length)
  expect(vibrate).toHaveBeenCalledWith(SIGNALS.victory.vibration)
})

test('the device rests after the last tone, until the next sound', () => {
  vi.useFakeTimers()
  changes.length = 0
  play('turn')
  vi.advanceTimersByTime(100)
  play('card')
  expect(changes).not.toContain('suspended')
  vi.advanceTimersByTime(2000)
  expect(changes.at(-1)).toBe('suspended')
  play('turn')
  expect(changes.at(-1)).toBe('running')
  vi.useRealTimers()
})

test('nothing is heard once it is turned off, nor before the page was touched', () => {
  settings.keep({ sound: false })
  play('turn')
  settings.keep({ sound: true })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, vibrate })
  play('turn')
  expect(started).toEqual([])
  expect(vibrate).not.toHaveBeenCalled()
})

test('the choice is remembered', () => {
  settings.keep({ sound: false, volume: 0.8 })
  expect(JSON.parse(localStorage.getItem('pharos-settings')!)).toMatchObject({ sound: false, volume: 0.8 })
})
