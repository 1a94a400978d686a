import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../core/settings.svelte.ts'
import { translator } from '../../core/i18n.svelte.ts'
import type { Action } from '../../types/seven-wonders.ts'
import { messageOf } from './cardActions.ts'
import { ACTIONS, CATALOGUE, VIEW, played, seen } from './fixture.ts'
import Table from './Table.svelte'

const shown = (action: string, parts: Action) => ({ action, parts, message: messageOf(parts), steps: [] })
const DECLINE = shown('decline', { verb: 'decline' })
const draw = (session: ReturnType<typeof played>) => render(Table, { session, catalogue: CATALOGUE })
const press = (key: string) => fireEvent.keyDown(window, { key })
const pick = (name: string) => fireEvent.click(screen.getByTestId(`card-${name}`))

vi.setConfig({ testTimeout: 20_000 }) // whole tables are drawn

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  await translator.speak('en')
})
beforeEach(() => {
  settings.speed = 'none'
})
afterEach(cleanup)

it('reserves no space for actions once a puzzle is solved', () => {
  const isSettled = (): boolean => screen.getByTestId('turn').querySelector('.settled') !== null
  draw(played())
  expect(isSettled()).toBe(false)
  cleanup()
  draw(played({ actions: [], isLive: false }))
  expect(isSettled()).toBe(true)
})

