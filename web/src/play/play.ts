/** What a table draws from, live or in a replay: one seat's view, what it may do, and how to do it. */
import type { ActionShown, ClocksShown, EventShown, Phrase, Reason, StepShown, TableShown } from '../types/messages.ts'

export interface Because { error: Reason | null; steps: StepShown[] }

export interface Play<View = unknown> {
  readonly game: string
  readonly table: TableShown
  /** Whose eyes we see with; null for everybody's. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly view: View | null
  readonly actions: readonly ActionShown[]
  readonly toAct: readonly number[]
  /** Seats that have committed and may change their minds. */
  readonly mayChange: readonly number[]
  readonly mayUndo: boolean
  /** What the table waits for, as a sentence of the game. */
  readonly waiting: Phrase | null
  readonly clocks: ClocksShown | null
  /** The events of the latest decision of each seat, oldest first: to be highlighted. */
  readonly latest: readonly EventShown[]
  /** Whether actions can be taken here: false while watching, replaying or disconnected. */
  readonly isLive: boolean
  /** Takes an action; a refusal is shown by the frame. */
  act(action: string): Promise<boolean>
  undo(): Promise<boolean>
  /** Why an action is impossible, or how it would be paid for. */
  why(action: string): Promise<Because>
}

/** The actions that begin with these words: `starting(play, 'build walls')`. */
export function starting(actions: readonly ActionShown[], words: string): ActionShown[] {
  return actions.filter(({ action }) => action === words || action.startsWith(words + ' '))
}
