/** The guided first game of Architects: a real table with a fixed deal. */
import type { Lesson, Suggestion } from '../../manifest/manifest.ts'
import type { Action, Catalogue, View } from '../../types/architects.ts'

/** The place of the card or token that an action takes. */
export function placeOf(action: Action, view: View): string | null {
  if ('side' in action) return deckPlace(view.sides[action.side]?.deck)
  if ('deck' in action) return deckPlace(action.deck)
  return 'token' in action ? `[data-testid="card-${action.token}"]` : null
}

const deckPlace = (deck: string | undefined): string | null => (deck ? `[data-place="deck-${deck}"]` : null)

export const lesson: Lesson = {
  game: 'architects',
  players: 3,
  seed: 11,
  options: {},
  steps: [
    { id: 'aim' },
    { id: 'decks', shows: '.spot:not(.small)' },
    { id: 'take', isMove: true, wants: ['grey', 'yellow'] },
    { id: 'stage', shows: 'div.stages' },
    { id: 'progress', shows: '[data-place="offer"]' },
    { id: 'again', isMove: true, wants: ['green', 'blue', 'grey', 'yellow', 'red'] },
    { id: 'battle', shows: '.conflict' },
    { id: 'third', isMove: true, wants: ['blue', 'red', 'yellow', 'grey', 'green'] },
    { id: 'end' },
  ],
  offerOf: (action: Action, view: View, catalogue: Catalogue): Suggestion | null => {
    if (action.verb !== 'take') return null
    const side = view.sides[action.side]
    const kind = catalogue.card.find(({ name }) => name === side?.card)?.colour
    return side?.card && kind ? { kind, card: side.card, place: placeOf(action, view)! } : null
  },
}
