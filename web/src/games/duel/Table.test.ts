import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameSession } from '../../session/session.ts'
import type { Action, View } from '../../types/duel.ts'
import { inspection } from '../../pieces/inspect.svelte.ts'
import { settings } from '../../core/settings.svelte.ts'
import { translator } from '../../core/i18n.svelte.ts'
import { catalogue, playing, view } from './fixture.ts'
import { Selection } from './selection.svelte.ts'
import { status } from './status.ts'
import Table from './Table.svelte'
import Turn from './Turn.svelte'

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  await translator.speak('en')
})
vi.setConfig({ testTimeout: 20_000 }) // a whole table is drawn each time
afterEach(cleanup)
beforeEach(() => settings.keep({ speed: 'none' }))

const shown = (change: Partial<GameSession<View>> = {}) => render(Table, { session: playing(change), catalogue })
const at = (id: string): HTMLElement => screen.getByTestId(id)
async function press(id: string): Promise<void> {
  at(id).click()
  await settled()
}
async function key(name: string): Promise<void> {
  ;(document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  )
  await settled()
}
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await tick()
  await Promise.resolve()
}
const decided = (
  decision: View['decision'],
  verb: string,
  pieces: string[],
  more: Partial<View> = {},
): Partial<GameSession<View>> => ({
  view: { ...view, ...more, decision },
  actions: pieces.map((name) => ({
    action: `${verb} ${name}`,
    parts: { verb, [verb === 'take' ? 'token' : 'card']: name } as unknown as Action,
    message: { id: `action-${verb}`, values: { [verb === 'take' ? 'token' : 'card']: name } },
    steps: [],
  })),
})

it('gives the space of decisions to the cards once a puzzle is solved, and that of wonders to the explanation', () => {
  const has = (name: string): boolean => at('table-duel').querySelector('.table')!.classList.contains(name)
  shown()
  expect([has('quiet'), has('explained')]).toEqual([false, false])
  cleanup()
  shown({ actions: [], isLive: false })
  expect([has('quiet'), has('explained')]).toEqual([true, true])
  cleanup()
  shown({ actions: [], isLive: false, table: { status: 'finished' } as never })
  expect([has('quiet'), has('explained')]).toEqual([true, false])
})

it('removes cards that disappear together: open, covered and face down', async () => {
  const slots = (): number => at('table-duel').querySelectorAll('[data-slot]').length
  const { rerender } = shown()
  expect(slots()).toBe(view.layout.length)
  const left = view.layout.filter(({ row }) => row === 0)
  await rerender({ session: playing({ view: { ...view, layout: left } }) })
  await expect.poll(slots).toBe(left.length)
})

it('shows what a card does while something else must be decided, and does not select it', async () => {
  shown(decided({ kind: 'take', seat: 0 }, 'take', ['law', 'strategy']))
  await press('card-brickyard')
  expect(at('card-brickyard')).toHaveAttribute('aria-pressed', 'false')
  expect(inspection.piece?.name).toBe('brickyard')
})

describe('a turn in little space', () => {
  const inBar = (change: Partial<GameSession<View>> = {}): Selection => {
    const session = playing(change)
    const selection = new Selection(() => session)
    selection.select('brickyard')
    render(Turn, { selection, catalogue, slot: selection.slot!, isBar: true })
    return selection
  }

  it('shows the chosen wonder in place of the card', async () => {
    const selection = inBar()
    expect(screen.getByRole('heading')).toHaveTextContent('Brickyard')
    selection.arm('wonder')
    await settled()
    expect(screen.getByRole('heading')).toHaveTextContent('The Statue of Zeus')
  })

  it('says a price that is too high once', async () => {
    const step = (coins: number) => ({ step: { step: 'buy', coins }, message: { id: 'x', values: {} } }) as never
    const error = { id: 'duel-error-too-expensive', values: { price: 12, coins: 11 } }
    const why = vi.fn(() => Promise.resolve({ error, steps: [step(8), step(4)] }))
    inBar({ why, actions: playing().actions.filter(({ action }) => !action.startsWith('build')) })
    await settled()
    expect(screen.getByRole('status')).toHaveTextContent('It costs 12 coins, but you have only 11.')
    expect(screen.getByRole('status')).not.toHaveTextContent('Total')
  })
})

