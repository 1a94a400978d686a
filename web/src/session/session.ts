/** What a table is drawn from, live or in a replay: one seat's view, its legal actions, and the calls that take them. */
import type { ActionShown, ClocksShown, EventShown, Message, Reason, StepShown, TableShown } from '../types/messages.ts'

export interface Explanation {
  error: Reason | null
  steps: StepShown[]
}

export interface GameSession<View = unknown> {
  readonly game: string
  readonly table: TableShown
  /** The seat whose view this is; null for a spectator's. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly view: View | null
  readonly actions: readonly ActionShown[]
  readonly toAct: readonly number[]
  /** Seats that have committed and may change their minds. */
  readonly revisableSeats: readonly number[]
  readonly mayUndo: boolean
  /** What the table waits for, as a sentence of the game. */
  readonly waiting: Message | null
  readonly clocks: ClocksShown | null
  /** The events of the latest decision of each seat, oldest first: to be highlighted. */
  readonly latest: readonly EventShown[]
  /** Whether actions can be taken here: false while watching, replaying or disconnected. */
  readonly isLive: boolean
  /** Takes an action; a refusal is shown by the frame. */
  act(action: string): Promise<boolean>
  undo(): Promise<boolean>
  /** Why an action is impossible, or how it would be paid for. */
  why(action: string): Promise<Explanation>
}

/** Whether a decision of the reader's is shown that cannot be taken any more: the puzzle is solved. */
export function isSettled({ seat, toAct, actions }: Pick<GameSession, 'seat' | 'toAct' | 'actions'>): boolean {
  return seat !== null && toAct.includes(seat) && !actions.length
}
