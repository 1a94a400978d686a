/** A table's session and the server's messages, with a fake socket. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerMessage, Shown, TableShown } from '../types/messages.ts'
import { LiveSession } from './live.svelte.ts'

class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  tell(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const seat = (number: number, sort: 'person' | 'bot') => ({
  seat: number,
  sort,
  name: sort === 'person' ? 'Ana' : '',
  level: null,
  is_here: true,
  bot_substitutes: false,
  is_host: true,
  is_you: number === 0,
})
const table = {
  id: 't',
  game: 'duel',
  status: 'playing',
  seats: [seat(0, 'person'), seat(1, 'bot')],
  you: 0,
  yours: [0],
  players: 2,
} as unknown as TableShown
const shown = (changes: Partial<Shown> = {}): Shown =>
  ({
    view: { age: 1 },
    to_act: [0],
    revisable_seats: [],
    actions: [],
    may_undo: false,
    waiting: null,
    clocks: null,
    ...changes,
  }) as unknown as Shown
const welcome = (sequence: number): Partial<ServerMessage> => ({
  type: 'welcome',
  version: 3,
  view_version: 1,
  sequence,
  seat: 0,
  table,
  shown: shown(),
  remarks: [],
  chat: [],
})
const news = (
  sequence: number,
  by: number,
  event: 'build' | 'sell' | 'wonder' | 'committed',
): Partial<ServerMessage> => ({
  type: 'news',
  sequence,
  seat: by,
  plies: sequence,
  events: [{ event: { event, seat: by }, message: { id: `event-${event}`, values: {} } }] as never,
})

let session: LiveSession
const socket = (): Socket => Socket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } })))
  Socket.all = []
  session = new LiveSession('t')
  socket().tell(welcome(4))
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a second tap on the same button sends nothing, until the table changes or the server refuses', async () => {
  const acts = (): unknown[] => socket().sent.filter(({ type }) => type === 'act')
  const answer = (message: Partial<ServerMessage>): void =>
    socket().tell({ ...message, id: String(socket().sent.at(-1)!.id) })
  const taps = [session.act('sell altar'), session.act('sell altar')]
  answer({ type: 'ack', sequence: 5 })
  expect(await Promise.all([...taps, session.act('sell altar')])).toEqual([true, true, true])
  expect(acts()).toHaveLength(1)
  const other = session.act('sell baths')
  answer({ type: 'refused', error: { id: 'no', values: {} } })
  expect(await other).toBe(false)
  void session.act('sell baths')
  expect(acts()).toHaveLength(3)
  socket().tell(welcome(6))
  void session.act('sell baths')
  expect(acts()).toHaveLength(4)
})

describe('several people on one device', () => {
  const device = (seat: number | null, sequence: number): Partial<ServerMessage> =>
    ({ ...welcome(sequence), seat, table: { ...table, you: seat, yours: [0, 1] } }) as Partial<ServerMessage>

  test('pass it on: nothing of the previous seat stays', () => {
    socket().tell(device(0, 4))
    socket().tell(news(5, 1, 'build'))
    expect(session.log).toHaveLength(1)
    expect(session.isCurtain).toBe(false)
    socket().tell({ ...device(null, 6), shown: shown({ view: null, actions: [] }) })
    expect(session.isCurtain).toBe(true)
    expect([session.log, session.latest, session.heard, session.view]).toEqual([[], [], [], null])
  })

  test('ask for the view of one of them', async () => {
    socket().tell(device(null, 4))
    const revealing = session.reveal(1)
    expect(socket().sent.at(-1)).toMatchObject({ type: 'reveal', seat: 1 })
    socket().tell({ type: 'ack', id: String(socket().sent.at(-1)!.id), sequence: 4 })
    expect(await revealing).toBe(true)
  })

  test('a log that arrives after the device was passed on is dropped', async () => {
    let arrive: (log: Response) => void = () => undefined
    const paths: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      paths.push(path)
      return path.endsWith('?seat=0')
        ? new Promise<Response>((resolve) => (arrive = resolve))
        : Promise.resolve(Response.json([]))
    })
    socket().tell(device(null, 4))
    socket().tell(device(0, 5))
    socket().tell(device(null, 6))
    arrive(Response.json([{ ply: 1, seat: 0, events: [] }]))
    await vi.advanceTimersByTimeAsync(0)
    expect(paths).toEqual(['/api/tables/t/log', '/api/tables/t/log?seat=0', '/api/tables/t/log'])
    expect(session.log).toEqual([])
  })
})

describe('a session', () => {
  test('requests its version of the protocol', () => {
    expect(socket().url).toContain('/api/tables/t/play')
    expect(socket().protocol).toBe('pharos.3')
  })

  test('acts with the sequence number that it saw, and uses that of the answer', async () => {
    socket().tell(news(6, 1, 'build'))
    const acting = session.act('build walls')
    expect(socket().sent.at(-1)).toMatchObject({ type: 'act', seen: 6, action: 'build walls' })
    socket().tell({ type: 'ack', id: String(socket().sent.at(-1)!.id), sequence: 7 })
    expect(await acting).toBe(true)
    expect(session.refusal).toBeNull()
  })

  test('knows the progress of stronger bots while simpler ones play', () => {
    const seats = [seat(0, 'person'), { ...seat(1, 'bot'), level: 'master' }]
    const bots = { ...table, seats } as unknown as TableShown
    socket().tell({ type: 'table', sequence: 4, table: bots })
    expect(session.botProgress).toBeNull()
    socket().tell({ type: 'preparing', percent: 40, levels: ['master'] })
    expect(session.botProgress).toBe(40)
    socket().tell({ type: 'preparing', percent: 45, levels: ['architect'] })
    expect(session.botProgress).toBeNull()
    socket().tell({ type: 'preparing', percent: 90, levels: ['master'] })
    socket().tell({ type: 'preparing', percent: null, levels: ['master'] })
    expect(session.botProgress).toBeNull()
  })

  test('can undo an acknowledged decision before its news; a chat message shows nothing', async () => {
    socket().tell(news(6, 1, 'build'))
    const answered = (sequence: number): void =>
      socket().tell({ type: 'ack', id: String(socket().sent.at(-1)!.id), sequence })
    const talking = session.say('hello')
    answered(8)
    await talking
    const acting = session.act('build walls')
    expect(socket().sent.at(-1)).toMatchObject({ type: 'act', seen: 6 })
    answered(9)
    await acting
    void session.undo()
    expect(socket().sent.at(-1)).toMatchObject({ type: 'undo', seen: 9 })
  })

  test('keeps the reason of a refusal; "stale" disappears with the next view', async () => {
    const acting = session.act('build walls')
    socket().tell({
      type: 'refused',
      id: String(socket().sent.at(-1)!.id),
      error: { id: 'stale', values: { seen: 4, now: 5 } },
    })
    expect(await acting).toBe(false)
    expect(session.refusal?.id).toBe('stale')
    socket().tell({ type: 'view', sequence: 8, view_version: 2, shown: shown() })
    expect(session.refusal).toBeNull()
  })

  test('reconnects, and refuses pending requests instead of losing them silently', async () => {
    const acting = session.act('build walls')
    socket().close()
    expect(await acting).toBe(false)
    expect(session.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(400)
    expect(Socket.all).toHaveLength(2)
    socket().tell(welcome(9))
    expect(session.connection).toBe('open')
  })

  test('connects as somebody else at once, without a word of a lost connection', async () => {
    const acting = session.act('build walls')
    session.again()
    expect(await acting).toBe(false)
    expect([session.connection, session.isReady]).toEqual(['connecting', false])
    expect(Socket.all).toHaveLength(2)
    expect(Socket.all[0]!.readyState).toBe(3)
    socket().tell(welcome(9))
    expect([session.connection, session.isReady]).toEqual(['open', true])
    await vi.advanceTimersByTimeAsync(1000)
    expect(Socket.all).toHaveLength(2)
  })

  test('says who has left a game in progress, for a while', async () => {
    const left = { ...table, seats: [seat(0, 'person'), seat(1, 'person')] } as TableShown
    socket().tell({ type: 'table', table: left })
    expect(session.departed.shown).toBeNull()
    socket().tell({ type: 'table', table })
    expect(session.departed.shown).toEqual({ name: 'Ana', seat: 1 })
    await vi.advanceTimersByTimeAsync(8000)
    expect(session.departed.shown).toBeNull()
  })

  test('retries less and less often', async () => {
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

  test.each([0, 60, 130, 240])('silence from %i ms after a check on is shown within three seconds', async (late) => {
    await vi.advanceTimersByTimeAsync(late)
    socket().tell({ type: 'pong', id: 'm0', at: 1 })
    await vi.advanceTimersByTimeAsync(1500)
    expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' })
    await vi.advanceTimersByTimeAsync(900)
    expect(session.isSilent).toBe(false)
    await vi.advanceTimersByTimeAsync(600)
    expect(session.isSilent).toBe(true)
    expect(session.connection).toBe('open')
    socket().tell({ type: 'pong', id: String(socket().sent.at(-1)!.id), at: 1 })
    expect(session.isSilent).toBe(false)
  })

  test('a quiet table with a server that answers is not silent', async () => {
    for (let second = 0; second < 20; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      const last = socket().sent.at(-1)
      if (last?.type === 'ping') socket().tell({ type: 'pong', id: String(last.id), at: 1 })
      expect(session.isSilent).toBe(false)
    }
    expect(socket().sent.length).toBeLessThan(20)
  })

  test('a hidden page pings rarely', async () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(19_000)
    expect(socket().sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(socket().sent).toHaveLength(1)
    expect(session.isSilent).toBe(false)
    visible.mockRestore()
  })

  test('a decision shows a spinner after 300 ms and a sentence after two seconds', async () => {
    const acting = session.act('build walls')
    const id = String(socket().sent.at(-1)!.id)
    expect(session.sending).toBe('no')
    await vi.advanceTimersByTimeAsync(300)
    expect(session.sending).toBe('spinner')
    await vi.advanceTimersByTimeAsync(1700)
    expect(session.sending).toBe('slow')
    socket().tell({ type: 'ack', id, sequence: 7 })
    expect(await acting).toBe(true)
    expect(session.sending).toBe('no')
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.sending).toBe('no')
  })

  test('a server that does not answer counts as lost', async () => {
    const acting = session.act('build walls')
    await vi.advanceTimersByTimeAsync(8000)
    expect(await acting).toBe(false)
    expect(session.connection).toBe('lost')
  })

  test('does not reconnect to a table that does not exist', async () => {
    socket().tell({ type: 'bye', error: { id: 'no-table', values: { got: 't' } } })
    expect(session.connection).toBe('closed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Socket.all).toHaveLength(1)
  })

  test('recalls the latest events after a reload', async () => {
    const entry = (ply: number, seat: number, event: string) => ({
      ply,
      seat,
      events: [{ event: { event, seat }, message: { id: `event-${event}`, values: {} } }],
    })
    const log = [entry(0, 1, 'sell'), entry(1, 0, 'build'), entry(2, 1, 'wonder')]
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(log)))
    const again = new LiveSession('t')
    socket().tell(welcome(7))
    await vi.waitFor(() => expect(again.latest.map(({ event }) => event.event)).toEqual(['build', 'wonder']))
    again.close()
  })

  test('lists the events since the user’s latest decision', () => {
    const recent = (): string[] => session.latest.map(({ event }) => event.event)
    socket().tell(news(5, 0, 'build'))
    socket().tell(news(6, 1, 'sell'))
    expect(recent()).toEqual(['build', 'sell'])
    socket().tell(news(7, 0, 'wonder'))
    expect(recent()).toEqual(['wonder'])
    socket().tell(news(8, 0, 'committed'))
    expect(recent()).toEqual(['wonder'])
    socket().tell(news(9, 1, 'build'))
    expect(recent()).toEqual(['build'])
  })

  test('asks for a takeback, learns that it was declined, and clears that with the next move', async () => {
    socket().tell({ type: 'view', sequence: 6, shown: shown({ may_ask_takeback: true }) })
    expect(session.mayAskTakeback).toBe(true)
    const asking = session.askTakeback()
    expect(socket().sent.at(-1)).toMatchObject({ type: 'takeback', seen: 6 })
    socket().tell({ type: 'ack', id: String(socket().sent.at(-1)!.id), sequence: 7 })
    expect(await asking).toBe(true)
    socket().tell({ type: 'table', sequence: 7, table: { ...table, takeback: { seat: 0, ply: 3, accepted: [] } } })
    expect(session.mayAskTakeback).toBe(false)
    socket().tell({ type: 'table', sequence: 8, table: { ...table, takeback: null } })
    expect(session.isDeclined).toBe(true)
    socket().tell(news(9, 1, 'build'))
    expect(session.isDeclined).toBe(false)
  })

  test('a decision ends a takeback', () => {
    socket().tell({ type: 'table', sequence: 7, table: { ...table, takeback: { seat: 1, ply: 3, accepted: [] } } })
    void session.answerTakeback(true)
    expect(socket().sent.at(-1)).toMatchObject({ type: 'answer', accept: true })
    socket().tell({ ...news(8, 1, 'build'), sort: 'undo', events: [] })
    expect(session.table.takeback).toBeNull()
    expect(session.isDeclined).toBe(false)
  })

  test('shows the newest view', () => {
    socket().tell({ type: 'view', sequence: 8, view_version: 2, shown: shown({ may_undo: true }) })
    expect(session.mayUndo).toBe(true)
    socket().close()
    expect(session.mayUndo).toBe(false)
  })

  test('patches what it shows', () => {
    socket().tell({ type: 'view', sequence: 5, view_version: 2, patch: { view: { age: [2] }, may_undo: [true] } })
    expect(session.shown).toEqual(shown({ view: { age: 2 } as never, may_undo: true }))
    socket().tell({ type: 'view', sequence: 6, view_version: 3, patch: { to_act: { '*': [0, 1, 1] } } })
    expect(session.toAct).toEqual([1])
  })

  test('asks for the whole state if a version is missing', () => {
    socket().tell({ type: 'view', sequence: 6, view_version: 3, patch: { may_undo: [true] } })
    expect(socket().sent).toEqual([{ type: 'resync' }])
    expect(session.mayUndo).toBe(false)
    socket().tell({ type: 'view', sequence: 6, view_version: 3, shown: shown({ may_undo: true }) })
    socket().tell({ type: 'view', sequence: 7, view_version: 4, patch: { may_undo: [false] } })
    expect(session.mayUndo).toBe(false)
    expect(socket().sent).toHaveLength(1)
  })
})
