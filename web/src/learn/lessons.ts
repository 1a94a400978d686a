/** First-game guides: a real table with a fixed deal for each game, and what is said there step by step. */
import type { Play } from '../play/play.ts'

export interface Step {
  /** `web-learn-<game>-<id>` in the words. */
  id: string
  /** Waits until the reader has decided something; other steps wait for "go on". */
  isDeed?: boolean
  /** What is meant, as a CSS selector within the table: it glows. */
  shows?: string
}

export interface Lesson {
  game: string
  players: number
  seed: number
  options: Record<string, string>
  steps: readonly Step[]
}

const LESSONS: Record<string, Lesson> = {
  duel: {
    game: 'duel', players: 2, seed: 26, options: { wonders: 'first-game' },
    steps: [
      { id: 'aim' }, { id: 'pyramid', shows: '[data-testid^="card-"]' }, { id: 'build', isDeed: true }, { id: 'trade' },
      { id: 'military' }, { id: 'science' }, { id: 'wonder' }, { id: 'sell', isDeed: true }, { id: 'end' },
    ],
  },
  'seven-wonders': {
    game: 'seven-wonders', players: 4, seed: 7, options: { edition: '2', boards: 'random-day' },
    steps: [
      { id: 'aim' }, { id: 'hand', shows: '[data-testid^="card-"]' }, { id: 'build', isDeed: true }, { id: 'pass' },
      { id: 'trade' }, { id: 'stage' }, { id: 'second', isDeed: true }, { id: 'chain' }, { id: 'military' }, { id: 'end' },
    ],
  },
  architects: {
    game: 'architects', players: 3, seed: 11, options: {},
    steps: [
      { id: 'aim' }, { id: 'decks', shows: '[data-testid^="card-"]' }, { id: 'take', isDeed: true }, { id: 'stage' },
      { id: 'progress' }, { id: 'battle' }, { id: 'again', isDeed: true }, { id: 'end' },
    ],
  },
}

export function lessonOf(game: string): Lesson | undefined {
  return LESSONS[game]
}

/** How many decisions the seat has behind it; a deed is done when the number has grown. */
export function decisions(log: readonly { seat: number }[], play: Pick<Play, 'seat'>): number {
  return log.filter(({ seat }) => seat === play.seat).length
}
