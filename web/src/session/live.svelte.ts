/** A table over its WebSocket: stores what the server sends, sends the user's moves, and reconnects automatically. */
import { flushSync } from 'svelte'
import { announcements } from '../core/announcements.svelte.ts'
import { Refusal, api } from '../core/api.ts'
import { applied, type Json, type Patch } from '../core/patches.ts'
import type {
  ActionShown,
  ClientMessage,
  EventShown,
  LogEntry,
  Reason,
  RemarkShown,
  Said,
  ServerMessage,
  Shown,
  TableShown,
} from '../types/messages.ts'
import { namesOf } from './names.ts'
import { Passing } from './passing.svelte.ts'
import { PROTOCOL } from './protocol.ts'
import { Recent } from './recent.ts'
import type { Explanation, GameSession } from './session.ts'

/** The progress of compiling stronger bots, and the levels that simpler bots play until then. */
export type Preparing = Pick<Extract<ServerMessage, { type: 'preparing' }>, 'percent' | 'levels'>
type Answer = Extract<ServerMessage, { type: 'ack' | 'refused' | 'because' | 'pong' }>
type Ask = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never
export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

const WAITS = [300, 700, 1500, 3000, 5000] // milliseconds before each new attempt
// Together at most three seconds of silence before the user sees it, whenever it begins.
const WATCH = 250
const ALIVE = 1_200 // milliseconds of silence before a ping, while the page is visible
const HIDDEN_ALIVE = 20_000
const SILENT = 1_300 // milliseconds without an answer to the ping before the user sees it
const PATIENCE = 8_000
const SPINNER = 300
const SLOW = 2_000
const FATAL = ['no-table', 'no-spectators', 'removed', 'bad-version', 'bad-origin', 'signed-out', 'banned']

export class LiveSession implements GameSession {
  connection = $state<Connection>('connecting')
  table = $state.raw<TableShown>()!
  shown = $state.raw<Shown | null>(null)
  seat = $state<number | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<Said[]>([])
  /** The remarks of coaches on their moves, oldest first. */
  remarks = $state.raw<readonly RemarkShown[]>([])
  latest = $state.raw<readonly EventShown[]>([])
  /** Events not yet announced to screen readers, newest last. */
  heard = $state.raw<EventShown[]>([])
  /** The last refusal, until the next action; "stale" until the next view. */
  refusal = $state.raw<Reason | null>(null)
  isReady = $state(false)
  /** Whether the server has stopped answering although the connection is open. */
  isSilent = $state(false)
  /** Whether a decision is waiting for the server: long enough for a spinner, or long enough for a sentence. */
  sending = $state<'no' | 'spinner' | 'slow'>('no')
  /** The seat for which a bot has just decided because its time ran out. */
  readonly late = new Passing<number>()
  /** Somebody who has just left a game in progress, and the bot in their seat. */
  readonly departed = new Passing<{ name: string; seat: number }>()
  /** Whether somebody declined the user's takeback; until the next decision. */
  isDeclined = $state(false)
  /** Set while simpler bots play some levels. */
  preparing = $state.raw<Preparing | null>(null)
  /** The server's clock minus ours, in seconds. */
  skew = $state(0)

  #socket: WebSocket | null = null
  #sequence = 0
  /** The version of `shown`. */
  #version = 0
  /** The latest decision sent, and the version of `shown` that it was based on. */
  #last: { action: string; version: number; done: Promise<boolean> } | null = null
  #attempts = 0
  #recent = new Recent()
  #number = 0
  #waiting = new Map<string, (answer: Answer) => void>()
  #alive: ReturnType<typeof setInterval> | undefined
  #heardAt = Date.now()
  #pingedAt: number | null = null
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    this.#connect()
    this.#alive = setInterval(() => this.#watch(), WATCH)
    addEventListener('online', this.#now)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#now)
  }

