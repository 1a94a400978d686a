/** Hints: when you may ask for one, what is shown, and that it disappears with the decision. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal, api } from '../core/api.ts'
import { translator } from '../core/i18n.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import type { HintShown, ReasonShown, RemarkShown } from '../types/messages.ts'
import CoachSays from './CoachSays.svelte'
import HintButton from './HintButton.svelte'
import HintSheet from './HintSheet.svelte'
import { hintText } from './hint.ts'
import { Hints } from './hints.svelte.ts'
import { coachLines, remarkText } from './remark.ts'

beforeAll(() => translator.speak('en'))
beforeEach(() => void vi.spyOn(api, 'hint'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const table = { game: 'duel', names: ['Ana', 'Bo'], you: 0 }
const reason = (kind: ReasonShown['kind'], rest: Partial<ReasonShown> = {}): ReasonShown => ({
  kind,
  amount: 0,
  seat: null,
  category: null,
  way: null,
  before: 0,
  now: 0,
  card: null,
  own: 0,
  theirs: 0,
  ...rest,
})
const move = (verb: 'build' | 'sell', chance: number | null): HintShown['best'] => ({
  action: `${verb} walls`,
  parts: { verb, card: 'walls' },
  message: { id: `action-${verb}`, values: { card: 'walls' } },
  chance,
})
const HINT: HintShown = {
  sequence: 4,
  best: move('build', 0.62),
  runner_up: move('sell', 0.55),
  reasons: [reason('points', { amount: 2.3, category: 'civilian', seat: 0 })],
  instead: [reason('coins', { amount: 4 })],
  is_deeper: false,
  is_simple: false,
}

/** A table against bots at which the user must decide. */
function sessionOf(changes: Record<string, unknown> = {}, people = 1): LiveSession {
  const seats = [{ sort: 'person' }, { sort: people > 1 ? 'person' : 'bot' }]
  return {
    id: 't',
    game: 'duel',
    names: table.names,
    seat: 0,
    toAct: [0],
    isLive: true,
    sequence: 4,
    actions: [{ action: 'build walls' }],
    view: null,
    table: { hints: true, status: 'playing', seats },
    ...changes,
  } as unknown as LiveSession
}

describe('the words of a hint', () => {
  test('are those of the terminal', () => {
    expect(hintText(table, HINT)).toBe(
      'Play “Build Walls”. Compared with “Sell Walls”, it brings 2.3 more points (Blue). “Sell Walls” leaves 4 more ' +
        'coins, but your win probability would be 55% instead of 62%.',
    )
  })

  test('says when there is no other move, when both are close, and when there was no search', () => {
    expect(hintText(table, { ...HINT, runner_up: null, reasons: [] })).toBe('“Build Walls” is your only move.')
    const wins = { ...HINT, runner_up: null, reasons: [reason('wins', { amount: 1 })] }
    expect(hintText(table, wins)).toBe('Play “Build Walls”: it wins the game at once.')
    expect(hintText(table, { ...HINT, best: move('build', 0.553), instead: [] })).toContain('about 55%')
    const simple = { ...HINT, best: move('build', null), runner_up: move('sell', null), is_simple: true }
    expect(hintText(table, simple)).toContain('“Sell Walls” leaves 4 more coins.')
    expect(hintText(table, simple)).toContain('only one move ahead')
  })
})

