/** The status sentence: an instruction for those who must decide, a report for everybody else. */
import { beforeAll, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import type { GameTable } from '../manifest/manifest.ts'
import type { GameSession } from '../session/session.ts'
import { statusOf } from './status.ts'

const COMMAND = /, (play|choose|take|build|keep)|^(play|choose)/i
const game = { status: () => 'Play an open card' } as unknown as GameTable
const silent = { status: () => null } as unknown as GameTable
const session = (changes: Partial<GameSession>): GameSession =>
  ({
    game: 'duel',
    table: { status: 'playing' },
    names: ['Ana', 'Imhotep'],
    seat: 0,
    toAct: [1],
    revisableSeats: [],
    waiting: { id: 'decision-turn', values: { seat: 1 } },
    ...changes,
  }) as unknown as GameSession

beforeAll(() => translator.speak('en'))

test('a player who must decide reads an instruction', () => {
  expect(statusOf(session({ toAct: [0] }), game)).toBe('Play an open card')
})

test.each([0, null])('everybody else reads what that player does (seat %s)', (seat) => {
  const said = statusOf(session({ seat }), game)
  expect(said).toBe('Imhotep is choosing a card')
  expect(said).not.toMatch(COMMAND)
})

test('news that arrives before its view does not show another seat’s instruction', () => {
  expect(statusOf(session({ toAct: [0] }), silent)).toBe('Your turn')
  const own = { id: 'decision-turn', values: { seat: 0 } }
  expect(statusOf(session({ toAct: [0], waiting: own }), silent)).toBe('Ana, play an open card')
})

test('several players are said to choose; those who have chosen read who is still choosing', () => {
  const wonders = session({
    game: 'seven-wonders',
    toAct: [0, 1],
    seat: null,
    waiting: { id: 'decision-turn', values: { seats: [0, 1], n: 2 } },
  })
  expect(statusOf(wonders, game)).toBe('Ana and Imhotep are choosing cards')
  expect(statusOf({ ...wonders, seat: 0, toAct: [1], revisableSeats: [0] }, game)).toBe(
    'You have chosen. Waiting for Imhotep',
  )
})

test('a game without such sentences names the players we wait for', () => {
  expect(statusOf(session({ game: 'chess' }), game)).toBe('Waiting for Imhotep')
})

test.each(['en', 'pt-BR'])('every decision of a game with a folder has its report (%s)', async (language) => {
  await translator.speak(language)
  const decisions = {
    duel: ['draft', 'turn', 'take', 'library', 'revive', 'destroy', 'begin'],
    'seven-wonders': [
      ...['board', 'side', 'turn', 'seventh-card', 'revive', 'copy-guild'],
      ...['free-city-turn', 'free-city-seventh-card', 'free-city-revive'],
    ],
    architects: ['take', 'act', 'reach', 'look', 'keep', 'token'],
  }
  for (const [id, kinds] of Object.entries(decisions))
    for (const kind of kinds) expect(translator.has(`web-${id}-waiting-${kind}`), `${id} ${kind}`).toBe(true)
  await translator.speak('en')
})
