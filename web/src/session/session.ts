/** What a table is drawn from, live or in a replay: one seat's view, its legal actions, and calls to play them. */
import type { ActionShown, ClocksShown, EventShown, Message, Reason, StepShown, TableShown } from '../types/messages.ts'

export interface Explanation {
  error: Reason | null
  steps: StepShown[]
}

export interface GameSession<View = unknown> {
  readonly game: string
  readonly table: TableShown
  /** The seat of this view; null for a spectator's. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly view: View | null
  readonly actions: readonly ActionShown[]
  readonly toAct: readonly number[]
  /** Seats that have committed and may change their minds. */
  readonly revisableSeats: readonly number[]
  readonly mayUndo: boolean
  /** What the table is waiting for, as a sentence of the game. */
  readonly waiting: Message | null
  readonly clocks: ClocksShown | null
  /** The events of each seat's latest decision, oldest first, to be highlighted. */
  readonly latest: readonly EventShown[]
  /** Whether actions can be played here: false while watching, replaying or disconnected. */
  readonly isLive: boolean
  /** Plays an action; the frame shows refusals. */
  act(action: string): Promise<boolean>
  undo(): Promise<boolean>
  /** Why an action is impossible, or how it would be paid for. */
  why(action: string): Promise<Explanation>
}

/** Whether the decision shown is already over: the puzzle is solved. */
export function isSettled({ seat, toAct, actions }: Pick<GameSession, 'seat' | 'toAct' | 'actions'>): boolean {
  return seat !== null && toAct.includes(seat) && !actions.length
}
