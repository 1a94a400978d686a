/** Sentences about pieces that several parts of the table need. */
import { type Effect, asList } from '../../pieces/symbols.ts'
import type { Price } from '../../pieces/price.ts'
import type { GameSession } from '../../session/session.ts'
import type { CardRow, City, Outcome, Slot, View } from '../../types/duel.ts'
import type { StepShown } from '../../types/messages.ts'
import { say, translator } from '../../core/i18n.svelte.ts'
import { bottomSeat } from './board.ts'
import { cardPrice } from './turn.ts'

export const cardName = (name: string): string => translator.name('duel', 'card', name)
export const wonderName = (name: string): string => translator.name('duel', 'wonder', name)
/** Without an article, for little space. */
export const wonderShortName = (name: string): string => say(`web-duel-short-${name}`)
export const tokenName = (name: string): string => translator.name('duel', 'token', name)

/** A price in words; one that is too high includes its coins. */
export function priceText(price: Price, coins = 0): string {
  if (price.sort === 'pay') return say('web-duel-cost-coins', { coins: price.coins })
  return say(`web-duel-cost-${price.sort}`, { coins })
}

/** What an open card costs a city, in words. */
export function slotPrice(slot: Slot, seat: 0 | 1, city: City): string {
  return priceText(cardPrice(slot, seat, city), slot.price?.[seat])
}

/** What an open card costs both cities, in two sentences. */
export function bothPrices(session: GameSession<View>, slot: Slot): string[] {
  const cities = session.view!.cities
  const me = bottomSeat(session.seat)
  const order = me === 0 ? ([0, 1] as const) : ([1, 0] as const)
  return order.map((seat) => {
    const price = slotPrice(slot, seat, cities[seat])
    return seat === session.seat
      ? say('web-duel-price-mine', { price })
      : say('web-duel-price-of', { name: session.names[seat], price })
  })
}

/** The effects of a piece as sentences. */
export function effectTexts(effects: readonly Effect[]): string[] {
  return effects.flatMap(({ message }) => (message ? [translator.sentence('duel', message)] : []))
}

/** Which card makes a card free, and which it makes free. */
export function chainTexts(card: CardRow): string[] {
  const chainText = (id: string, names: string | undefined): string[] =>
    asList(names).map((name) => say(id, { cards: cardName(name) }))
  return [...chainText('web-chain-after', card.after), ...chainText('web-chain-before', card.before)]
}

/** The steps of a payment as sentences. */
export function stepTexts(steps: readonly StepShown[], names: readonly string[]): string[] {
  return steps.map(({ message }) => translator.sentence('duel', message, names))
}

/** Who won and how. */
export function resultText({ winners, reason }: Outcome, names: readonly string[]): string {
  const listed = translator.listed(winners.map((seat) => names[seat]!))
  return winners.length > 1
    ? say('web-duel-shared', { winners: listed })
    : say('web-duel-won', { winners: listed, reason: say(`duel-reason-${reason}`) })
}

/** The coins that the steps of a payment take. */
export function coinsOf(steps: readonly StepShown[]): number {
  return steps.reduce((sum, { step }) => sum + ('coins' in step && typeof step.coins === 'number' ? step.coins : 0), 0)
}
