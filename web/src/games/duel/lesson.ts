/** The guided first game of Duel: a real table with a fixed deal. */
import type { Lesson, Suggestion } from '../../manifest/manifest.ts'
import type { Action, Catalogue } from '../../types/duel.ts'

/** The place of the piece that an action takes. */
export function placeOf(action: Action): string | null {
  if ('card' in action) return `[data-testid="card-${action.card}"]`
  return 'wonder' in action ? `[data-testid="wonder-${action.wonder}"]` : null
}

export const lesson: Lesson = {
  game: 'duel',
  players: 2,
  seed: 26,
  options: { wonders: 'first-game' },
  steps: [
    { id: 'aim' },
    { id: 'pyramid', shows: '[data-slot]' },
    { id: 'build', isMove: true, wants: ['brown', 'grey'] },
    { id: 'trade', shows: '.mine .goods' },
    { id: 'military', shows: '[data-testid="track"]' },
    { id: 'second', isMove: true, wants: ['red', 'blue', 'green', 'yellow', 'grey', 'brown'] },
    { id: 'science', shows: '.board .tokens button' },
    { id: 'wonder', shows: '.mine .wonders' },
    { id: 'sell', shows: '.mine .coins' },
    { id: 'third', isMove: true, wants: ['green', 'blue', 'yellow', 'grey', 'red', 'brown'] },
    { id: 'end' },
  ],
  offerOf: (action: Action, _view: unknown, catalogue: Catalogue): Suggestion | null => {
    if (action.verb !== 'build') return null
    const kind = catalogue.card.find(({ name }) => name === action.card)?.colour
    return kind ? { kind, card: action.card, place: placeOf(action)! } : null
  },
}
