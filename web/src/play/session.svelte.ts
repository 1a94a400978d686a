/** A table over its WebSocket: keeps what the server tells, sends what the reader decides, comes back by itself. */
import { flushSync } from 'svelte'
import { Refusal, api } from '../api.ts'
import type { ActionShown, ClientMessage, EventShown, LogEntry, Reason, Said, ServerMessage, Shown, TableShown } from '../types/messages.ts'
import { namesOf } from './names.ts'
import type { Because, Play } from './play.ts'

type Answer = Extract<ServerMessage, { type: 'ack' | 'refused' | 'because' | 'pong' }>
type Ask = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never
export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

const PROTOCOL = 'pharos.1'
const WAITS = [300, 700, 1500, 3000, 5000] // milliseconds before each new attempt
const ALIVE = 20_000
const PATIENCE = 8_000
const LATE = 8_000
const FATAL = ['no-table', 'no-spectators', 'bad-version', 'bad-origin']

export class Session implements Play {
  connection = $state<Connection>('connecting')
  table = $state.raw<TableShown>()!
  shown = $state.raw<Shown | null>(null)
  seat = $state<number | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<Said[]>([])
  latest = $state.raw<EventShown[]>([])
  /** Events not yet told to screen readers, newest last. */
  heard = $state.raw<EventShown[]>([])
  /** The last refusal, until the next action; that something was outdated, until the next view. */
  refusal = $state.raw<Reason | null>(null)
  isReady = $state(false)
  /** The seat for which a bot has just decided because its time had run out; forgotten after a while. */
  late = $state<number | null>(null)
  /** The server's clock minus ours, in seconds. */
  skew = $state(0)

