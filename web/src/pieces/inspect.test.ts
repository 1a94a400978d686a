/** Details open when the mouse comes to a piece, not when a piece appears under a mouse that stands still. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inspect, inspection } from './inspect.svelte.ts'

let node: HTMLElement
let action: ReturnType<typeof inspect>
const mouse = (type: string): boolean => node.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }))

beforeEach(() => {
  vi.useFakeTimers()
  node = document.createElement('button')
  action = inspect(node, { game: 'duel', sort: 'card', name: 'stable' })
})
afterEach(() => {
  action.destroy()
  vi.useRealTimers()
})

test('a mouse that comes to a piece opens its details after a moment, and closes them when it leaves', () => {
  mouse('pointerenter')
  mouse('pointermove')
  expect(inspection.piece).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(inspection.piece?.name).toBe('stable')
  mouse('pointerleave')
  expect(inspection.piece).toBeNull()
})

test('a piece that appears under the mouse stays closed until the mouse moves', () => {
  mouse('pointerenter')
  vi.advanceTimersByTime(1000)
  expect(inspection.piece).toBeNull()
  mouse('pointermove')
  vi.advanceTimersByTime(1000)
  expect(inspection.piece?.name).toBe('stable')
})

test('after a click, details open only once the mouse comes back', () => {
  mouse('pointermove')
  mouse('pointerdown')
  mouse('pointermove')
  vi.advanceTimersByTime(1000)
  expect(inspection.piece).toBeNull()
  mouse('pointerleave')
  mouse('pointermove')
  vi.advanceTimersByTime(1000)
  expect(inspection.piece?.name).toBe('stable')
})
