/** Any game's view as rows, in the words of the game. */
import { beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../../core/i18n.svelte.ts'
import { figuresOf, fieldName, textOf } from './view.ts'

const MESSAGES = `
chess-field-pieces = Pieces
chess-field-half_moves = Half-moves
chess-piece-pawn = pawn of mine
chess-category-board = On the board
`

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(MESSAGES, { headers: { 'content-type': 'text/plain' } })))
  await translator.speak('en')
  await translator.addServerMessages()
})

test('keys are shown as the game names them, as pieces of their sort, as categories, or unchanged', () => {
  expect(fieldName('chess', 'pieces')).toBe('Pieces')
  expect(fieldName('chess', 'pawn', 'pieces')).toBe('pawn of mine')
  expect(fieldName('chess', 'board', 'score')).toBe('On the board')
  expect(fieldName('chess', 'side_to_move')).toBe('side to move')
})

test('values are shown as names of pieces, players, numbers, and yes or no', () => {
  expect(textOf('chess', 'piece', 'pawn')).toBe('pawn of mine')
  expect(textOf('chess', 'pieces', ['pawn', 'black_king'])).toBe('pawn of mine, black king')
  expect(textOf('chess', 'seat', 1, ['Ana', 'Bo'])).toBe('Bo')
  expect(textOf('chess', 'score', -4)).toBe('−4')
  expect(textOf('chess', 'may_castle', true)).toBe('yes')
  expect([textOf('chess', 'piece', null), textOf('chess', 'pieces', [])]).toEqual(['–', '–'])
})

test('the figures of a seat are the plain numbers of its city', () => {
  const view = { cities: [{ half_moves: 3, name: 'x' }] }
  expect(figuresOf('chess', view, 0)).toEqual([['Half-moves', '3']])
  expect(figuresOf('chess', view, 1)).toEqual([])
})
