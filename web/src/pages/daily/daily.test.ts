/** The daily deal: shared results reveal no cards; leaderboards and comparisons are right. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Refusal, api } from '../../core/api.ts'
import { translator } from '../../core/i18n.svelte.ts'
import type { BoardRow, DailyDecision, DailyGame, PerformanceRow } from '../../types/messages.ts'
import { average, averages, places } from '../statistics/performance.ts'
import Board from './Board.svelte'
import Compare from './Compare.svelte'
import Deal from './Deal.svelte'
import { resultText, shareText, squares } from './share.ts'

beforeAll(() => translator.speak('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const ROW: BoardRow = {
  rank: 1,
  name: 'Ana',
  is_you: true,
  has_won: true,
  reason: 'civilian',
  points: 61,
  margin: 7,
  performance: 8.34,
  losses: [0, 0.05, 0.2],
  table: 'mine',
}
const BO: BoardRow = { ...ROW, rank: 2, name: 'Bo', is_you: false, has_won: false, margin: -3, performance: null }
const deal = (changes: Partial<DailyGame> = {}): DailyGame => ({
  game: 'duel',
  players: 2,
  level: 'apprentice',
  own: { table: 'mine', is_finished: true },
  board: [ROW, { ...BO, table: null }],
  is_visible: true,
  ...changes,
})

describe('sharing', () => {
  test('shows a square for each decision, twelve to a line', () => {
    expect(squares([0, 0.019, 0.02, 0.079, 0.08])).toBe('🟩🟩🟨🟨🟥')
    expect(squares(Array.from({ length: 13 }, () => 0)).split('\n')).toHaveLength(2)
    expect(squares([])).toBe('')
  })

  test('writes a negative margin with a minus sign', () => {
    expect(resultText('duel', { ...ROW, has_won: false, margin: -51 })).toBe(
      'Lost (victory points) with 61 points, margin −51',
    )
  })

  test('names day, game and result, but no cards', () => {
    expect(shareText('2026-11-17', 'duel', ROW, 'https://example.org/daily')).toBe(
      [
        'Pharos daily deal 2026-11-17: 7 Wonders Duel',
        'Won (victory points) with 61 points, margin +7',
        'Average loss: 8.3',
        '🟩🟨🟥',
        'https://example.org/daily',
      ].join('\n'),
    )
  })
})

describe('the board', () => {
  test('links only to games that may be seen', () => {
    render(Board, { deal: deal(), isToday: true })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/replay/mine'])
    expect(screen.getByText('✗ −3')).toBeInTheDocument()
    expect(screen.getByText('8.3')).toBeInTheDocument()
  })

  test('says when nobody has finished, and that a past deal is over', async () => {
    const { rerender } = render(Board, { deal: deal({ board: [] }), isToday: true })
    const said = screen.getByText('Nobody has finished this deal yet.')
    await rerender({ isToday: false })
    expect(said).toHaveTextContent('Nobody finished this deal.')
  })
})

describe('a deal', () => {
  const reload = (): Promise<void> => Promise.resolve()

  test('is started, resumed, or over for today', () => {
    render(Deal, { deal: deal({ own: null, board: [] }), day: '2026-11-17', isToday: true, reload })
    expect(screen.getByTestId('daily-start')).toHaveTextContent('Start your try')
    cleanup()
    const running = { table: 'mine', is_finished: false }
    render(Deal, { deal: deal({ own: running, board: [] }), day: '2026-11-17', isToday: true, reload })
    expect(screen.getByTestId('daily-start')).toHaveTextContent('Continue your try')
    cleanup()
    render(Deal, { deal: deal(), day: '2026-11-17', isToday: true, reload })
    expect(screen.queryByTestId('daily-start')).toBeNull()
    expect(screen.getByTestId('daily-share')).toBeInTheDocument()
  })

  test('is compared with the coach and with others', async () => {
    const message = (verb: string) => ({ id: `action-${verb}`, values: { card: 'walls' } })
    const decisions: DailyDecision[] = [
      { ply: 0, played: message('build'), coach: message('build'), loss: 0, others: [] },
      {
        ply: 4,
        played: message('sell'),
        coach: message('build'),
        loss: 0.12,
        others: [{ name: 'Bo', played: message('build'), loss: 0 }],
      },
    ]
    vi.spyOn(api, 'dailyDecisions').mockResolvedValue(decisions)
    render(Compare, { deal: deal(), day: '2026-11-17', table: 'mine', isReviewed: true, reload })
    screen.getByTestId('daily-compare').click()
    const list = await screen.findByTestId('decisions')
    expect(list).toHaveTextContent('“Build Walls”: the coach agrees.')
    expect(list).toHaveTextContent('“Sell Walls” lost 12%. The coach plays “Build Walls”.')
    expect(list).toHaveTextContent('Bo: “Build Walls”, lost nothing')
  })

  test('says why it cannot be compared, while the server is away and when it refuses', async () => {
    const refusal = (id: string) => new Refusal({ id, values: { got: 'duel' } })
    const asked = vi.spyOn(api, 'analysis').mockRejectedValueOnce(refusal('unreachable'))
    asked.mockRejectedValue(refusal('not-compiled'))
    vi.useFakeTimers()
    render(Compare, { deal: deal(), day: '2026-11-17', table: 'mine', isReviewed: false, reload })
    screen.getByTestId('daily-compare').click()
    await vi.advanceTimersByTimeAsync(0)
    expect(screen.getByRole('status')).toHaveTextContent('Cannot reach the server')
    await vi.advanceTimersByTimeAsync(2000)
    expect(screen.getByRole('alert')).toHaveTextContent('This server cannot analyse this game yet.')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('performance over time', () => {
  const game = (performance: number, decisions: number) => ({ performance, decisions }) as PerformanceRow

  test('weighs games by their decisions and averages ten', () => {
    expect(average([game(10, 10), game(40, 20)])).toBe(30)
    expect(average([])).toBe(0)
    const rows = [game(100, 1), ...Array.from({ length: 10 }, () => game(10, 1))]
    expect(averages(rows)[0]).toBe(100)
    expect(averages(rows).at(-1)).toBe(10)
  })

  test('puts the worst value at the top, the first game on the left', () => {
    const [first, last] = places([20, 0], 20)
    expect(first).toEqual({ x: 0, y: 0 })
    expect(last!.y).toBeGreaterThan(first!.y)
    expect(places([5], 10)[0]!.x).toBeGreaterThan(0)
  })
})
