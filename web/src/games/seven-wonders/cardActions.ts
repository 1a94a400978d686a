/** What can be done with a card: the legal actions, by card and verb. */
import type { Price } from '../../pieces/price.ts'
import type { ActionShown, StepShown } from '../../types/messages.ts'
import type { Action, CardOption, Options, Payment, View } from '../../types/seven-wonders.ts'

export const VERBS = ['build', 'free', 'stage', 'sell'] as const
export type Verb = (typeof VERBS)[number]

/** One way to do something: its action, and the coins it takes. */
export interface Way {
  action: string
  left: number
  right: number
  bank: number
  steps: readonly StepShown[]
}

/** A use of a card with all ways to pay; without any it is impossible, and `ask` is the action to ask about. */
export interface CardAction {
  verb: Verb
  ways: Way[]
  ask: string
}

/** A card that can be chosen, by its place: a hand may have two with the same name. */
export interface Held {
  place: number
  name: string
  option: CardOption | null
}

type PlayAction = Extract<Action, { is_for_free_city: boolean }>

export const coins = (way: Way): number => way.left + way.right + way.bank

/** The parts of an action with a card of the hand; null for other decisions. */
function playOf(action: Action): PlayAction | null {
  return 'is_for_free_city' in action ? action : null
}

function way({ action, steps }: ActionShown, { left, right }: PlayAction): Way {
  const bank = steps.reduce((sum, { step }) => sum + ('step' in step && step.step === 'bank' ? step.coins : 0), 0)
  return { action, left, right, bank, steps }
}

/** All uses of a card for a city, the cheapest way of each first. The free structure only if the wonder has it. */
export function cardActions(
  actions: readonly ActionShown[],
  card: string,
  isForFreeCity: boolean,
  hasFreePower: boolean,
): CardAction[] {
  const city = isForFreeCity ? 'city ' : ''
  const ways: Record<Verb, Way[]> = { build: [], free: [], stage: [], sell: [] }
  for (const shown of actions) {
    const play = playOf(shown.parts as Action)
    if (play?.card === card && play.is_for_free_city === isForFreeCity) ways[play.verb].push(way(shown, play))
  }
  const ask: Record<Verb, string> = {
    build: `${city}build ${card}`,
    free: `${city}build ${card} free`,
    stage: `${city}stage using ${card}`,
    sell: `${city}sell ${card}`,
  }
  return VERBS.filter((verb) => verb !== 'free' || hasFreePower).map((verb) => ({
    verb,
    ask: ask[verb],
    ways: ways[verb].sort((a, b) => coins(a) - coins(b)),
  }))
}

/** The verb that a newly selected card proposes: building it, or nothing, because all other verbs give the card up. */
export function proposed(list: readonly CardAction[]): Verb | null {
  return list.find(({ ways, verb }) => ways.length && verb === 'build')?.verb ?? null
}

/** The badge of a card: what building it costs now. */
export function price(option: CardOption | null): Price | null {
  if (!option) return null
  if (!option.payments.length) return { sort: option.free_once ? 'free' : 'never' }
  if (option.gift) return { sort: 'free' }
  return paid(option.payments, option.bank)
}

/** The badge of the next stage. */
export function stagePrice(payments: readonly Payment[]): Price {
  return payments.length ? paid(payments, 0) : { sort: 'never' }
}

function paid(payments: readonly Payment[], bank: number): Price {
  const least = Math.min(...payments.map(([left, right]) => left + right)) + bank
  return least ? { sort: 'pay', coins: least } : { sort: 'own' }
}

/** The cities that this seat decides for now, the one that is due last: a steward may change both choices until the last seat has chosen. */
export function citiesToDecide(view: View, actions: readonly ActionShown[]): number[] {
  const isForFreeCity = actions.map(({ parts }) => playOf(parts as Action)?.is_for_free_city ?? false)
  const own = isForFreeCity.includes(false)
  const free = isForFreeCity.includes(true)
  return view.options.map(({ city }) => city).filter((city) => (city < view.players ? own : free))
}

/** The cards to choose from for a city: the hand, for the Free City without the card that the steward has chosen. */
export function held(view: View, options: Options | null): Held[] {
  const hand = [...(view.hand ?? [])]
  if (!options) return hand.map((name, place) => ({ place, name, option: null }))
  const option = (name: string): CardOption | null => options.cards.find((each) => each.card === name) ?? null
  if (view.decision?.kind === 'seventh-card')
    return options.cards.map(({ card }, place) => ({ place, name: card, option: option(card) }))
  const chosen = options.city < view.players ? undefined : cardOf(view.chosen_parts[0])
  const without = chosen === undefined ? -1 : hand.indexOf(chosen)
  return hand.map((name, place) => ({ place, name, option: option(name) })).filter(({ place }) => place !== without)
}

/** The card to be picked outside the hand: one of the discard pile, or a neighbour's guild. */
export function pickDue({ decision }: View): { verb: 'revive' | 'copy'; city: number } | null {
  if (!decision || !('city' in decision)) return null
  if (decision.kind === 'revive') return { verb: 'revive', city: decision.city }
  return decision.kind === 'copy-guild' ? { verb: 'copy', city: decision.city } : null
}

/** The card that an action names. */
export function cardOf(action: Action | undefined): string | undefined {
  return action && 'card' in action ? action.card : undefined
}

/** What was chosen for a city, if anything. */
export function chosenFor(view: View, city: number): Action | null {
  return (
    view.chosen_parts.find((action) => (playOf(action)?.is_for_free_city ?? false) === city >= view.players) ?? null
  )
}

/** A chosen action as a sentence of the game. */
export function messageOf(action: Action): { id: string; values: Record<string, unknown> } {
  const play = playOf(action)
  if (!play) return { id: `action-${action.verb}`, values: { ...action } }
  const { is_for_free_city, verb, card, left, right } = play
  return {
    id: `action-${is_for_free_city ? 'city-' : ''}${verb}${left + right ? '-pay' : ''}`,
    values: { card, left, right },
  }
}
