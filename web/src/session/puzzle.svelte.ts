/** A puzzle as a session: one decision of one seat. Actions are tries, which the server grades. */
import { api } from '../core/api.ts'
import { say } from '../core/i18n.svelte.ts'
import type {
  ActionShown,
  Message,
  PuzzleGraded,
  PuzzleShown,
  PuzzleSolution,
  SeatShown,
  TableShown,
} from '../types/messages.ts'
import { Attempt } from '../ui/attempt.svelte.ts'
import { namesOf } from './names.ts'
import type { Explanation, GameSession } from './session.ts'

/** A try: the action, and how good it is. */
export interface Tried extends PuzzleGraded {
  action: string
}

export class PuzzleSession implements GameSession {
  readonly table: TableShown
  /** All tries, the latest last. */
  tries = $state.raw<readonly Tried[]>([])
  /** Whether it is solved, or the user gave up. */
  solution = $state.raw<PuzzleSolution | null>(null)
  readonly attempt = new Attempt()
  readonly revisableSeats = []
  readonly mayUndo = false
  readonly clocks = null
  readonly latest = []

  constructor(readonly puzzle: PuzzleShown) {
    this.table = tableOf(puzzle)
  }

  static async open(game: string, id: string): Promise<PuzzleSession> {
    return new PuzzleSession(await api.puzzle(game, id))
  }

  get game(): string {
    return this.puzzle.game
  }
  get seat(): number {
    return this.puzzle.seat
  }
  get names(): string[] {
    return namesOf(this.table.seats)
  }
  get view(): never {
    return this.puzzle.shown.view as never
  }
  get actions(): readonly ActionShown[] {
    return this.isLive ? this.puzzle.shown.actions : []
  }
  get toAct(): readonly number[] {
    return this.puzzle.shown.to_act
  }
  get waiting(): Message | null {
    return this.puzzle.shown.waiting
  }
  get isSolved(): boolean {
    return this.tries.at(-1)?.grade === 'best'
  }
  /** Whether the first try was the solution. */
  get isSolvedAtOnce(): boolean {
    return this.isSolved && this.tries.length === 1
  }
  get isLive(): boolean {
    return !this.solution && !this.isSolved
  }

  /** Tries an action. */
  act(action: string): Promise<boolean> {
    const { game, id } = this.puzzle
    return this.attempt.run(async () => {
      const graded = await api.tryPuzzle(game, id, action)
      this.tries = [...this.tries, { action, ...graded }]
      if (graded.grade === 'best') this.solution = await api.puzzleSolution(game, id)
    }, this.names)
  }

  /** Gives up. */
  reveal(): Promise<boolean> {
    return this.attempt.run(async () => {
      this.solution = await api.puzzleSolution(this.puzzle.game, this.puzzle.id)
    })
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }

  why(action: string): Promise<Explanation> {
    return api.whyInPuzzle(this.puzzle.game, this.puzzle.id, action)
  }
}

/** The table of a puzzle: the user's seat, and bots in all others. */
function tableOf({ id, game, players, seat: own, options }: PuzzleShown): TableShown {
  const seats = Array.from({ length: players }, (_, seat): SeatShown => {
    const isYou = seat === own
    const plain = {
      level: null,
      is_here: true,
      bot_substitutes: false,
      away_since: null,
      who: null,
      is_companion: false,
      hints: 0,
    }
    return {
      ...plain,
      seat,
      sort: isYou ? 'person' : 'bot',
      name: isYou ? say('puzzles-solver') : '',
      is_host: isYou,
      is_you: isYou,
    }
  })
  return {
    id, game, players, options, seats, you: own, yours: [own], status: 'playing', is_host: true, host: '', level: '', clock: null,
    absence: null, replace_after: null, live_score: true, spectators: false, undo: false, is_rated: false, forfeits: [], puzzles: false, hints: false, daily: null,
    takeback: null, is_public: false,
    made: 0, sequence: 0, plies: 0, seed_is_given: false, seed_hash: null, seed: null, salt: null, rematch: null,
    forked_from: null, result: null, version: '', is_outdated: false,
  } // prettier-ignore
}