describe('a turn', () => {
  it('selects first, then does what is pressed, paid in the cheapest way', async () => {
    const session = played()
    draw(session)
    expect(screen.queryByTestId('do-build')).toBeNull()
    expect(screen.getByTestId('hint')).toHaveTextContent('Select a card')
    await pick('town_hall')
    expect(screen.queryByTestId('hint')).toBeNull()
    expect(session.act).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByTestId('do-build'))
    expect(session.act).toHaveBeenCalledWith('build town_hall pay left 0 right 6')
  })

  it('selects another payment by p, and says whom it pays', async () => {
    const session = played()
    draw(session)
    await pick('town_hall')
    expect(within(screen.getByTestId('neighbour-right')).getByText('+6')).toBeInTheDocument()
    await press('p')
    expect(within(screen.getByTestId('neighbour-left')).getByText('+2')).toBeInTheDocument()
    await press('b')
    await press('Enter')
    expect(session.act).toHaveBeenCalledWith('build town_hall pay left 2 right 4')
  })

  it('lists the ways to pay with the names of the neighbours who are paid', async () => {
    draw(played())
    await pick('town_hall')
    const ways = within(screen.getByRole('group', { name: 'Ways to pay' })).getAllByRole('radio')
    expect(ways.map((way) => (way as HTMLInputElement).labels![0]!.title)).toEqual([
      '6 to Dan on the right',
      '2 to Bo on the left and 4 to Dan on the right',
    ])
    for (const name of ['Bo', 'Dan'])
      expect(within(screen.getByTestId('actions')).getAllByText(name)).not.toHaveLength(0)
  })

  it('says why something is impossible', async () => {
    const session = played({
      why: vi.fn(async () => ({
        error: { id: 'seven-wonders-error-not-for-sale', values: { resources: 'OOGL' } },
        steps: [],
      })),
    })
    draw(session)
    await pick('observatory')
    expect(session.why).toHaveBeenCalledWith('build observatory')
    expect(await screen.findByTestId('refusal')).toHaveTextContent(/neighbours do not sell/)
    await fireEvent.click(screen.getByTestId('do-build'))
    expect(session.act).not.toHaveBeenCalled()
  })

  it('drops a reason that arrives after the card was deselected', async () => {
    let answer: (because: { error: null; steps: [] }) => void = () => undefined
    const why = vi.fn(() => new Promise<{ error: null; steps: [] }>((answered) => (answer = answered)))
    draw(played({ why }))
    await pick('observatory')
    await pick('observatory')
    expect(screen.queryByTestId('do-build')).toBeNull()
    answer({ error: null, steps: [] })
    await Promise.resolve() // an exception here would fail the run
    expect(screen.queryByTestId('refusal')).toBeNull()
  })

  it('proposes nothing for a card that cannot be built', async () => {
    const session = played()
    draw(session)
    await pick('observatory')
    for (const verb of ['stage', 'sell']) expect(screen.getByTestId(`do-${verb}`)).not.toHaveClass('primary')
    await press('Enter')
    expect(session.act).not.toHaveBeenCalled()
  })

  it('says what the selected card does', async () => {
    draw(played())
    await pick('academy')
    expect(screen.getByTestId('actions')).toHaveTextContent('Academy Science symbol: compass.')
  })

  it('works with keys: number, verb, Enter; Escape deselects', async () => {
    const session = played()
    draw(session)
    await press('1')
    await press('Escape')
    await press('Enter')
    expect(session.act).not.toHaveBeenCalled()
    await press('1')
    await press('s')
    await press('Enter')
    expect(session.act).toHaveBeenCalledWith(`sell ${VIEW.hand![0]}`)
  })

  it('drops a selection when the turn changes', async () => {
    const { rerender } = draw(played())
    await pick('academy')
    await rerender({ session: played({ view: seen({ turn: 4 }) }), catalogue: CATALOGUE })
    expect(screen.queryByTestId('do-sell')).toBeNull()
  })

  it('distinguishes two cards with the same name', async () => {
    draw(played({ view: seen({ hand: ['academy', 'academy'] }) }))
    await fireEvent.click(screen.getAllByTestId('card-academy')[1]!)
    expect(screen.getAllByTestId('card-academy').map((card) => card.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
  })

  it('shows the choice until the last seat has chosen, and can take it back', async () => {
    const session = played({
      view: seen({
        chosen: ['sell academy'],
        chosen_parts: [{ verb: 'sell', card: 'academy', left: 0, right: 0, is_for_free_city: false }],
      }),
      toAct: [1],
      revisableSeats: [0],
      mayUndo: true,
    })
    draw(session)
    expect(screen.getByTestId('chosen')).toHaveTextContent('Sell Academy for 3 coins')
    await fireEvent.click(screen.getByTestId('do-change'))
    expect(session.undo).toHaveBeenCalled()
  })
})

describe('special steps', () => {
  it('a seventh card is selected at first, and may be declined', async () => {
    const decision = { kind: 'seventh-card' as const, seat: 0, seats: [0], city: 0 }
    const options = [{ ...VIEW.options[0]!, cards: VIEW.options[0]!.cards.filter(({ card }) => card === 'academy') }]
    const session = played({
      view: seen({ decision, hand: ['academy'], options }),
      toAct: [0],
      actions: [...ACTIONS.filter(({ action }) => action.includes('academy')), DECLINE],
    })
    draw(session)
    expect(screen.getByTestId('do-sell')).toBeInTheDocument()
    await fireEvent.click(screen.getByTestId('do-decline'))
    expect(session.act).toHaveBeenCalledWith('decline')
  })

  it('a card of the discard pile is picked, then built', async () => {
    const decision = { kind: 'revive' as const, seat: 0, seats: [0], city: 0 }
    const session = played({
      view: seen({ decision, options: [] }),
      toAct: [0],
      actions: [shown('revive baths', { verb: 'revive', card: 'baths' }), DECLINE],
    })
    draw(session)
    expect(screen.getByTestId('do-revive')).toBeDisabled()
    await pick('baths')
    await fireEvent.click(screen.getByTestId('do-revive'))
    expect(session.act).toHaveBeenCalledWith('revive baths')
  })

  it('boards and sides are chosen before the first age', async () => {
    const session = played({
      view: seen({ age: 0, hand: null, options: [], decision: { kind: 'board', seat: 0, seats: [0], city: 0 } }, 0, {
        board: null,
        side: null,
        stages: [],
      }),
      toAct: [0],
      actions: [
        {
          action: 'choose rhodes a',
          parts: { verb: 'choose', board: 'rhodes', side: 'a' },
          message: { id: 'action-board', values: { board: 'rhodes', side: 'a' } },
          steps: [],
        },
        {
          action: 'choose rhodes b',
          parts: { verb: 'choose', board: 'rhodes', side: 'b' },
          message: { id: 'action-board', values: { board: 'rhodes', side: 'b' } },
          steps: [],
        },
      ],
    })
    draw(session)
    await fireEvent.click(screen.getByTestId('side-b'))
    await fireEvent.click(screen.getByTestId('do-choose'))
    expect(session.act).toHaveBeenCalledWith('choose rhodes b')
  })
})

describe('looking around', () => {
  it('arrows go around the table, Escape comes back', async () => {
    draw(played())
    await press('ArrowLeft')
    expect(screen.getByTestId('overlay')).toHaveAccessibleName('Bo')
    await press('ArrowLeft')
    expect(screen.getByTestId('overlay')).toHaveAccessibleName('Cleo')
    await press('Escape')
    expect(screen.queryByTestId('overlay')).toBeNull()
  })

  it('the discard pile names only what the seat may know', async () => {
    draw(played())
    await press('d')
    const known = VIEW.discard.filter(({ card }) => card).length
    expect(within(screen.getByTestId('pile-cards')).getAllByRole('button')).toHaveLength(known)
  })

  it('a spectator decides nothing', () => {
    draw(played({ seat: null, isLive: false, view: seen({ seat: null, hand: null, options: [] }), actions: [] }))
    expect(screen.queryByTestId('hand')).toBeNull()
    expect(screen.getByTestId('city-0')).toBeInTheDocument()
  })
})
