/** The same cases that the server's patches must pass. */
import { expect, test } from 'vitest'
import cases from '../../../tests/core/patches.json'
import { applied, type Json, type Patch } from './patches.ts'

interface Case {
  name: string
  old: Json
  new: Json
  patch: Patch | null
}

test.each(cases as unknown as Case[])('$name', ({ old, new: expected, patch }) => {
  const before = JSON.stringify(old)
  expect(patch === null ? old : applied(old, patch)).toEqual(expected)
  expect(JSON.stringify(old)).toBe(before)
})

test('what did not change is shared', () => {
  const old = { view: { cities: [{ coins: 7 }, { coins: 7 }] }, actions: [{ action: 'sell baths' }] }
  const patched = applied(old, { view: { cities: { 1: { coins: [4] } } } }) as typeof old
  expect(patched.view.cities[1]).toEqual({ coins: 4 })
  expect(patched.view.cities[0]).toBe(old.view.cities[0])
  expect(patched.actions).toBe(old.actions)
})
