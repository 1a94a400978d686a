/** A finished game, moment by moment: the same face as a live table, with which nothing can be done. */
import { api } from '../api.ts'
import type { EventShown, ReplayShown, TableShown } from '../types/messages.ts'
import { namesOf } from './names.ts'
import type { Because, Play } from './play.ts'

export class Replay implements Play {
  table = $state.raw<TableShown>()!
  moment = $state.raw<ReplayShown>()!
  /** Whose eyes we see with; null for everybody's. */
  seat = $state<number | null>(null)
  #moments = new Map<number, Promise<ReplayShown>>()

  private constructor(table: TableShown, moment: ReplayShown) {
    this.table = table
    this.moment = moment
    this.seat = table.you
  }

  static async open(id: string, ply: number | null = null): Promise<Replay> {
    const table = await api.table(id)
    return new Replay(table, await api.replay(id, ply ?? 0))
  }

  get game(): string { return this.table.game }
  get names(): string[] { return namesOf(this.table.seats) }
  get view(): never { return (this.seat === null ? this.moment.everybody : this.moment.views[this.seat]) as never }
  get plies(): number { return this.moment.plies }
  get ply(): number { return this.moment.ply }
  get toAct(): readonly number[] { return this.moment.to_act }
  get latest(): readonly EventShown[] { return this.moment.events }
  readonly actions = []
  readonly mayChange = []
  readonly mayUndo = false
  readonly waiting = null
  readonly clocks = null
  readonly isLive = false

  /** Goes to a moment, and looks ahead to the next. */
  async go(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.plies))
    this.moment = await this.#fetch(wanted)
    if (wanted < this.plies) void this.#fetch(wanted + 1)
  }

  act(): Promise<boolean> { return Promise.resolve(false) }
  undo(): Promise<boolean> { return Promise.resolve(false) }
  why(): Promise<Because> { return Promise.resolve({ error: null, steps: [] }) }

  #fetch(ply: number): Promise<ReplayShown> {
    const loading = this.#moments.get(ply) ?? api.replay(this.table.id, ply)
    this.#moments.set(ply, loading)
    loading.catch(() => this.#moments.delete(ply))
    return loading
  }
}