  #socket: WebSocket | null = null
  #sequence = 0
  #attempts = 0
  /** Whether the next events begin a new account. */
  #isNew = false
  #number = 0
  #waiting = new Map<string, (answer: Answer) => void>()
  #alive: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #told: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    this.#connect()
    this.#alive = setInterval(() => this.#check(), ALIVE)
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
  }

  get game(): string { return this.table.game }
  get names(): string[] { return namesOf(this.table.seats) }
  get view(): never { return (this.shown?.view ?? null) as never }
  get actions(): readonly ActionShown[] { return this.shown?.actions ?? [] }
  get toAct(): readonly number[] { return this.shown?.to_act ?? [] }
  get mayChange(): readonly number[] { return this.shown?.may_change ?? [] }
  get mayUndo(): boolean { return this.isLive && (this.shown?.may_undo ?? false) }
  get waiting() { return this.shown?.waiting ?? null }
  get clocks() { return this.shown?.clocks ?? null }
  get isLive(): boolean { return this.connection === 'open' && this.seat !== null }

  async act(action: string): Promise<boolean> {
    return this.#done(await this.#ask({ type: 'act', seen: this.#sequence, action }))
  }

  async undo(): Promise<boolean> {
    return this.#done(await this.#ask({ type: 'undo', seen: this.#sequence }))
  }

  async say(text: string): Promise<boolean> {
    return this.#done(await this.#ask({ type: 'chat', text }))
  }

  async react(reaction: 'hello' | 'well-played' | 'thanks' | 'hurry' | 'oops' | 'wow' | 'good-game'): Promise<boolean> {
    return this.#done(await this.#ask({ type: 'react', reaction }))
  }

  async why(action: string): Promise<Because> {
    const answer = await this.#ask({ type: 'why', action })
    if (answer.type === 'because') return { error: answer.error, steps: answer.steps }
    return { error: answer.type === 'refused' ? answer.error : null, steps: [] }
  }

  /** Leaves for good: nothing is reconnected. */
  close(): void {
    this.connection = 'closed'
    clearInterval(this.#alive)
    clearTimeout(this.#retry)
    clearTimeout(this.#told)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  /** Connects anew: who we are has changed. */
  again(): void {
    this.#socket?.close()
  }

  #done(answer: Answer): boolean {
    this.refusal = answer.type === 'refused' ? answer.error : null
    return answer.type !== 'refused'
  }

  /** Sends a message and waits for its answer; a lost connection answers with its own reason. */
  #ask(message: Ask): Promise<Answer> {
    const id = `m${++this.#number}`
    return new Promise((answered) => {
      const lost = (): void => answered({ type: 'refused', id, error: { id: 'unreachable', values: { got: location.host } } })
      if (this.#socket?.readyState !== WebSocket.OPEN) return lost()
      const patience = setTimeout(() => { if (this.#waiting.delete(id)) { lost(); this.#lost() } }, PATIENCE)
      this.#waiting.set(id, (answer) => { clearTimeout(patience); answered(answer) })
      this.#socket.send(JSON.stringify({ ...message, id }))
    })
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/play`, PROTOCOL)
    this.#socket = socket
    socket.onmessage = (event) => { if (socket === this.#socket) this.#heard(JSON.parse(String(event.data)) as ServerMessage) }
    socket.onclose = () => { if (socket === this.#socket) this.#lost() }
  }

  #lost(): void {
    for (const [id, answer] of this.#waiting) answer({ type: 'refused', id, error: { id: 'unreachable', values: { got: location.host } } })
    this.#waiting.clear()
    const old = this.#socket
    this.#socket = null
    old?.close()
    if (this.connection === 'closed') return
    this.connection = 'lost'
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), WAITS[Math.min(this.#attempts++, WAITS.length - 1)])
  }

  /** Comes back at once when the network or the reader does. */
  #now = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.connection === 'lost') {
      clearTimeout(this.#retry)
      this.#socket?.close()
      this.#connect()
    } else if (this.connection === 'open') this.#check()
  }

  #check(): void {
    if (this.connection === 'open') void this.#ask({ type: 'ping' })
  }

  #heard(message: ServerMessage): void {
    if ('sequence' in message && message.type !== 'ack') this.#sequence = Math.max(this.#sequence, message.sequence)
    switch (message.type) {
      case 'welcome': return this.#welcome(message)
      case 'news': return this.#news(message)
      case 'view': return this.#see(message.shown)
      case 'table': this.#tell(message.table); return
      case 'chat': this.chat = [...this.chat, message.said]; return
      case 'bye': return this.#bye(message.error)
      default: return this.#answer(message)
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
    this.table = message.table
    this.seat = message.seat
    this.shown = message.shown
    this.chat = message.chat
    this.connection = 'open'
    this.isReady = true
    this.#clock(message.shown)
    if (message.shown.view) void this.#fetchLog()
  }

  #tell(table: TableShown): void {
    const isStart = this.table?.status === 'open' && table.status === 'playing'
    this.table = table
    this.seat = table.you
    if (isStart) void this.#fetchLog()
  }

  #news(message: Extract<ServerMessage, { type: 'news' }>): void {
    const events = message.events as EventShown[]
    if (message.sort === 'undo') {
      void this.#fetchLog()
      this.latest = events
    } else {
      this.log = [...this.log.filter((entry) => entry.ply < message.plies), { ply: message.plies, seat: message.seat, events }]
      this.#follow(message.seat, events)
    }
    if (message.by === 'clock') this.#wasLate(message.seat)
    this.heard = events
    if (this.shown) this.shown = { ...this.shown, to_act: message.to_act, may_change: message.may_change, clocks: message.clocks }
  }

  #wasLate(seat: number): void {
    this.late = seat
    clearTimeout(this.#told)
    this.#told = setTimeout(() => { this.late = null }, LATE)
  }

  /** What happened since the own latest decision; that somebody committed says nothing yet. */
  #follow(seat: number, events: EventShown[]): void {
    const isOwn = seat === this.seat
    const isSilent = events.every(({ event }) => event.event === 'committed')
    if (!isSilent) this.latest = isOwn || this.seat === null || this.#isNew ? events : [...this.latest, ...events].slice(-40)
    this.#isNew = isSilent ? this.#isNew || isOwn : false
  }

  /** Draws at once, and leaves how long it took where a profiler finds it. */
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
    try {
      this.log = await api.log(this.id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }

  #bye(error: Reason): void {
    this.refusal = error
    if (FATAL.includes(error.id)) this.close()
  }
}
