/** A finished game, moment by moment: a session without legal actions. */
import { Refusal, api } from '../core/api.ts'
import { sumOf } from '../pieces/scores.ts'
import type { EventShown, LogEntry, ReplayShown, TableShown } from '../types/messages.ts'
import { namesOf } from './names.ts'
import type { Explanation, GameSession } from './session.ts'

const SAMPLES = 60

/** The perspective: a seat's, everybody's, or everything including hidden information. */
export type Eyes = number | 'everybody' | 'full_view'

/** The table was closed before its game ended, so there is nothing to show. */
export class Closed extends Error {}

export class ReplaySession implements GameSession {
  table = $state.raw<TableShown>()!
  moment = $state.raw<ReplayShown>()!
  eyes = $state<Eyes>('everybody')
  log = $state.raw<LogEntry[]>([])
  /** Everybody's points at the moments loaded so far. */
  scores = $state.raw<ReadonlyMap<number, number[]>>(new Map())
  #moments = new Map<number, Promise<ReplayShown>>()
  #wanted = 0

  private constructor(table: TableShown) {
    this.table = { ...table, seats: table.seats.map((seat) => ({ ...seat, is_here: true, bot_substitutes: false })) } // nobody counts as absent in a replay
  }

  /** Opens a game at a moment; the perspective is decided once the table is known. */
  static async open(
    id: string,
    ply = 0,
    eyes: (table: TableShown) => Eyes = ({ you }) => you ?? 'everybody',
  ): Promise<ReplaySession> {
    const replay = new ReplaySession(await api.table(id))
    if (replay.table.status === 'closed') throw new Closed()
    replay.moment = await replay.#fetch(Math.min(ply, replay.table.plies))
    replay.eyes = eyes(replay.table)
    replay.#wanted = replay.moment.ply
    replay.log = await api.log(id)
    return replay
  }

  get game(): string {
    return this.table.game
  }
  get names(): string[] {
    return namesOf(this.table.seats)
  }
  get seat(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null
  }
  get view(): never {
    return (typeof this.eyes === 'number' ? this.moment.views[this.eyes] : this.moment[this.eyes]) as never
  }
  get plies(): number {
    return this.moment.plies
  }
  get ply(): number {
    return this.moment.ply
  }
  /** The requested moment, which may still be loading. */
  get wanted(): number {
    return this.#wanted
  }
  get toAct(): readonly number[] {
    return this.moment.to_act
  }
  get latest(): readonly EventShown[] {
    return this.moment.events
  }
  readonly actions = []
  readonly revisableSeats = []
  readonly mayUndo = false
  readonly waiting = null
  readonly clocks = null
  readonly isLive = false

  /** Goes to a moment, and loads the next one ahead; does nothing if the user has moved on meanwhile. */
  async go(ply: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(Math.round(ply), this.plies))
    const wanted = this.#wanted
    const moment = await this.#fetch(wanted)
    if (wanted !== this.#wanted) return
    this.moment = moment
    if (wanted < this.plies) void this.#fetch(wanted + 1).catch(() => undefined)
  }

  /** Loads moments all over the game to draw points over time; stops when `isOver` returns true. */
  async survey(isOver: () => boolean): Promise<void> {
    for (const ply of samples(this.plies)) {
      if (isOver()) return
      if (this.scores.has(ply)) continue
      try {
        this.#note(await api.replay(this.table.id, ply))
      } catch (error) {
        if (error instanceof Refusal) return
        throw error
      }
    }
  }

  act(): Promise<boolean> {
    return Promise.resolve(false)
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }
  why(): Promise<Explanation> {
    return Promise.resolve({ error: null, steps: [] })
  }

  async #fetch(ply: number): Promise<ReplayShown> {
    const loading = this.#moments.get(ply) ?? api.replay(this.table.id, ply)
    this.#moments.set(ply, loading)
    loading.catch(() => this.#moments.delete(ply))
    const moment = await loading
    this.#note(moment)
    return moment
  }

  #note(moment: ReplayShown): void {
    if (!this.scores.has(moment.ply))
      this.scores = new Map(this.scores).set(moment.ply, pointsAt(moment, this.table.players))
  }
}

/** Some sixty moments from the first to the last. */
export function samples(plies: number, most = SAMPLES): number[] {
  const step = Math.max(1, Math.ceil(plies / most))
  const stops = Array.from({ length: Math.ceil(plies / step) }, (_, i) => i * step)
  return [...stops, plies]
}

/** Everybody's points at a moment. */
export function pointsAt(moment: Pick<ReplayShown, 'everybody'>, players: number): number[] {
  const cities = moment.everybody.cities as { score?: object }[]
  return cities.slice(0, players).map(({ score }) => sumOf(score ?? {}))
}
