/** The score pad in the hand: every tap is stored, files round-trip, the server gets each sheet once. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import allPads from '../../../tests/core/score_pads.json'
import { Refusal, api } from '../core/api.ts'
import { translator } from '../core/i18n.svelte.ts'
import type { ScorePad } from '../types/messages.ts'
import { BadFile, fromFile, toCsv, toJson } from './files.ts'
import Keypad from './Keypad.svelte'
import { type KeptSheet, kept } from './kept.svelte.ts'
import SheetView from './SheetView.svelte'
import { sendQueue } from './sync.ts'

const PADS = allPads as unknown as Record<string, ScorePad[]>
const padsOf = (game: string): ScorePad[] => PADS[game]!
const column = (name: string, mark: number): KeptSheet['players'][number] => ({ name, mark, wonder: null, entries: {} })
const digit = (text: string): HTMLElement => screen.getByText(text, { selector: '.keys button' })
const stored = (key: string): KeptSheet => JSON.parse(localStorage.getItem(`pharos-${key}`)!) as KeptSheet

beforeAll(() => translator.speak('en'))
beforeEach(() => {
  localStorage.clear()
  kept.draft = null
  kept.sheets = []
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('printed numbers are added up on the keys', async () => {
  const typed: (number | undefined)[] = []
  render(Keypad, { value: undefined, change: (value: number | undefined) => typed.push(value) })
  for (const key of ['5', '+', '3', '+', '1', '2']) {
    await fireEvent.click(key === '+' ? screen.getByLabelText('Add another number') : digit(key))
  }
  expect(typed.at(-1)).toBe(20)
  expect(screen.getByTestId('typed')).toHaveTextContent('5 + 3 + 12 = 20')
  await fireEvent.click(screen.getByLabelText('Delete the last digit'))
  expect(typed.at(-1)).toBe(9)
})

describe('a sheet', () => {
  const duel = PADS.duel![0]!

  function open(): void {
    kept.begin('duel', {}, [column('Ana', 0), column('Bo', 1)])
    render(SheetView, { sheet: kept.draft!, pad: duel, done: () => {} })
  }

  test('is stored at every tap', async () => {
    open()
    await fireEvent.click(screen.getByTestId('cell-0-treasury'))
    await fireEvent.click(digit('1'))
    expect(stored('score-draft').players[0]!.entries).toEqual({ treasury: { coins: 1 } })
    await fireEvent.click(digit('4'))
    expect(stored('score-draft').players[0]!.entries).toEqual({ treasury: { coins: 14 } })
    expect(screen.getByTestId('cell-0-treasury')).toHaveTextContent('4')
  })

  test('says who won and how, and what is impossible', async () => {
    open()
    await fireEvent.click(screen.getByTestId('cell-1-military'))
    await fireEvent.click(screen.getByLabelText('6: 10 points'))
    expect(screen.queryByTestId('score-result')).toBeNull()
    await fireEvent.click(screen.getByTestId('next-player')) // past the last cell
    await fireEvent.click(screen.getByTestId('cell-0-military'))
    await fireEvent.click(screen.getByLabelText('1: 2 points'))
    expect(screen.getByTestId('score-result')).toHaveTextContent('Bo wins with 10 points By victory points.')
    expect(screen.getByTestId('problems')).toHaveTextContent('2 players have')
  })

  test('of a game from another package needs no drawings', async () => {
    const item = { id: 'tower', label: { id: 'tower', values: {} }, points: 2, most: 3 }
    const categories = [{ id: 'towers', rule: 'sum' as const, items: [item], takes_points: true }]
    const tie = { category: 'towers', measure: 'points' as const, reason: 'towers' }
    const other: ScorePad = {
      game: 'chess',
      options: {},
      wonders: [],
      tables: [{ players: 2, categories }],
      supremacies: [],
      by_points: 'points',
      tie,
      shared: 'shared', // prettier-ignore
    }
    vi.spyOn(api, 'messages').mockResolvedValue('chess-name = Chess\nchess-category-towers = Towers')
    kept.begin('chess', {}, [column('Ana', 0), column('Bo', 1)])
    render(SheetView, { sheet: kept.draft!, pad: other, done: () => {} })
    await fireEvent.click(screen.getByTestId('cell-1-towers'))
    await fireEvent.click(screen.getByTestId('item-tower'))
    expect(screen.getByTestId('total-1')).toHaveTextContent('2')
    expect(await screen.findByText('Chess')).toBeVisible()
  })

  test('moves to the history and can be opened again', async () => {
    open()
    await fireEvent.change(screen.getByTestId('at-once'), { target: { value: '1 science' } })
    expect(screen.getByTestId('score-result')).toHaveTextContent('Bo wins By scientific supremacy.')
    await fireEvent.click(screen.getByTestId('keep'))
    expect(kept.draft).toBeNull()
    expect(kept.sheets).toHaveLength(1)
    kept.edit(kept.sheets[0]!.id)
    kept.keep()
    expect(kept.sheets).toHaveLength(1)
  })
})

const SHEET: KeptSheet = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  played: '2026-11-17T19:00:00.000Z',
  sync: 'queued',
  game: 'seven-wonders',
  options: { edition: '1' },
  supremacy: null,
  players: [
    {
      ...column('=Ana, "the, first"', 2),
      wonder: 'gizah-a',
      entries: { treasury: { coins: 5 }, science: { gear: 2, wild: 1 } },
    },
    { ...column('Bo', 0), entries: { military: { points: -2 } } },
    column('Cy\nzero', 1),
  ],
}

describe('files', () => {
  test('sheets round-trip through JSON and CSV', () => {
    expect(fromFile(toJson([SHEET]))).toEqual([SHEET])
    expect(fromFile(toCsv([SHEET], padsOf))).toEqual([SHEET])
    const supremacy = { reason: 'science', winner: 1 }
    const duel = { ...SHEET, game: 'duel', options: {}, supremacy, players: [column('Ana', 0), column('Bo', 1)] }
    expect(fromFile(toCsv([duel], padsOf))).toEqual([duel])
  })

  test('a row has its sums, and no name becomes a formula', () => {
    const [, ana] = toCsv([SHEET], padsOf).split('\r\n')
    expect(ana).toContain(`"'=Ana, ""the, first""",2,gizah-a,10,1,points,`)
  })

  test.each(['', '{}', '{"sheets": [{"id": "1"}]}', '{"sheets": 7', 'a,b\r\n1,2', 'x'])('%j is refused', (text) => {
    expect(() => fromFile(text)).toThrow(BadFile)
  })
})

describe('the server', () => {
  const refusal = (id: string): Refusal => new Refusal({ id, values: {} })
  beforeEach(() => {
    vi.spyOn(api, 'paths').mockResolvedValue({ '/api/sheets/{id}': { put: {} } })
    vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', has_profile: false })
  })

  test('gets a sheet once, under its own id', async () => {
    const store = vi.spyOn(api, 'storeSheet').mockResolvedValue({})
    kept.bring([{ ...SHEET, players: SHEET.players.map((player) => ({ ...player, entries: {} })) }])
    await sendQueue(padsOf)
    await sendQueue(padsOf)
    expect(store).toHaveBeenCalledTimes(1)
    expect(store.mock.calls[0]![0]).toBe(SHEET.id)
    expect(store.mock.calls[0]![1]).not.toHaveProperty('players.0.mark')
    expect(kept.sheets[0]!.sync).toBe('sent')
  })

  test.each(['unreachable', 'internal-error', 'not-a-guest'])('is asked again after %s', async (id) => {
    const store = vi.spyOn(api, 'storeSheet').mockRejectedValue(refusal(id))
    kept.bring([{ ...SHEET, players: SHEET.players.map((player) => ({ ...player, entries: {} })) }])
    await sendQueue(padsOf)
    await sendQueue(padsOf)
    expect(store).toHaveBeenCalledTimes(2)
    expect(kept.sheets[0]!.sync).toBe('queued')
  })

  test('gets nothing from unknown visitors', async () => {
    const store = vi.spyOn(api, 'storeSheet').mockResolvedValue({})
    vi.spyOn(api, 'me').mockResolvedValue(null)
    kept.bring([{ ...SHEET, players: SHEET.players.map((player) => ({ ...player, entries: {} })) }])
    await sendQueue(padsOf)
    expect(store).not.toHaveBeenCalled()
    expect(kept.needsName).toBe(true)
  })

  test('is not asked again if it stores no sheets', async () => {
    const store = vi.spyOn(api, 'storeSheet').mockResolvedValue({})
    vi.spyOn(api, 'paths').mockResolvedValue({})
    kept.bring([{ ...SHEET, players: SHEET.players.map((player) => ({ ...player, entries: {} })) }])
    await sendQueue(padsOf)
    expect(store).not.toHaveBeenCalled()
    expect(kept.sheets[0]!.sync).toBe('queued')
  })

  test('gets no impossible sheets, and may refuse some', async () => {
    const store = vi.spyOn(api, 'storeSheet').mockRejectedValue(refusal('pad-players'))
    const impossible = { ...SHEET.players[0]!, entries: { science: { points: 53 } } }
    kept.bring([{ ...SHEET, players: [impossible, ...SHEET.players.slice(1)] }])
    await sendQueue(padsOf)
    expect(store).not.toHaveBeenCalled()
    kept.bring([{ ...SHEET, players: SHEET.players.map((player) => ({ ...player, entries: {} })) }])
    await sendQueue(padsOf)
    expect(kept.sheets[0]!.sync).toBe('refused')
  })
})
