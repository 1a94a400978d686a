/** The hint that the user has asked for at a table, for as long as its decision is due. */
import { Refusal, api } from '../core/api.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import type { HintShown, Reason } from '../types/messages.ts'

export class Hints {
  hint = $state.raw<HintShown | null>(null)
  isThinking = $state(false)
  trouble = $state.raw<Reason | null>(null)

  constructor(readonly session: LiveSession) {}

  /** Whether the coach gives hints here: the table allows them, and all opponents are bots. */
  get isAllowed(): boolean {
    const { table, seat } = this.session
    const people = table.seats.filter(({ sort }) => sort === 'person').length
    return table.hints && people === 1 && seat !== null && table.status === 'playing'
  }

  /** Whether the user has to decide now. */
  get isDue(): boolean {
    const { seat, toAct, isLive } = this.session
    return isLive && seat !== null && toAct.includes(seat)
  }

  /** What the decision is about: a hint is forgotten when this changes. */
  get decision(): string {
    return this.isDue ? this.session.actions.map(({ action }) => action).join('\n') : ''
  }

  /** Asks the coach; the second time about the same decision, it searches deeper. */
  async ask(): Promise<void> {
    if (!this.isAllowed || !this.isDue || this.isThinking || this.hint?.is_deeper) return
    const about = this.decision
    this.isThinking = true
    this.trouble = null
    try {
      const hint = await api.hint(this.session.id, this.session.sequence, this.hint !== null)
      if (about === this.decision) this.hint = hint
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (about === this.decision) this.trouble = error.reason
    } finally {
      this.isThinking = false
    }
  }

  /** Closes the hint. */
  forget(): void {
    this.hint = null
    this.trouble = null
  }
}
