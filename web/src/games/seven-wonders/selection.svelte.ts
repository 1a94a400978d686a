/** What the user has selected: the city, the card, the verb and the payment. It is cleared when the turn changes. */
import type { GameSession } from '../../session/session.ts'
import type { ActionShown } from '../../types/messages.ts'
import type { View } from '../../types/seven-wonders.ts'
import {
  type CardAction,
  type Held,
  type Verb,
  type Way,
  citiesToDecide,
  cardActions,
  held,
  proposed,
} from './cardActions.ts'

const CHEAPEST: Record<Verb, number> = { build: 0, free: 0, stage: 0, sell: 0 }

export class Selection {
  /** The place of the card sent last, which is the one that moves. */
  sent = $state<number | null>(null)
  #session: () => GameSession<View>
  #wanted = $state<number | null>(null)
  #picked = $state.raw<{ moment: string; place: number | null } | null>(null)
  #armed = $state<Verb | null>(null)
  #ways = $state<Record<Verb, number>>({ ...CHEAPEST })

  readonly cities: number[] = $derived.by(() =>
    this.isPlaying ? citiesToDecide(this.view, this.#session().actions) : [],
  )
  /** The city that the decision is for, if any. */
  readonly city: number | null = $derived.by(() => {
    if (this.#wanted !== null && this.cities.includes(this.#wanted)) return this.#wanted
    return (this.isDue ? this.cities.at(-1) : this.cities[0]) ?? null
  })
  readonly options = $derived.by(() => this.view.options.find(({ city }) => city === this.city) ?? null)
  readonly cards: Held[] = $derived.by(() => held(this.view, this.options))
  readonly moment: string = $derived.by(
    () => `${this.view.age} ${this.view.turn} ${this.view.decision?.kind} ${this.city}`,
  )
  readonly card: Held | null = $derived.by(() => {
    if (this.city === null) return null
    const picked = this.#picked?.moment === this.moment ? this.#picked : null
    if (!picked && this.view.decision?.kind === 'seventh-card') return this.cards[0] ?? null
    return picked ? (this.cards.find(({ place }) => place === picked.place) ?? null) : null
  })
  readonly cardActions: CardAction[] = $derived.by(() =>
    this.card
      ? cardActions(this.#session().actions, this.card.name, this.city! >= this.view.players, this.hasFreePower)
      : [],
  )
  readonly armed: Verb | null = $derived.by(() =>
    this.cardActions.some(({ verb, ways }) => verb === this.#armed && ways.length)
      ? this.#armed
      : proposed(this.cardActions),
  )
  /** The payment that each verb would use. */
  readonly ways: Record<Verb, number> = $derived.by(() => {
    const within = (verb: Verb): number =>
      Math.min(
        this.#ways[verb],
        Math.max(0, (this.cardActions.find((cardAction) => cardAction.verb === verb)?.ways.length ?? 0) - 1),
      )
    return { build: within('build'), free: 0, stage: within('stage'), sell: 0 }
  })
  readonly way: Way | null = $derived.by(
    () => this.cardActions.find(({ verb }) => verb === this.armed)?.ways[this.ways[this.armed!]] ?? null,
  )
  readonly paying = $derived.by(() =>
    this.way && this.city !== null && this.way.left + this.way.right
      ? { city: this.city, left: this.way.left, right: this.way.right }
      : null,
  )

  constructor(session: () => GameSession<View>) {
    this.#session = session
  }

  get view(): View {
    return this.#session().view!
  }
  get isDue(): boolean {
    const { seat, toAct } = this.#session()
    return seat !== null && toAct.includes(seat)
  }
  get hasFreePower(): boolean {
    return this.view.cities[this.city!]?.powers.includes('free-once') ?? false
  }
  /** Whether a hand is being played from. */
  get isPlaying(): boolean {
    return this.#session().isLive && ['turn', 'seventh-card'].includes(this.view.decision?.kind ?? '')
  }

  /** Whether the user also decides for the Free City now. */
  get isSteward(): boolean {
    const { seat } = this.#session()
    return this.isPlaying && this.view.decision?.kind === 'turn' && seat !== null && this.view.steward === seat
  }
  /** The action that declines the seventh card, while it may be declined. */
  get decline(): ActionShown | undefined {
    return this.isPlaying ? this.#session().actions.find(({ parts }) => parts.verb === 'decline') : undefined
  }

  /** Selects the card at a place, or deselects it. */
  select(place: number): void {
    this.#picked = { moment: this.moment, place: this.card?.place === place ? null : place }
    this.#armed = null
    this.#ways = { ...CHEAPEST }
  }

  unselect(): void {
    this.#picked = { moment: this.moment, place: null }
  }

  decideFor(city: number): void {
    this.#wanted = city
  }

  arm(verb: Verb): void {
    this.#armed = verb
  }

  pay(verb: Verb, way: number): void {
    this.#ways = { ...this.#ways, [verb]: way }
  }

  /** Switches to the next way to pay for the armed verb. */
  payNext(): void {
    const cardAction = this.cardActions.find(({ verb }) => verb === this.armed)
    if (cardAction && cardAction.ways.length > 1)
      this.pay(cardAction.verb, (this.ways[cardAction.verb] + 1) % cardAction.ways.length)
  }

  async commit(verb: Verb): Promise<void> {
    const way = this.cardActions.find((cardAction) => cardAction.verb === verb)?.ways[this.ways[verb]]
    if (!way || !this.card) return
    const { place } = this.card
    this.sent = place
    if (await this.#session().act(way.action)) {
      if (this.#picked?.place === place) this.#picked = { moment: this.#picked.moment, place: null }
      this.#wanted = null
    }
  }
}
