/** Chat: everybody may mute people for themselves, and the host may remove them. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import type { Said } from '../types/messages.ts'
import { muted } from '../ui/muted.svelte.ts'
import Chat from './Chat.svelte'
import { Unread } from './unread.svelte.ts'

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn()
  await translator.speak('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The chat as seat 0 sees it; Bo sits at the table, Cy watches. */
function shown(isHost: boolean): void {
  const said = (name: string, who: string) => ({ seat: null, name, who, text: `I am ${name}`, reaction: null, at: 0 })
  const seats = [{ who: 'w-ana' }, { who: 'w-bo' }]
  const shown = {
    seat: 0,
    table: { id: 't', status: 'playing', is_host: isHost, seats },
    chat: [said('Ana', 'w-ana'), said('Bo', 'w-bo'), said('Cy', 'w-cy')],
  }
  const session = shown as unknown as LiveSession
  render(Chat, { session })
}

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

test('a new message scrolls the chat, never the page', async () => {
  shown(false)
  await tick()
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
})

test('a muted person stays hidden after a reload, until unmuted', async () => {
  shown(false)
  expect(screen.queryByRole('button', { name: 'Ana' })).toBeNull()
  await press('Bo')
  await press('Mute')
  expect(screen.queryByText(/I am Bo/)).toBeNull()
  expect(screen.getByText(/I am Cy/)).toBeTruthy()
  expect(localStorage.getItem('pharos-muted')).toBe('["w-bo"]')
  await press('Unmute')
  expect(screen.getByText(/I am Bo/)).toBeTruthy()
})

test('the host removes a spectator, but no player of a running game', async () => {
  const fetched = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetched)
  shown(true)
  await press('Bo')
  expect(screen.queryByRole('button', { name: 'Remove from the table' })).toBeNull()
  await press('Cy')
  await press('Remove from the table')
  const [path, request] = fetched.mock.calls[0]!
  expect(path).toBe('/api/tables/t/remove')
  expect(request.body).toBe('{"who":"w-cy"}')
})

test('messages of a muted person are not announced as unread', () => {
  const talk = { seat: 0, isReady: true, chat: [] as Said[] }
  const unread = new Unread(talk)
  unread.update(false)
  muted.toggle('w-bo')
  const said = (who: string): Said => ({ seat: 1, name: who, who, text: 'hello', reaction: null, at: 0 })
  talk.chat = [said('w-bo'), said('w-cy')]
  expect(unread.messages.map(({ who }) => who)).toEqual(['w-cy'])
  muted.toggle('w-bo')
})

test('nobody else can remove anybody', async () => {
  shown(false)
  await press('Cy')
  expect(screen.queryByRole('button', { name: 'Remove from the table' })).toBeNull()
})
