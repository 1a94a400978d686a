/** A row that scrolls sideways shows where it continues. */
import { expect, test, vi } from 'vitest'
import { edges } from './edges.ts'

test('says where there is more, and cleans up', () => {
  let resized: () => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(note: () => void) {
        resized = note
      }
      observe(): void {}
      disconnect = disconnect
    },
  )
  const row = document.createElement('div')
  Object.defineProperties(row, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } })
  const { destroy } = edges(row)
  resized()
  expect(row.dataset.more).toBe('after')
  row.scrollLeft = 100
  row.dispatchEvent(new Event('scroll'))
  expect(row.dataset.more).toBe('before after')
  row.scrollLeft = 200
  row.dispatchEvent(new Event('scroll'))
  expect(row.dataset.more).toBe('before')
  destroy()
  expect(disconnect).toHaveBeenCalledOnce()
})
