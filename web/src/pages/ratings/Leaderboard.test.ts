/** The leaderboard: people with their range, bots at their rating, and links to histories. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import Leaderboard from './Leaderboard.svelte'

beforeAll(() => translator.speak('en'))
afterEach(cleanup)

test('numbers people only, and marks the user', () => {
  const row = {
    place: 0,
    who: 'w',
    name: 'Ana',
    rating: 1500,
    uncertainty: 120,
    games: 9,
    wins: 5,
    played: 0,
    is_you: true,
  }
  render(Leaderboard, {
    board: { game: 'g', players: 3, people: 1, rows: [row], bots: [{ name: 'builder', rating: 1390 }] },
  })
  const [, bot, person] = screen.getAllByRole('row')
  expect(bot).toHaveTextContent('Bot, Builder')
  expect(person).toHaveTextContent(/^1\s*Ana.*\(you\).*1500 ± 120/)
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/ratings/g/3/w')
})