  get game(): string {
    return this.table.game
  }
  get names(): string[] {
    return namesOf(this.table.seats)
  }
  get view(): never {
    return (this.shown?.view ?? null) as never
  }
  get actions(): readonly ActionShown[] {
    return this.shown?.actions ?? []
  }
  get toAct(): readonly number[] {
    return this.shown?.to_act ?? []
  }
  get revisableSeats(): readonly number[] {
    return this.shown?.revisable_seats ?? []
  }
  get mayUndo(): boolean {
    return this.isLive && (this.shown?.may_undo ?? false)
  }
  get mayAskTakeback(): boolean {
    return this.isLive && !this.table.takeback && (this.shown?.may_ask_takeback ?? false)
  }
  get waiting() {
    return this.shown?.waiting ?? null
  }
  get clocks() {
    return this.shown?.clocks ?? null
  }
  /** The progress of compiling stronger bots, in per cent; null if all bots here play at full strength. */
  get botProgress(): number | null {
    const levels = this.preparing?.levels ?? []
    const isWeaker = this.table.seats.some(
      ({ sort, bot_substitutes, level }) =>
        (sort === 'bot' || bot_substitutes) && levels.includes(level ?? this.table.level),
    )
    return isWeaker ? (this.preparing?.percent ?? null) : null
  }
  /** Whether the curtain is up on a shared device: no seat's view is here. */
  get isCurtain(): boolean {
    return this.table.status === 'playing' && this.table.yours.length > 1 && this.seat === null
  }
  /** The highest sequence number of anything that the user has seen. */
  get sequence(): number {
    return this.#sequence
  }
  get isLive(): boolean {
    return this.connection === 'open' && this.seat !== null
  }