describe('asking', () => {
  test('is offered only where all opponents are bots and the table allows it', () => {
    expect(new Hints(sessionOf()).isAllowed).toBe(true)
    expect(new Hints(sessionOf({}, 2)).isAllowed).toBe(false)
    expect(new Hints(sessionOf({ seat: null })).isAllowed).toBe(false)
    const without = { hints: false, status: 'playing', seats: [{ sort: 'person' }] }
    expect(new Hints(sessionOf({ table: without })).isAllowed).toBe(false)
    render(HintButton, { hints: new Hints(sessionOf({}, 2)) })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('goes deeper the second time, and no further', async () => {
    const ask = vi.mocked(api.hint)
    ask.mockResolvedValueOnce(HINT).mockResolvedValueOnce({ ...HINT, is_deeper: true })
    const hints = new Hints(sessionOf())
    render(HintButton, { hints })
    await hints.ask()
    await hints.ask()
    await hints.ask()
    expect(ask.mock.calls).toEqual([
      ['t', 4, false],
      ['t', 4, true],
    ])
    expect(screen.getByRole('button')).toBeDisabled()
  })

  test('works with the key h', async () => {
    vi.mocked(api.hint).mockResolvedValue(HINT)
    const hints = new Hints(sessionOf())
    render(HintButton, { hints })
    await tick()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }))
    await vi.waitFor(() => expect(hints.hint).toEqual(HINT))
  })

  test('shows the hint with a way to look deeper, or why there is none', async () => {
    vi.mocked(api.hint).mockResolvedValueOnce(HINT)
    const hints = new Hints(sessionOf())
    render(HintSheet, { hints })
    await tick()
    await hints.ask()
    await tick()
    expect(screen.getByRole('status').textContent).toContain('Play “Build Walls”.')
    expect(screen.getByTestId('hint-deeper')).toBeEnabled()
    vi.mocked(api.hint).mockRejectedValueOnce(new Refusal({ id: 'no-hint-now', values: {} }))
    await hints.ask()
    await tick()
    expect(screen.getByRole('alert').textContent).toContain('when it is your turn')
  })

  test('keeps no hint for a decision that is over', async () => {
    const changing = sessionOf() as unknown as { actions: { action: string }[] }
    vi.mocked(api.hint).mockImplementationOnce(() => {
      changing.actions = [{ action: 'sell walls' }]
      return Promise.resolve(HINT)
    })
    const hints = new Hints(changing as unknown as LiveSession)
    await hints.ask()
    expect(hints.hint).toBeNull()
  })
})

describe('what a coach says', () => {
  const said: RemarkShown = {
    seat: 1,
    ply: 4,
    move: { id: 'action-build', values: { card: 'walls' } },
    runner_up: { id: 'action-sell', values: { card: 'walls' } },
    reasons: [reason('denial', { amount: 2, category: 'civilian', seat: 0 })],
    facts: [],
  }
  const nobody = { seat: null, own: 0, theirs: 0, card: null }
  const facts: RemarkShown['facts'] = [
    { kind: 'points', amount: 3, category: 'civilian', ...nobody },
    { kind: 'shields', amount: 1, category: null, ...nobody },
  ]

  test('is in the first person, and addresses the user', () => {
    expect(remarkText(table, said)).toBe(
      'I played “Build Walls”. Compared with “Sell Walls”, it costs you 2 points (Blue).',
    )
    expect(remarkText(table, { ...said, runner_up: null })).toBe('“Build Walls” was my only move.')
    expect(remarkText(table, { ...said, move: null, facts })).toBe('My move brings 3 points (Blue) and adds 1 shield.')
    expect(remarkText(table, { ...said, move: null })).toContain('prepares for later turns')
    const themes: RemarkShown['facts'] = [
      { kind: 'lead', amount: 4, category: null, seat: 0, own: 3, theirs: 2, card: null },
      { kind: 'set', amount: 1, category: null, ...nobody },
      { kind: 'opens', amount: 1, category: null, ...nobody, card: 'palace' },
    ]
    expect(remarkText(table, { ...said, move: null, facts: themes })).toBe(
      'My move overtakes you in shields (3 to 2), completes a set of three different science symbols and makes “Palace” free later.',
    )
  })

  test('is in the log beside its move', () => {
    const session = sessionOf({ remarks: [said] })
    expect(coachLines(session)(3, 4)).toHaveLength(1)
    expect(coachLines(session)(4, 5)).toEqual([])
    expect(coachLines(session)(3, 4)[0]).toMatchObject({ sign: 'Bo:', isCoach: true })
  })

  test('is shown until the user closes it', async () => {
    render(CoachSays, { session: sessionOf({ remarks: [said] }) })
    expect(screen.getByRole('status').textContent).toContain('I played “Build Walls”')
    screen.getByRole('button').click()
    await tick()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
