/** The host tools: missing without a password, closed until you sign in, and every button calls the server. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import type { AdminOverview } from '../types/messages.ts'
import Admin from './Admin.svelte'

const overview: AdminOverview = {
  version: '1',
  worker: 'w',
  workers: 1,
  started: 0,
  tables_open: 2,
  tables_playing: 3,
  tables_finished: 4,
  finished_today: 1,
  guests: 5,
  profiles: 1,
  live_tables: 3,
  connections: 7,
  log_level: 'info',
  announcements: [{ id: 'a1', text: 'Restart at nine', made: 0, expires: 1 }],
}
const table = {
  id: 't1', game: 'duel', options: {}, players: 2, names: ['Bo', 'champion'], levels: [null, 'champion'], touched: 0,
} // prettier-ignore
const person = { id: 'g1', name: 'Bo', made: 0, has_profile: false, is_muted: false, is_banned: false }
const asked: { method: string; path: string; body: unknown; headers: Record<string, string> }[] = []
let isSignedIn = true
let exists = true

function answer(path: string, init: RequestInit = {}): Response {
  const method = init.method ?? 'GET'
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : null
  asked.push({ method, path, body, headers: (init.headers ?? {}) as Record<string, string> })
  const refuse = (id: string, status: number): Response => Response.json({ error: { id, values: {} } }, { status })
  if (!exists) return refuse('no-page', 404)
  if (path.endsWith('/session')) {
    isSignedIn = method === 'POST'
    return new Response(null, { status: 204 })
  }
  if (!isSignedIn) return refuse('not-admin', 401)
  if (path.endsWith('/overview')) return Response.json(overview)
  if (path.includes('/tables?')) return Response.json([{ table, viewers: 1 }])
  if (path.includes('/people?')) return Response.json([person])
  if (path.includes('/people/')) return Response.json({ ...person, ...body })
  return new Response(null, { status: 204 })
}

beforeAll(() => translator.speak('en'))
beforeEach(() => {
  asked.length = 0
  isSignedIn = exists = true
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => Promise.resolve(answer(path, init)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('without a password there is no such page', async () => {
  exists = false
  render(Admin, { parts: [] })
  await screen.findByText('There is no page at this address.')
})

test('signing in and out', async () => {
  isSignedIn = false
  render(Admin, { parts: [] })
  await fireEvent.input(await screen.findByLabelText('Password of this server'), { target: { value: 'secret words' } })
  await fireEvent.click(screen.getByTestId('admin-sign-in'))
  await screen.findByTestId('figures')
  expect(asked.find(({ path }) => path.endsWith('/session'))!.body).toEqual({ password: 'secret words' })
  await fireEvent.click(screen.getByTestId('admin-sign-out'))
  await screen.findByTestId('admin-password')
})

test('figures, people and announcements, each change with the header of this page', async () => {
  render(Admin, { parts: [] })
  expect((await screen.findByTestId('figure-connections')).textContent).toBe('7')
  expect(await screen.findByText(/Bo and Imhotep/)).toBeVisible() // people, and bots by their names
  await fireEvent.click(await screen.findByRole('button', { name: 'Mute' }))
  await screen.findByRole('button', { name: 'Unmute' })
  await fireEvent.click(screen.getByRole('button', { name: 'Ban' }))
  expect(asked.some(({ path, body }) => path.endsWith('/people/g1') && (body as typeof person).is_banned)).toBe(false)
  await fireEvent.click(screen.getByRole('button', { name: 'Ban for good?' }))
  await screen.findByRole('button', { name: 'Lift ban' })
  await fireEvent.click(screen.getByTestId('admin-withdraw'))
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/announcements/a1'))).toBe(true))
  const changes = asked.filter(({ method }) => method !== 'GET')
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/admin/people/g1',
    'PUT /api/admin/people/g1',
    'DELETE /api/admin/announcements/a1',
  ])
  expect(changes.every(({ headers }) => headers['x-pharos-admin'] === '1')).toBe(true)
})
