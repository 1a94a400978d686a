/** Bytes are encoded as URL-safe base64 without padding, and decoded without loss. */
import { expect, test, vi } from 'vitest'
import { bytes, hasPasskeys, text } from './passkeys.ts'

test('bytes become text and bytes again', () => {
  for (let length = 0; length < 9; length++) {
    const data = Uint8Array.from({ length }, (_, place) => 255 - place * 3)
    const plain = text(data.buffer)
    expect(plain).toMatch(/^[\w-]*$/)
    expect([...bytes(plain)]).toEqual([...data])
  }
})

test('the server and the browser agree on a known value', () => {
  expect(text(Uint8Array.from([251, 255, 254]).buffer)).toBe('-__-')
  expect([...bytes('-__-')]).toEqual([251, 255, 254])
})

test('a page without a secure context offers no passkeys', () => {
  vi.stubGlobal('isSecureContext', false)
  expect(hasPasskeys()).toBe(false)
})
