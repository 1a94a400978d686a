/**
 * What the user has selected but not done yet: an open card with one of its actions, or a piece of a one-step decision. What the view
 * no longer allows is dropped by itself, because everything is looked up again in the view and in the possible actions.
 */
import type { Explanation, GameSession } from '../../session/session.ts'
import type { ActionShown } from '../../types/messages.ts'
import type { City, Decision, View, Wonder } from '../../types/duel.ts'
import { bottomSeat } from './board.ts'
import { type Verb, type OpenSlot, openCards, possible, textOf, unbuilt, wondersWith } from './turn.ts'

export class Selection {
  #card = $state<string | null>(null)
  #picked = $state<string | null>(null)
  #wonder = $state<string | null>(null)
  verb = $state<Verb>('build')
  /** Whether the discard pile is open. */
  isDiscardOpen = $state(false)
  /** The seat whose city is open. */
  city = $state<number | null>(null)
  isBusy = $state(false)
  #session: () => GameSession<View>

  constructor(session: () => GameSession<View>) {
    this.#session = session
  }

  get session(): GameSession<View> {
    return this.#session()
  }
  get view(): View {
    return this.session.view!
  }
  get me(): 0 | 1 {
    return bottomSeat(this.session.seat)
  }
  get own(): City {
    return this.view.cities[this.me]
  }
  /** The decision that the user owes now, if any. */
  get decision(): Decision | null {
    const { decision } = this.view
    return decision && this.session.isLive && decision.seat === this.session.seat && this.session.actions.length
      ? decision
      : null
  }
  get isTurn(): boolean {
    return this.decision?.kind === 'turn'
  }
  /** The selected card, while it is open. */
  get slot(): OpenSlot | null {
    return openCards(this.view).find(({ card }) => card === this.#card) ?? null
  }
  get card(): string | null {
    return this.slot?.card ?? null
  }
  /** The wonders that a card could be used for, possible or not. */
  get wonders(): Wonder[] {
    return unbuilt(this.own)
  }
  /** The chosen wonder: the one selected, otherwise the first that is affordable, otherwise the first. */
  get wonder(): string | null {
    const names: string[] = this.wonders.map(({ wonder }) => wonder)
    if (this.#wonder && names.includes(this.#wonder)) return this.#wonder
    return (this.card && wondersWith(this.session.actions, this.card)[0]) ?? names[0] ?? null
  }
  /** What Enter would do, as a text; possible or not. */
  get text(): string | null {
    if (this.isTurn) return this.card && textOf(this.verb, this.card, this.wonder)
    return this.#picked
  }
  get action(): ActionShown | null {
    return this.decision ? possible(this.session.actions, this.text) : null
  }
  /** The piece selected in a one-step decision. */
  get picked(): string | null {
    return this.isTurn ? null : (this.action?.action ?? null)
  }

  /** Selects an open card, or deselects it. */
  select(card: string | null): void {
    const isSame = card === this.card
    this.#card = isSame ? null : card
    this.verb = 'build'
    this.#wonder = null
  }

  arm(verb: Verb, wonder: string | null = null): void {
    if (verb === 'wonder' && wonder) this.#wonder = wonder
    this.verb = verb
  }

  /** The next wonder that the card could be used for. */
  nextWonder(): void {
    const names: string[] = this.wonders.map(({ wonder }) => wonder)
    if (!names.length) return
    const at = this.verb === 'wonder' ? names.indexOf(this.wonder ?? '') + 1 : 0
    this.arm('wonder', names[at % names.length])
  }

  pick(action: string): void {
    this.#picked = this.#picked === action ? null : action
  }

  closeOverlays(): void {
    this.isDiscardOpen = false
    this.city = null
  }

  /** Closes what is open over the table; otherwise clears the selection. */
  clear(): void {
    if (this.isDiscardOpen || this.city !== null) {
      this.closeOverlays()
      return
    }
    this.#card = null
    this.#picked = null
    this.#wonder = null
  }

  /** Carries out the selected action, if it is possible. */
  async commit(action: ActionShown | null = this.action): Promise<void> {
    if (!action || this.isBusy) return
    this.isBusy = true
    const isDone = await this.session.act(action.action)
    this.isBusy = false
    if (!isDone) return
    this.#card = null
    this.#picked = null
    this.isDiscardOpen = false
  }

  /** Why the selected action is impossible, or how it is paid for. */
  async explain(text: string): Promise<Explanation> {
    const action = possible(this.session.actions, text)
    return action ? { error: null, steps: action.steps } : this.session.why(text)
  }
}
