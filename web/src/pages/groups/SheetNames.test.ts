/** Names on score sheets: who may link them to members. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import type { GroupShown } from '../../types/messages.ts'
import SheetNames from './SheetNames.svelte'

const group = (isOwner: boolean): GroupShown => ({
  id: 'g',
  name: 'Tuesdays',
  made: 0,
  link: 'l',
  is_owner: isOwner,
  members: ['Ana', 'Bo', 'Cy'].map((name, i) => ({
    who: `w${i}`,
    name,
    joined: i,
    is_owner: i === 0,
    is_you: i === (isOwner ? 0 : 1),
  })),
  seasons: [0],
  tables: [],
})
const names = [
  { name: 'Cyrus', who: 'w2', is_linked: true },
  { name: 'Grandma', who: null, is_linked: false },
]
const changed = vi.fn(() => Promise.resolve())
const options = (name: string): string[] =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text)

beforeAll(() => translator.speak('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a member links names to themselves, but not those of others', () => {
  render(SheetNames, { id: 'g', group: group(false), names, changed })
  expect(screen.getByLabelText('Cyrus')).toBeDisabled()
  expect(options('Grandma')).toEqual(['Nobody in the group', 'Bo'])
})

test('the owner links all names', async () => {
  const fetched = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(new Response(null, { status: 204 })))
  vi.stubGlobal('fetch', fetched)
  render(SheetNames, { id: 'g', group: group(true), names, changed })
  expect(options('Cyrus')).toEqual(['Nobody in the group', 'Ana', 'Bo', 'Cy'])
  await fireEvent.change(screen.getByLabelText('Grandma'), { target: { value: 'w1' } })
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(fetched.mock.calls[0]![0]).toBe('/api/groups/g/names')
  expect(fetched.mock.calls[0]![1]?.body).toBe(JSON.stringify({ name: 'Grandma', who: 'w1' }))
})
