/** What can be done with a card, read off the actions that the server offers. */
import type { Price } from '../../pieces/Badge.svelte'
import type { ActionShown, StepShown } from '../../types/messages.ts'
import type { CardOption, Options, Payment, View } from '../../types/seven-wonders.ts'

export const DEEDS = ['build', 'free', 'stage', 'sell'] as const
export type Verb = (typeof DEEDS)[number]

/** One way to do something: its action, and the coins it takes. */
export interface Way { action: string; left: number; right: number; bank: number; steps: readonly StepShown[] }

/** Something that a card can do, in every way; none if it is impossible, and then `ask` has the server say why. */
export interface Deed { verb: Verb; ways: Way[]; ask: string }

/** A card that can be chosen, by its place: a hand may hold two of one name. */
export interface Held { place: number; name: string; option: CardOption | null }

export interface Read { isForFreeCity: boolean; verb: string; card: string; left: number; right: number }

/** An action text in parts: `city build walls pay left 2 right 1`. */
export function read(action: string): Read {
  const words = action.split(' ')
  const isForFreeCity = words[0] === 'city'
  if (isForFreeCity) words.shift()
  const [first = '', ...rest] = words
  const card = (first === 'stage' ? rest[1] : rest[0]) ?? ''
  const paid = rest.indexOf('pay')
  const verb = rest.at(-1) === 'free' ? 'free' : first
  return { isForFreeCity, verb, card, left: paid < 0 ? 0 : Number(rest[paid + 2]), right: paid < 0 ? 0 : Number(rest[paid + 4]) }
}

export const coins = (way: Way): number => way.left + way.right + way.bank

function way({ action, steps }: ActionShown, { left, right }: Read): Way {
  const bank = steps.reduce((sum, { step }) => sum + ('step' in step && step.step === 'bank' ? step.coins : 0), 0)
  return { action, left, right, bank, steps }
}

/** All that a card can do for a city, the cheapest way of each first. The power of a free structure shows only where the wonder has it. */
export function deeds(actions: readonly ActionShown[], card: string, isForFreeCity: boolean, hasFreePower: boolean): Deed[] {
  const city = isForFreeCity ? 'city ' : ''
  const found: Record<Verb, Way[]> = { build: [], free: [], stage: [], sell: [] }
  for (const shown of actions) {
    const parts = read(shown.action)
    if (parts.card === card && parts.isForFreeCity === isForFreeCity && parts.verb in found) found[parts.verb as Verb].push(way(shown, parts))
  }
  const ask: Record<Verb, string> = { build: `${city}build ${card}`, free: `${city}build ${card} free`, stage: `${city}stage using ${card}`, sell: `${city}sell ${card}` }
  return DEEDS.filter((verb) => verb !== 'free' || hasFreePower).map((verb) => ({ verb, ask: ask[verb], ways: found[verb].sort((a, b) => coins(a) - coins(b)) }))
}

/** Which deed a newly selected card proposes: building it, or whatever else is possible at no risk of a slip. */
export function proposed(list: readonly Deed[]): Verb | null {
  const possible = list.filter(({ ways, verb }) => ways.length && verb !== 'free')
  return possible[0]?.verb ?? null
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
  const own = actions.some(({ action }) => !action.startsWith('city '))
  const free = actions.some(({ action }) => action.startsWith('city '))
  return view.options.map(({ city }) => city).filter((city) => (city < view.players ? own : free))
}

/** The cards to choose from for a city: the hand, without the own choice where the steward plays for the Free City. */
export function held(view: View, options: Options | null): Held[] {
  const hand = [...(view.hand ?? [])]
  if (!options) return hand.map((name, place) => ({ place, name, option: null }))
  const option = (name: string): CardOption | null => options.cards.find((found) => found.card === name) ?? null
  if (view.decision?.kind === 'seventh-card') return options.cards.map(({ card }, place) => ({ place, name: card, option: option(card) }))
  const chosen = options.city < view.players ? undefined : view.chosen[0] && read(view.chosen[0]).card
  const without = chosen === undefined ? -1 : hand.indexOf(chosen)
  return hand.map((name, place) => ({ place, name, option: option(name) })).filter(({ place }) => place !== without)
}

/** What was chosen for a city, if anything. */
export function chosenFor(view: View, city: number): string | null {
  return view.chosen.find((action) => action.startsWith('city ') === city >= view.players) ?? null
}

/** A chosen action as a sentence of the game. */
export function phraseOf(action: string): { id: string; values: Record<string, unknown> } {
  const { isForFreeCity, verb, card, left, right } = read(action)
  return { id: `action-${isForFreeCity ? 'city-' : ''}${verb}${left + right ? '-pay' : ''}`, values: { card, left, right } }
}