  /** Sends a decision. The same one again, before the table has changed, is a double tap and sends nothing. */
  act(action: string): Promise<boolean> {
    const last = this.#last
    if (last?.action === action && last.version === this.#version) return last.done
    const done = this.#command({ type: 'act', seen: this.#sequence, action }).then((answer) => this.#decided(answer))
    this.#last = { action, version: this.#version, done }
    void done.then((isKept) => {
      if (!isKept && this.#last?.done === done) this.#last = null
    })
    return done
  }

  async undo(): Promise<boolean> {
    return this.#decided(await this.#command({ type: 'undo', seen: this.#sequence }))
  }

  /** Asks the others to undo the user's latest move. */
  async askTakeback(): Promise<boolean> {
    this.isDeclined = false
    return this.#done(await this.#command({ type: 'takeback', seen: this.#sequence }))
  }

  /** Accepts or declines another player's takeback. */
  async answerTakeback(accept: boolean): Promise<boolean> {
    return this.#done(await this.#command({ type: 'answer', accept }))
  }

  /** Shows the view of one of the people on this device, or draws the curtain. */
  async reveal(seat: number | null): Promise<boolean> {
    return this.#done(await this.#command({ type: 'reveal', seat }))
  }

  async say(text: string): Promise<boolean> {
    return this.#done(await this.#ask({ type: 'chat', text }))
  }

  async react(reaction: 'hello' | 'well-played' | 'thanks' | 'hurry' | 'oops' | 'wow' | 'good-game'): Promise<boolean> {
    return this.#done(await this.#ask({ type: 'react', reaction }))
  }

  async why(action: string): Promise<Explanation> {
    const answer = await this.#ask({ type: 'why', action })
    if (answer.type === 'because') return { error: answer.error, steps: answer.steps }
    return { error: answer.type === 'refused' ? answer.error : null, steps: [] }
  }

  /** Disconnects without reconnecting. */
  close(): void {
    this.connection = 'closed'
    clearInterval(this.#alive)
    clearTimeout(this.#retry)
    this.late.close()
    this.departed.close()
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  /** Connects as somebody else, because the user's identity has changed: nothing is lost, and nothing here is theirs. */
  again(): void {
    const old = this.#socket
    this.isReady = false
    this.connection = 'connecting'
    this.#refuseAll()
    clearTimeout(this.#retry)
    this.#connect()
    old?.close()
  }

  /** An acknowledged decision counts as seen, even before its news; a chat message does not: earlier news may follow. */
  #decided(answer: Answer): boolean {
    if (answer.type === 'ack') this.#sequence = Math.max(this.#sequence, answer.sequence)
    return this.#done(answer)
  }

  #done(answer: Answer): boolean {
    this.refusal = answer.type === 'refused' ? answer.error : null
    return answer.type !== 'refused'
  }

  /** Sends a request, and shows it if the answer takes a while. */
  async #command(message: Ask): Promise<Answer> {
    const timers = [
      setTimeout(() => (this.sending = 'spinner'), SPINNER),
      setTimeout(() => (this.sending = 'slow'), SLOW),
    ]
    const answer = await this.#ask(message)
    timers.forEach(clearTimeout)
    this.sending = 'no'
    return answer
  }

  /** Sends a message and waits for its answer; a lost connection counts as a refusal. */
  #ask(message: Ask): Promise<Answer> {
    const id = `m${++this.#number}`
    return new Promise((answered) => {
      const lost = (): void =>
        answered({ type: 'refused', id, error: { id: 'unreachable', values: { got: location.host } } })
      if (this.#socket?.readyState !== WebSocket.OPEN) return lost()
      const patience = setTimeout(() => {
        if (this.#waiting.delete(id)) {
          lost()
          this.#lost()
        }
      }, PATIENCE)
      this.#waiting.set(id, (answer) => {
        clearTimeout(patience)
        answered(answer)
      })
      this.#socket.send(JSON.stringify({ ...message, id }))
    })
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/play`, PROTOCOL)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  /** Refuses everything that is waiting for an answer of the old connection. */
  #refuseAll(): void {
    for (const [id, answer] of this.#waiting)
      answer({ type: 'refused', id, error: { id: 'unreachable', values: { got: location.host } } })
    this.#waiting.clear()
    this.#isHeard()
  }

  #lost(): void {
    this.#refuseAll()
    const old = this.#socket
    this.#socket = null
    old?.close()
    if (this.connection === 'closed') return
    this.connection = 'lost'
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), WAITS[Math.min(this.#attempts++, WAITS.length - 1)])
  }

  /** Reconnects at once when the network or the user returns. */
  #now = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.connection === 'lost') {
      clearTimeout(this.#retry)
      this.#socket?.close()
      this.#connect()
    } else if (this.connection === 'open') this.#ping()
  }

  #offline = (): void => {
    if (this.connection === 'open') this.isSilent = true
  }

  /** Pings after a period of silence, and notices if the ping is not answered. */
  #watch(): void {
    if (this.connection !== 'open') return
    const now = Date.now()
    const isVisible = document.visibilityState === 'visible'
    if (this.#pingedAt !== null) this.isSilent ||= isVisible && now - this.#pingedAt >= SILENT
    else if (now - this.#heardAt >= (isVisible ? ALIVE : HIDDEN_ALIVE)) this.#ping()
  }

  #ping(): void {
    if (this.#pingedAt !== null) return
    this.#pingedAt = Date.now()
    void this.#ask({ type: 'ping' })
  }

  /** Any message shows that the server is alive. */
  #isHeard(): void {
    this.#heardAt = Date.now()
    this.#pingedAt = null
    this.isSilent = false
  }

  #heard(message: ServerMessage): void {
    this.#isHeard()
    if ('sequence' in message && message.type !== 'ack') this.#sequence = Math.max(this.#sequence, message.sequence)
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'news':
        return this.#news(message)
      case 'view':
        return this.#view(message)
      case 'table':
        this.#tell(message.table)
        return
      case 'chat':
        this.chat = [...this.chat, message.said]
        return
      case 'remark':
        this.remarks = [...this.remarks, message.remark]
        return
      case 'preparing':
        this.preparing = message.percent === null ? null : message
        return
      case 'announcements':
        return announcements.hear(message.announcements)
      case 'bye':
        return this.#bye(message.error)
      default:
        return this.#answer(message)
    }
  }

  #answer(message: Answer): void {
    if (!message.id) return
    const answer = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    answer?.(message)
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#sequence = message.sequence
    this.#attempts = 0
    this.#last = null
    this.table = message.table
    if (this.seat !== message.seat) this.#forget()
    this.seat = message.seat
    this.shown = message.shown
    this.#version = message.view_version
    this.chat = message.chat
    this.remarks = message.remarks
    this.connection = 'open'
    this.isReady = true
    this.#clock(message.shown)
    if (message.shown.view) void this.#fetchLog()
  }

  /** Another seat uses this device: clears everything that the previous one saw. */
  #forget(): void {
    this.log = []
    this.latest = []
    this.heard = []
    this.#recent = new Recent()
  }

  #tell(table: TableShown): void {
    const isStart = this.table?.status === 'open' && table.status === 'playing'
    this.#noteDeparture(table)
    this.isDeclined ||= this.table?.takeback?.seat === table.you && table.you !== null && !table.takeback
    this.table = table
    this.seat = table.you
    if (isStart) void this.#fetchLog()
  }

  /** A person whose seat is a bot's from now on. What it means in a rated game is said by its own notice. */
  #noteDeparture({ status, seats, is_rated: isRated }: TableShown): void {
    if (this.table?.status !== 'playing' || status !== 'playing' || isRated) return
    const gone = this.table.seats.find(({ sort, seat }) => sort === 'person' && seats[seat]?.sort === 'bot')
    if (gone) this.departed.show({ name: gone.name, seat: gone.seat })
  }

  #news(message: Extract<ServerMessage, { type: 'news' }>): void {
    const events = message.events as EventShown[]
    if (message.sort === 'undo') {
      void this.#fetchLog()
      this.latest = events
      this.remarks = this.remarks.filter(({ ply }) => ply <= message.plies)
    } else {
      this.log = [
        ...this.log.filter((entry) => entry.ply < message.plies),
        { ply: message.plies, seat: message.seat, events },
      ]
      this.#follow(message.seat, events)
    }
    if (message.by === 'clock') this.late.show(message.seat)
    if (this.table?.takeback) this.table = { ...this.table, takeback: null } // any decision ends the request
    this.isDeclined = false
    this.heard = events
  }

  /** The events since the user's latest decision. */
  #follow(seat: number, events: EventShown[]): void {
    this.#recent.follow(seat, this.seat, events)
    this.latest = this.#recent.events
  }

  /** Patches what is shown. If a version is missing, the whole state is requested. */
  #view({ shown, patch, view_version }: Extract<ServerMessage, { type: 'view' }>): void {
    if (!shown && view_version !== this.#version + 1) {
      this.#socket?.send(JSON.stringify({ type: 'resync' }))
      return
    }
    this.#version = view_version
    this.#see(shown ?? (applied(this.shown as unknown as Json, patch as Patch) as unknown as Shown))
  }

  /** Draws at once, and records the time for profilers. */
  #see(shown: Shown): void {
    const start = performance.now()
    flushSync(() => {
      this.shown = shown
      if (this.refusal?.id === 'stale') this.refusal = null
    })
    this.#clock(shown)
    performance.measure('pharos-view', { start })
  }

  #clock(shown: Shown): void {
    if (shown.clocks) this.skew = shown.clocks.at - Date.now() / 1000
  }

  async #fetchLog(): Promise<void> {
    const seat = this.seat
    try {
      const log = await api.log(this.id, this.table.yours.length > 1 ? seat : null)
      if (seat !== this.seat) return // somebody else has the device now
      this.log = log
      if (this.latest.length) return
      this.#recent.recall(this.log, this.seat)
      this.latest = this.#recent.events
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }

  #bye(error: Reason): void {
    this.refusal = error
    if (FATAL.includes(error.id)) this.close()
  }
}