describe('a turn', () => {
  it('builds the selected card with the button', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    shown({ act })
    await press('card-brickyard')
    expect(at('card-brickyard')).toHaveAttribute('aria-pressed', 'true')
    await press('do-build')
    expect(act).toHaveBeenCalledWith('build brickyard')
  })

  it('deselects with the same click', async () => {
    shown()
    await press('card-brickyard')
    await press('card-brickyard')
    expect(screen.queryByTestId('do-build')).toBeNull()
  })

  it('chooses a wonder, explains its price and builds it', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    shown({ act })
    await press('card-brickyard')
    await press('do-wonder')
    expect(screen.getByTestId('actions')).toHaveTextContent('Total: 9 coins.')
    await press('do-commit')
    expect(act).toHaveBeenCalledWith('wonder statue_of_zeus using brickyard')
  })

  it('frames the wonders that the selected card can build, and no others', async () => {
    const framed = (): number => screen.getAllByTestId(/^wonder-/).filter((tile) => tile.matches('.may')).length
    shown()
    expect(framed()).toBe(0)
    await press('card-brickyard')
    expect(framed()).toBe(1)
    expect(at('wonder-statue_of_zeus')).toHaveClass('may')
    cleanup()
    shown({ actions: playing().actions.filter(({ parts }) => (parts as Action).verb !== 'wonder') })
    await press('card-brickyard')
    expect(framed()).toBe(0)
    expect(at('wonder-statue_of_zeus')).toHaveAttribute('aria-pressed', 'false') // a click says why not
  })

  it('tells why an impossible verb is impossible, and does nothing', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    const why = vi.fn(() =>
      Promise.resolve({ error: { id: 'duel-error-too-expensive', values: { price: 12, coins: 11 } }, steps: [] }),
    )
    shown({ act, why, actions: playing().actions.filter(({ action }) => !action.startsWith('build')) })
    await press('card-brickyard')
    await press('do-build')
    expect(why).toHaveBeenCalledWith('build brickyard')
    expect(screen.getByTestId('actions')).toHaveTextContent('It costs 12 coins, but you have only 11.')
    expect(act).not.toHaveBeenCalled()
  })

  it('is played with keys alone', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    shown({ act })
    await key('1')
    await key('s')
    await key('Enter')
    expect(act).toHaveBeenCalledWith('sell brickyard')
  })

  it('drops a selection that the view no longer allows', async () => {
    const { rerender } = shown()
    await press('card-brickyard')
    await rerender({
      session: playing({ view: { ...view, layout: view.layout.filter(({ card }) => card !== 'brickyard') } }),
      catalogue,
    })
    expect(screen.queryByTestId('do-build')).toBeNull()
  })
})

describe('other decisions', () => {
  it('take a progress token', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    const [first] = view.board
    shown({ act, ...decided({ kind: 'take', seat: 0 }, 'take', view.board) })
    await press(`pick-${first}`)
    await press('do-commit')
    expect(act).toHaveBeenCalledWith(`take ${first}`)
  })

  it('build a card of the discard pile, which opens automatically', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    shown({ act, ...decided({ kind: 'revive', seat: 0 }, 'revive', view.discard) })
    await settled()
    expect(at('actions')).toHaveTextContent('Select a card to see what it does.')
    await press('discarded-altar')
    await press('do-commit')
    expect(act).toHaveBeenCalledWith('revive altar')
  })

  it('close the discard pile when they were made elsewhere, and at the end of the game', async () => {
    const { rerender } = shown(decided({ kind: 'revive', seat: 0 }, 'revive', view.discard))
    await settled()
    expect(at('discarded-altar')).toBeVisible()
    await rerender({ session: playing(), catalogue })
    expect(screen.queryByTestId('discarded-altar')).toBeNull()
    await key('d')
    expect(at('discarded-altar')).toBeVisible()
    await rerender({ session: playing({ table: { status: 'finished' } as never }), catalogue })
    expect(screen.queryByTestId('discarded-altar')).toBeNull()
  })

  it('destroy a card of the opponent', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    shown({ act, ...decided({ kind: 'destroy', seat: 0, colour: 'brown' }, 'destroy', ['logging_camp']) })
    await press('pick-logging_camp')
    await press('do-commit')
    expect(act).toHaveBeenCalledWith('destroy logging_camp')
  })

  it('say who begins', async () => {
    const act = vi.fn(() => Promise.resolve(true))
    shown({
      act,
      view: { ...view, decision: { kind: 'begin', seat: 0 } },
      actions: [0, 1].map((seat) => ({
        action: `begin ${seat}`,
        parts: { verb: 'begin', seat } as const,
        message: { id: 'action-begin', values: { seat } },
        steps: [],
      })),
    })
    expect(at('do-begin-1')).toHaveTextContent('Bo begins')
    await press('do-begin-1')
    expect(act).toHaveBeenCalledWith('begin 1')
  })
})

describe('a spectator', () => {
  it('sees prices and cannot act', async () => {
    shown({ seat: null, isLive: false, actions: [] })
    await press('card-brickyard')
    expect(screen.queryByTestId('do-build')).toBeNull()
    expect(screen.getByTestId('actions')).toHaveTextContent('Price for Bo: 2 coins.')
  })

  it('has the perspective of its seat: its own city comes last', () => {
    shown({ seat: 1, isLive: false, actions: [] })
    expect(screen.getAllByTestId(/^city-/).map(({ dataset }) => dataset.testid)).toEqual(['city-0', 'city-1'])
  })

  it('can look at the discard pile', async () => {
    shown({ seat: null, isLive: false, actions: [] })
    await key('d')
    expect(at('discarded-altar')).toBeVisible()
  })
})

describe('the sentence on top', () => {
  it('says what to do, but only to the player who decides', () => {
    expect(status(playing())).toBe('Age II: play an open card')
    expect(status(playing({ seat: 1 }))).toBeNull()
    expect(status(playing(decided({ kind: 'destroy', seat: 0, colour: 'grey' }, 'destroy', [])))).toBe(
      'Discard one of your opponent’s grey cards',
    )
    expect(status(playing(decided({ kind: 'begin', seat: 0 }, 'begin', [], { age: 3 })))).toBe(
      'Choose who begins age III',
    )
  })
})
