/** What a table's session makes of the server's messages, with a socket that the test holds. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerMessage, Shown, TableShown } from '../types/messages.ts'
import { Session } from './session.svelte.ts'

class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly url: string, readonly protocol: string) { Socket.all.push(this) }
  send(text: string): void { this.sent.push(JSON.parse(text) as Record<string, unknown>) }
  close(): void { this.readyState = 3; this.onclose?.() }
  tell(message: Partial<ServerMessage>): void { this.onmessage?.({ data: JSON.stringify(message) }) }
}

const seat = (number: number, sort: 'person' | 'bot') => ({ seat: number, sort, name: sort === 'person' ? 'Ana' : '', level: null, is_here: true, is_taken: false, is_host: true, is_you: number === 0 })
const table = { id: 't', game: 'duel', status: 'playing', seats: [seat(0, 'person'), seat(1, 'bot')], you: 0, players: 2 } as unknown as TableShown
const shown = (changes: Partial<Shown> = {}): Shown => ({ view: { age: 1 }, to_act: [0], may_change: [], actions: [], may_undo: false, waiting: null, clocks: null, ...changes }) as unknown as Shown
const welcome = (sequence: number): Partial<ServerMessage> => ({ type: 'welcome', version: 1, sequence, seat: 0, table, shown: shown(), chat: [] })
const news = (sequence: number, by: number, event: 'build' | 'sell' | 'wonder' | 'committed'): Partial<ServerMessage> => ({
  type: 'news', sequence, sort: 'act', seat: by, by: 'person', plies: sequence, to_act: [1], may_change: [], clocks: null, is_over: false,
  events: [{ event: { event, seat: by }, phrase: { id: `event-${event}`, values: {} } }] as never,
})

let session: Session
const socket = (): Socket => Socket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } })))
  Socket.all = []
  session = new Session('t')
  socket().tell(welcome(4))
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a session', () => {
  test('asks for its version of the protocol', () => {
    expect(socket().url).toContain('/api/tables/t/play')
    expect(socket().protocol).toBe('pharos.1')
  })

  test('acts with the sequence number that it saw, and believes the answer', async () => {
    socket().tell(news(6, 1, 'build'))
    const acting = session.act('build walls')
    expect(socket().sent.at(-1)).toMatchObject({ type: 'act', seen: 6, action: 'build walls' })
    socket().tell({ type: 'ack', id: String(socket().sent.at(-1)!.id), sequence: 7 })
    expect(await acting).toBe(true)
    expect(session.refusal).toBeNull()
  })

  test('keeps the reason of a refusal; an outdated one goes with the next view', async () => {
    const acting = session.act('build walls')
    socket().tell({ type: 'refused', id: String(socket().sent.at(-1)!.id), error: { id: 'stale', values: { seen: 4, now: 5 } } })
    expect(await acting).toBe(false)
    expect(session.refusal?.id).toBe('stale')
    socket().tell({ type: 'view', sequence: 8, shown: shown() })
    expect(session.refusal).toBeNull()
  })

  test('comes back by itself, and what was under way is refused, not lost in silence', async () => {
    const acting = session.act('build walls')
    socket().close()
    expect(await acting).toBe(false)
    expect(session.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(400)
    expect(Socket.all).toHaveLength(2)
    socket().tell(welcome(9))
    expect(session.connection).toBe('open')
  })

  test('tries less and less often', async () => {
    socket().close()
    for (const wait of [300, 700, 1500, 3000, 5000, 5000]) {
      const before = Socket.all.length
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(Socket.all).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(Socket.all).toHaveLength(before + 1)
      socket().close()
    }
  })

  test('a server that does not answer counts as lost', async () => {
    const acting = session.act('build walls')
    await vi.advanceTimersByTimeAsync(8000)
    expect(await acting).toBe(false)
    expect(session.connection).toBe('lost')
  })

  test('stays away when there is no such table', async () => {
    socket().tell({ type: 'bye', error: { id: 'no-table', values: { got: 't' } } })
    expect(session.connection).toBe('closed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Socket.all).toHaveLength(1)
  })

  test('tells what happened since the own latest decision', () => {
    const told = (): string[] => session.latest.map(({ event }) => event.event)
    socket().tell(news(5, 0, 'build'))
    socket().tell(news(6, 1, 'sell'))
    expect(told()).toEqual(['build', 'sell'])
    socket().tell(news(7, 0, 'wonder'))
    expect(told()).toEqual(['wonder'])
    socket().tell(news(8, 0, 'committed'))
    expect(told()).toEqual(['wonder'])
    socket().tell(news(9, 1, 'build'))
    expect(told()).toEqual(['build'])
  })

  test('shows the newest view', () => {
    socket().tell({ type: 'view', sequence: 8, shown: shown({ may_undo: true }) })
    expect(session.mayUndo).toBe(true)
    socket().close()
    expect(session.mayUndo).toBe(false)
  })
})
