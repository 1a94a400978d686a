/** What a choice would do, in sentences. */
import type { Catalogue, CardName, City, Effect } from '../../types/architects.ts'
import { say, translator } from '../../core/i18n.svelte.ts'
import { cardRow, tokenRow } from './cards.ts'
import type { Choice } from './choices.ts'
import { type Spot, builtOf, goodsOf } from './city.ts'

/** A city at a glance in words, for the button that opens it. */
export function glance(city: City, name: string): string {
  return say('web-architects-glance', {
    name,
    wonder: translator.name('architects', 'wonder', city.wonder),
    stages: builtOf(city),
    shields: city.shields,
    victories: city.victories,
    goods: goodsOf(city),
    tokens: city.tokens.length,
  })
}

export function detailsOf(choice: Choice, spots: readonly Spot[], catalogue: Catalogue): string[] {
  switch (choice.verb) {
    case 'take':
    case 'extra':
    case 'reach':
      return ofDeck(
        spots.find(({ name }) => name === choice.deck),
        catalogue,
      )
    case 'keep':
      return effectsOf(choice.cards[0]!, catalogue) // the choice names the card
    case 'token':
      return choice.token === 'stack' || !choice.token ? [] : sentences(tokenRow(catalogue, choice.token).effects)
    case 'stage':
      return choice.steps.map(({ message }) => translator.sentence('architects', message))
    default:
      return []
  }
}

function ofDeck(spot: Spot | undefined, catalogue: Catalogue): string[] {
  if (!spot?.deck.top) return []
  const completes = spot.completes.map((what) =>
    what === 'token'
      ? say('web-architects-completes-token')
      : say('web-architects-completes-stage', { stage: what.slice(6) }),
  )
  return [...ofCard(spot.deck.top, catalogue), ...completes.map((sentence) => `${sentence}.`)]
}

function ofCard(card: CardName, catalogue: Catalogue): string[] {
  return [`${translator.name('architects', 'card', card)}.`, ...effectsOf(card, catalogue)]
}

/** The effects of a card that its name does not state: the names of blue and red cards contain their points and shields. */
function effectsOf(card: CardName, catalogue: Catalogue): string[] {
  return sentences(cardRow(catalogue, card).effects.filter(({ verb }) => verb !== 'points' && verb !== 'shields'))
}

function sentences(effects: readonly Effect[]): string[] {
  return effects.flatMap(({ message }) => (message ? [translator.sentence('architects', message)] : []))
}
