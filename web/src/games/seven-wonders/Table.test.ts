import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings.svelte.ts'
import { words } from '../../words.svelte.ts'
import { phraseOf } from './choices.ts'
import { ACTIONS, CATALOGUE, VIEW, played, seen } from './sample.ts'
import Table from './Table.svelte'

const shown = (...actions: string[]) => actions.map((action) => ({ action, phrase: phraseOf(action), steps: [] }))
const draw = (play: ReturnType<typeof played>) => render(Table, { play, catalogue: CATALOGUE })
const press = (key: string) => fireEvent.keyDown(window, { key })
const pick = (name: string) => fireEvent.click(screen.getByTestId(`card-${name}`))

vi.setConfig({ testTimeout: 20_000 }) // whole tables are drawn

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  await words.speak('en')
})
beforeEach(() => { settings.speed = 'none' })
afterEach(cleanup)

describe('a turn', () => {
  it('selects first, then does what is pressed, paid in the cheapest way', async () => {
    const play = played()
    draw(play)
    expect(screen.queryByTestId('do-build')).toBeNull()
    await pick('town_hall')
    expect(play.act).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByTestId('do-build'))
    expect(play.act).toHaveBeenCalledWith('build town_hall pay left 0 right 6')
  })

  it('takes another payment by p, and tells whom it enriches', async () => {
    const play = played()
    draw(play)
    await pick('town_hall')
    expect(within(screen.getByTestId('neighbour-right')).getByText('+6')).toBeInTheDocument()
    await press('p')
    expect(within(screen.getByTestId('neighbour-left')).getByText('+2')).toBeInTheDocument()
    await press('b')
    await press('Enter')
    expect(play.act).toHaveBeenCalledWith('build town_hall pay left 2 right 4')
  })

  it('says why something is impossible', async () => {
    const play = played({ why: vi.fn(async () => ({ error: { id: 'seven-wonders-error-not-for-sale', values: { resources: 'OOGL' } }, steps: [] })) })
    draw(play)
    await pick('observatory')
    await fireEvent.click(screen.getByTestId('do-build'))
    expect(play.why).toHaveBeenCalledWith('build observatory')
    expect(await screen.findByText(/not for sale next door/)).toBeInTheDocument()
    expect(play.act).not.toHaveBeenCalled()
  })

  it('goes by keys: number, verb, Enter; Escape takes the selection back', async () => {
    const play = played()
    draw(play)
    await press('1')
    await press('Escape')
    await press('Enter')
    expect(play.act).not.toHaveBeenCalled()
    await press('1')
    await press('s')
    await press('Enter')
    expect(play.act).toHaveBeenCalledWith(`sell ${VIEW.hand![0]}`)
  })

  it('drops a selection when the turn changes under it', async () => {
    const { rerender } = draw(played())
    await pick('academy')
    await rerender({ play: played({ view: seen({ turn: 4 }) }), catalogue: CATALOGUE })
    expect(screen.queryByTestId('do-sell')).toBeNull()
  })

  it('keeps two cards of a name apart', async () => {
    draw(played({ view: seen({ hand: ['academy', 'academy'] }) }))
    await fireEvent.click(screen.getAllByTestId('card-academy')[1]!)
    expect(screen.getAllByTestId('card-academy').map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  })

  it('shows what was chosen until the last seat has chosen, and takes it back', async () => {
    const play = played({ view: seen({ chosen: ['sell academy'] }), toAct: [1], mayChange: [0], mayUndo: true })
    draw(play)
    expect(screen.getByTestId('chosen')).toHaveTextContent('Sell Academy for 3 coins')
    await fireEvent.click(screen.getByTestId('do-change'))
    expect(play.undo).toHaveBeenCalled()
  })
})

describe('special steps', () => {
  it('a seventh card lies selected, and may be declined', async () => {
    const decision = { kind: 'seventh-card' as const, seat: 0, seats: [0], city: 0 }
    const options = [{ ...VIEW.options[0]!, cards: VIEW.options[0]!.cards.filter(({ card }) => card === 'academy') }]
    const play = played({ view: seen({ decision, hand: ['academy'], options }), toAct: [0], actions: [...ACTIONS.filter(({ action }) => action.includes('academy')), ...shown('decline')] })
    draw(play)
    expect(screen.getByTestId('do-sell')).toBeInTheDocument()
    await fireEvent.click(screen.getByTestId('do-decline'))
    expect(play.act).toHaveBeenCalledWith('decline')
  })

  it('a card of the discard pile is picked, then built', async () => {
    const decision = { kind: 'revive' as const, seat: 0, seats: [0], city: 0 }
    const play = played({ view: seen({ decision, options: [] }), toAct: [0], actions: shown('revive baths', 'decline') })
    draw(play)
    expect(screen.getByTestId('do-revive')).toBeDisabled()
    await pick('baths')
    await fireEvent.click(screen.getByTestId('do-revive'))
    expect(play.act).toHaveBeenCalledWith('revive baths')
  })

  it('boards and sides are chosen before the first age', async () => {
    const play = played({ view: seen({ age: 0, hand: null, options: [], decision: { kind: 'board', seat: 0, seats: [0], city: 0 } }, 0, { board: null, side: null, stages: [] }), toAct: [0], actions: [
      { action: 'choose rhodes a', phrase: { id: 'action-board', values: { board: 'rhodes', side: 'a' } }, steps: [] }, { action: 'choose rhodes b', phrase: { id: 'action-board', values: { board: 'rhodes', side: 'b' } }, steps: [] }] })
    draw(play)
    await fireEvent.click(screen.getByTestId('side-b'))
    await fireEvent.click(screen.getByTestId('do-choose'))
    expect(play.act).toHaveBeenCalledWith('choose rhodes b')
  })
})

describe('looking around', () => {
  it('arrows go around the table, Escape comes back', async () => {
    draw(played())
    await press('ArrowLeft')
    expect(screen.getByTestId('cover')).toHaveAccessibleName('Bo')
    await press('ArrowLeft')
    expect(screen.getByTestId('cover')).toHaveAccessibleName('Cleo')
    await press('Escape')
    expect(screen.queryByTestId('cover')).toBeNull()
  })

  it('the discard pile names only what the seat may know', async () => {
    draw(played())
    await press('d')
    const known = VIEW.discard.filter(({ card }) => card).length
    expect(within(screen.getByTestId('pile-cards')).getAllByRole('button')).toHaveLength(known)
  })

  it('who watches decides nothing', () => {
    draw(played({ seat: null, isLive: false, view: seen({ seat: null, hand: null, options: [] }), actions: [] }))
    expect(screen.queryByTestId('hand')).toBeNull()
    expect(screen.getByTestId('city-0')).toBeInTheDocument()
  })
})
