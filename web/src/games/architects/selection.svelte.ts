/** What the user is choosing at the table of Architects: select a piece, then confirm; or ask why it is impossible. */
import { say, translator } from '../../core/i18n.svelte.ts'
import type { GameSession } from '../../session/session.ts'
import type { TokenName, View } from '../../types/architects.ts'
import { type Choice, choicesOf, deckQuestion, keyOf, numbered, stageQuestion, tilesOf } from './choices.ts'
import { type Spot, slotsOf, spotsOf } from './city.ts'
import { overlay } from './overlay.svelte.ts'

const REASON_SHOWN = 7000 // milliseconds

export class Selection {
  /** The selected action; it may have become impossible since. */
  wanted = $state<string | null>(null)
  /** Why the last choice was impossible; forgotten after a while. */
  reason = $state<string | null>(null)
  #session: () => GameSession<View>
  #isActing = false
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly spots: Spot[] = $derived.by(() => spotsOf(this.view, this.seat))
  readonly choices: Choice[] = $derived.by(() =>
    this.session.isLive ? choicesOf(this.session.actions, this.view, this.spots) : [],
  )
  readonly order: (Choice | null)[] = $derived.by(() => numbered(this.choices, this.spots))
  readonly selected: Choice | null = $derived.by(
    () => this.choices.find(({ action }) => action === this.wanted) ?? null,
  )
  readonly isReaching: boolean = $derived.by(() => this.choices.some(({ verb }) => verb === 'reach'))
  /** Whether the decision is about one's own cards, so that no deck can be chosen. */
  readonly isActingOnly: boolean = $derived.by(
    () => tilesOf(this.choices).length > 0 && !this.choices.some(({ deck }) => deck),
  )
  /** The stages that can be built now. */
  readonly stages: Set<number> = $derived.by(() => new Set(this.choices.flatMap(({ stage }) => (stage ? [stage] : []))))

  constructor(session: () => GameSession<View>) {
    this.#session = session
  }

  get session(): GameSession<View> {
    return this.#session()
  }
  get view(): View {
    return this.session.view!
  }
  get seat(): number {
    return this.session.seat ?? 0
  }

  hotkey = (action: string): string | null => keyOf(this.order, action)

  /** The first call selects; the same choice again commits. */
  choose = (action: string): void => {
    this.reason = null
    if (this.selected?.action === action) void this.commit()
    else this.wanted = action
  }

  commit = async (): Promise<void> => {
    if (!this.selected || this.#isActing) return
    this.#isActing = true
    const { action } = this.selected
    this.wanted = null
    await this.session.act(action)
    this.#isActing = false
  }

  drop = (): void => {
    this.wanted = null
  }

  clear(): void {
    this.wanted = null
    this.reason = null
  }

  chooseDeck(spot: Spot): void {
    const choice = this.choices.find(({ deck }) => deck === spot.name)
    if (choice) this.choose(choice.action)
    else if (this.session.isLive) void this.#ask(deckQuestion(this.view, spot))
    else if (!this.session.actions.length) overlay.toggle({ sort: 'deck', deck: spot.name })
  }

  chooseToken = (token: TokenName | 'stack'): void => {
    const choice = this.choices.find((each) => each.token === token)
    if (choice) this.choose(choice.action)
    else if (this.session.isLive) void this.#ask(`token ${token}`)
  }

  /** Selects a stage; further calls cycle through the ways to pay for it. */
  chooseStage = (stage: number): void => {
    const ways = this.choices.filter((each) => each.stage === stage)
    const next = (ways.findIndex(({ action }) => action === this.wanted) + 1) % Math.max(1, ways.length)
    if (ways.length) this.choose((ways.length > 1 ? ways[next]! : ways[0]!).action)
    else if (this.session.isLive) this.#askAboutStage(stage)
  }

  press(number: number): void {
    const choice = this.order[number - 1]
    if (choice) this.choose(choice.action)
    else if (number <= 3 && this.session.isLive) this.chooseDeck(this.spots[number - 1]!)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #askAboutStage(stage: number): void {
    const city = this.view.cities[this.seat]!
    const { available, identical, count, ...shown } = city.stages[stage - 1]!
    const slots = slotsOf({ ...shown, count, identical }, city, this.view.used)
    const missing = slots.filter((card) => !card).length
    const id = identical ? 'web-architects-short-identical' : 'web-architects-short-different'
    void this.#ask(stageQuestion(stage, slots), available && missing ? say(id, { stage, n: count, missing }) : null)
  }

  /** Says why something cannot be chosen. */
  async #ask(action: string, otherwise: string | null = null): Promise<void> {
    this.wanted = null
    const { error } = await this.session.why(action)
    this.reason = otherwise ?? (error ? translator.error(error, this.session.names) : null)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.reason = null
    }, REASON_SHOWN)
  }
}
