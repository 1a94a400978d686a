/** The guided first game of 7 Wonders: a real table with a fixed deal. */
import type { Lesson, Suggestion } from '../../manifest/manifest.ts'
import type { Action, Catalogue } from '../../types/seven-wonders.ts'

/** The place of the card that an action takes. */
export function placeOf(action: Action): string | null {
  return 'card' in action ? `[data-testid="hand"] [data-testid="card-${action.card}"]` : null
}

export const lesson: Lesson = {
  game: 'seven-wonders',
  players: 4,
  seed: 7,
  options: { edition: '2', boards: 'random-day' },
  steps: [
    { id: 'aim' },
    { id: 'hand', shows: '[data-testid="hand"]' },
    { id: 'build', isMove: true, wants: ['brown', 'grey'] },
    { id: 'pass', shows: '.passing' },
    { id: 'trade', shows: '.left, .right, .chips' },
    { id: 'second', isMove: true, wants: ['blue', 'yellow', 'green', 'red', 'grey', 'brown'] },
    { id: 'stage', shows: '.middle .stages' },
    { id: 'military', shows: '.middle .figures' },
    { id: 'third', isMove: true, wants: ['red', 'green', 'yellow', 'grey', 'blue', 'brown'] },
    { id: 'chain', shows: '[data-testid="hand"]' },
    { id: 'end' },
  ],
  offerOf: (action: Action, _view: unknown, catalogue: Catalogue): Suggestion | null => {
    if (action.verb !== 'build') return null
    const kind = catalogue.card.find(({ name }) => name === action.card)?.colour
    return kind ? { kind, card: action.card, place: placeOf(action)! } : null
  },
}
