/** The lobby: the first click takes an open seat, whatever else is loading, and newcomers enter a name first. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import type { SeatShown, TableShown } from '../types/messages.ts'
import { guest } from '../ui/guest.svelte.ts'
import Lobby from './Lobby.svelte'

const seat = (number: number, name: string): SeatShown => ({
  seat: number,
  sort: name ? 'person' : 'open',
  name,
  level: null,
  is_here: true,
  bot_substitutes: false,
  away_since: null,
  who: name || null,
  is_host: name === 'Ana',
  is_you: false,
  is_companion: false,
  hints: 0,
})
const TABLE = {
  id: 'abc', game: 'duel', options: {}, players: 2, status: 'open', host: 'Ana', is_host: false, you: null, yours: [],
  seats: [seat(0, 'Ana'), seat(1, '')], is_rated: false, clock: null, chat: [],
} as unknown as TableShown // prettier-ignore
const session = { table: TABLE, seat: null, chat: [], again: () => undefined } as unknown as LiveSession

const at = (table: TableShown): LiveSession => ({ ...session, table }) as unknown as LiveSession

let sat: string[] = []
/** Who the user is; known once the test lets the server answer. */
let answer: (me: { name: string; has_profile: boolean } | null) => void = () => undefined

beforeEach(async () => {
  sat = []
  await translator.speak('en')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} }) // prettier-ignore
  const me = new Promise((done) => (answer = done))
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    if (method === 'PUT') sat.push(path)
    const body = path.endsWith('/api/me') ? await me : method === 'PUT' ? await new Promise(() => undefined) : []
    return Response.json(body)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the first click on an open seat takes it, and the seat shows that it is being requested', async () => {
  render(Lobby, { session })
  expect(screen.queryByTestId('lobby-seat-1')).toBeNull() // not before it is clear who the user is
  answer({ name: 'Bo', has_profile: false })
  const open = await screen.findByTestId('lobby-seat-1')
  await fireEvent.click(open)
  expect(sat).toEqual(['/api/tables/abc/seats/1'])
  expect(open).toHaveAttribute('aria-busy', 'true')
  await fireEvent.click(open)
  expect(sat).toHaveLength(1)
})

test('a known visitor sits down with one click, however many seats are open; at a rated table, with a profile', async () => {
  const table = { ...TABLE, players: 3, seats: [seat(0, 'Ana'), seat(1, ''), seat(2, '')] }
  guest.name = 'Bo'
  render(Lobby, { session: at({ ...table, is_rated: true }) })
  answer({ name: 'Bo', has_profile: false })
  await screen.findByTestId('rated-notice')
  expect(screen.queryByTestId('join-at-once')).toBeNull()
  cleanup()
  render(Lobby, { session: at(table) })
  await fireEvent.click(await screen.findByTestId('join-at-once'))
  expect(sat).toEqual(['/api/tables/abc/seats/1'])
})

test('for a bot, the host changes its level', async () => {
  const bot: SeatShown = { ...seat(1, ''), sort: 'bot', level: 'master' }
  const table = { ...TABLE, is_host: true, you: 0, seats: [{ ...seat(0, 'Ana'), is_you: true }, bot] }
  render(Lobby, { session: at(table) })
  await fireEvent.click(await screen.findByTestId('lobby-seat-1'))
  expect(screen.getByTestId('do-bot')).toHaveTextContent('Change the level')
})

test('at a full table, newcomers and spectators read that all seats are taken', async () => {
  const table = { ...TABLE, seats: [seat(0, 'Ana'), seat(1, 'Cy')] }
  guest.name = null
  render(Lobby, { session: at(table) })
  await screen.findByText('7 Wonders Duel. All seats are taken. What is your name?')
  expect(screen.getByTestId('come-in')).toHaveTextContent('Continue')
  cleanup()
  guest.name = 'Bo'
  render(Lobby, { session: at(table) })
  expect(await screen.findByText('All seats are taken.')).toBeVisible()
})
