/** The table of Architects: what it derives from a view, and every decision by click and key. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { GameSession } from '../../session/session.ts'
import { settings } from '../../core/settings.svelte.ts'
import type { Action, CardName, Catalogue, City, View } from '../../types/architects.ts'
import type { ActionShown, EventShown } from '../../types/messages.ts'
import { translator } from '../../core/i18n.svelte.ts'
import { type Choice, choicesOf, deckQuestion, keyOf, numbered, stageQuestion, tilesOf } from './choices.ts'
import { detailsOf } from './details.ts'
import { flightsOf, fresh } from './flights.ts'
import fixtures from './fixture.json'
import { overlay } from './overlay.svelte.ts'
import Panel from './Panel.svelte'
import { purpose, status } from './status.ts'
import Battle from './Battle.svelte'
import { battleOf, blueOf, goodsOf, latestOf, levelsOf, othersOf, pilesOf, slotsOf, spotsOf, totalOf } from './city.ts'
import Table from './Table.svelte'

type Position = { view: View; actions: ActionShown[] }
const {
  take,
  act,
  keep,
  token,
  reach,
  look: looking,
} = fixtures as unknown as Record<'take' | 'act' | 'keep' | 'token' | 'reach' | 'look', Position>
const catalogue = fixtures.catalogue as unknown as Catalogue
const battle = fixtures.battle as unknown as EventShown[]
const cascade = fixtures.cascade as unknown as EventShown[]
const city = (
  cards: Partial<Record<CardName, number>>,
  tokens: City['tokens'] = [],
): Pick<City, 'cards' | 'tokens'> => ({ cards, tokens })

function sitting(
  { view, actions }: Position,
  more: Partial<GameSession<View>> = {},
): GameSession<View> & { act: ReturnType<typeof vi.fn>; why: ReturnType<typeof vi.fn> } {
  return {
    game: 'architects',
    table: { seats: [] } as never,
    seat: view.seat,
    names: ['Ana', 'Bo', 'Cy'],
    view,
    actions,
    toAct: [view.turn],
    revisableSeats: [],
    mayUndo: false,
    waiting: null,
    clocks: null,
    latest: [],
    isLive: true,
    undo: () => Promise.resolve(true),
    act: vi.fn(() => Promise.resolve(true)),
    why: vi.fn(() => Promise.resolve({ error: { id: 'architects-error-must', values: {} }, steps: [] })),
    ...more,
  } as never
}

beforeAll(async () => {
  settings.speed = 'none'
  await translator.speak('en')
})
afterEach(() => {
  cleanup()
  overlay.close()
})

test('others are seated from the left neighbour round to the right one', () => {
  expect(othersOf(5, 3)).toEqual([4, 0, 1, 2])
  expect(othersOf(2, 0)).toEqual([1])
})

test('your own deck is on the left, the right neighbour’s on the right, the others between their owners', () => {
  const spots = spotsOf(take.view, 0)
  expect(spots.map(({ name, side }) => [name, side])).toEqual([
    ['halicarnassus', 'left'],
    ['central', 'centre'],
    ['rhodes', 'right'],
    ['alexandria', null],
  ])
  expect(spots[0]!.completes).toEqual(['stage 3'])
  expect(spotsOf({ ...take.view, sides: {} }, 1).map(({ name }) => name)).toEqual([
    'alexandria',
    'central',
    'halicarnassus',
    'rhodes',
  ])
})

test('identical resources fill a stage by the largest group, different ones by kinds, coins fill the rest', () => {
  const three = { count: 3, identical: true }
  expect(slotsOf(three, city({ wood: 2, clay: 1 }), [])).toEqual(['wood', 'wood', null])
  expect(slotsOf(three, city({ wood: 1, clay: 2, coin: 3 }), [])).toEqual(['clay', 'clay', 'coin'])
  expect(slotsOf({ count: 4, identical: false }, city({ wood: 3, glass: 1, coin: 1 }), [])).toEqual([
    'wood',
    'glass',
    'coin',
    null,
  ])
  expect(slotsOf(three, city({}), [])).toEqual([null, null, null])
})

test('Economy makes one coin two, unless it has been used', () => {
  const rich = city({ wood: 1, coin: 1 }, ['economy'])
  expect(slotsOf({ count: 3, identical: true }, rich, [])).toEqual(['wood', 'coin', 'coin'])
  expect(slotsOf({ count: 3, identical: true }, rich, ['economy'])).toEqual(['wood', 'coin', null])
})

test('stages are listed level by level, the highest first', () => {
  const stages = (name: string) =>
    levelsOf(catalogue.wonder.find((row) => row.name === name)!.stages).map((level) => level.map(({ stage }) => stage))
  expect(stages('giza')).toEqual([[5], [4], [3], [2], [1]])
  expect(stages('ephesus')).toEqual([[5], [2, 3, 4], [1]])
})

test('figures of a city', () => {
  const own = act.view.cities[0]!
  expect(goodsOf(own)).toBe(3)
  expect(blueOf(own, catalogue)).toBe(3 * 3 + 2 * 2)
  expect(totalOf(undefined)).toBeNull()
  expect(totalOf({ wonder: 3, cat: 2, blue: 4, military: 3, progress: 0 })).toBe(12)
  expect(pilesOf({ red0: 2, wood: 1 })).toEqual([
    { card: 'wood', n: 1 },
    { card: 'red0', n: 2 },
  ])
})

test('a battle shows the shields and what each seat won, with the mark of each', () => {
  expect(battleOf(battle)).toEqual({ shields: [3, 1, 4], won: [1, 0, 2] })
  expect(battleOf(cascade)).toBeNull()
  const { container } = render(Battle, { battle: battleOf(battle)!, names: ['Ana', 'Bo', 'Cleo'] })
  const marks = [...container.querySelectorAll<SVGElement>('.player-mark')]
  expect(marks.map(({ dataset }) => dataset.player)).toEqual(['0', '1', '2'])
})

test('what a card does is said once: the names of blue and red cards state points and shields', () => {
  const about = (card: CardName): string[] => detailsOf({ verb: 'keep', cards: [card] } as Choice, [], catalogue)
  expect(about('blue3')).toEqual([])
  expect(about('red1')).toEqual([expect.stringMatching(/^1 horn/)])
  expect(about('compass')).toEqual([expect.stringMatching(/^A science symbol/)])
})

test('what a seat last did is found among the events', () => {
  const latest = latestOf(cascade, 1)
  expect([...latest.cards]).toEqual(['red1'])
  expect([...latest.stages]).toEqual([3])
  expect(latestOf(cascade, 0).cards.size).toBe(0)
})

test('pieces of a cascade move one step after another', () => {
  const flights = flightsOf(cascade, null)
  expect(flights.map(({ step }) => step)).toEqual([0, 1, 1, 1])
  expect(flights[0]).toMatchObject({ piece: { card: 'red1' }, from: ['deck-rhodes'], to: ['pile-1-red1', 'city-1'] })
  expect(flights[1]!.to[0]).toBe('stage-1-3')
  expect(fresh(cascade.slice(0, 2), cascade)).toEqual(cascade.slice(2))
})

test('number keys: left, centre, right, then everything else', () => {
  const spots = spotsOf(act.view, 0)
  const choices = choicesOf(act.actions, act.view, spots)
  const order = numbered(choices, spots)
  expect(order.map((choice) => choice?.action)).toEqual([
    'extra left',
    'extra centre',
    'extra right',
    'stage 4 with clay papyrus coin',
    'decline',
  ])
  expect(keyOf(order, 'decline')).toBe('5')
  expect(tilesOf(choices).map(({ verb }) => verb)).toEqual(['stage', 'decline'])
  expect(choices[3]).toMatchObject({ stage: 4, cards: ['clay', 'papyrus', 'coin'] })
})

test('number keys keep left and right if the centre cannot be chosen, and reach every deck', () => {
  const spots = spotsOf(looking.view, 0)
  expect(
    numbered(choicesOf(looking.actions, looking.view, spots), spots).map((choice) => choice?.action ?? null),
  ).toEqual(['look left', null, 'look right'])
  const far = spotsOf(reach.view, 1)
  expect(numbered(choicesOf(reach.actions, reach.view, far), far).map((choice) => choice?.deck)).toEqual([
    'alexandria',
    'central',
    'halicarnassus',
    'rhodes',
  ])
})

test('number keys follow the order of cards and tokens on the table', () => {
  const choices = (position: Position) => choicesOf(position.actions, position.view, spotsOf(position.view, 0))
  expect(choices(keep).map(({ cards }) => cards[0])).toEqual(keep.view.looked_at)
  expect(choices(token).map((choice) => choice.token)).toEqual([...token.view.offer, 'stack'])
})

test('the question about an impossible choice fits the decision', () => {
  const [left, centre] = spotsOf(act.view, 0)
  expect(deckQuestion(act.view, left!)).toBe('extra left')
  expect(deckQuestion(looking.view, centre!)).toBe('take centre')
  expect(deckQuestion(reach.view, centre!)).toBe('reach central')
  expect(stageQuestion(2, ['wood', null])).toBe('stage 2 with wood coin')
})

test('the sentence on top says what to do', () => {
  const extra: Action = { verb: 'extra', side: 'left' }
  const pair: Action = { verb: 'pair', card: 'gear' }
  const second: Action = { verb: 'stage', stage: 2, cards: ['wood', 'wood'] }
  const third: Action = { verb: 'stage', stage: 3, cards: ['wood', 'clay', 'coin'] }
  expect(purpose([extra, { verb: 'decline' }])).toBe('extra')
  expect(purpose([second, { ...second, cards: ['clay', 'clay'] }])).toBe('pay')
  expect(purpose([second, third])).toBe('stages')
  expect(purpose([pair, { verb: 'set' }])).toBe('sets')
  expect(purpose([pair, second])).toBe('act')
  expect(status(sitting(take))).toBe('Take a card: left, centre or right')
  expect(status(sitting(take, { seat: 1 }))).toBeNull()
})

const drawn = (session: GameSession<View>) => {
  render(Table, { session, catalogue })
  flushSync()
}

test('the first click selects, the button commits', async () => {
  const session = sitting(take)
  drawn(session)
  await fireEvent.click(screen.getByTestId('card-halicarnassus'))
  expect(session.act).not.toHaveBeenCalled()
  expect(screen.getByTestId('card-halicarnassus')).toHaveAttribute('aria-pressed', 'true')
  await fireEvent.click(screen.getByTestId('do-take'))
  expect(session.act).toHaveBeenCalledExactlyOnceWith('take left')
})

test('a second click on the selected card commits too; another card changes the selection', async () => {
  const session = sitting(take)
  drawn(session)
  await fireEvent.click(screen.getByTestId('card-central'))
  await fireEvent.click(screen.getByTestId('card-rhodes'))
  expect(session.act).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByTestId('card-rhodes'))
  expect(session.act).toHaveBeenCalledExactlyOnceWith('take right')
})

test('keys select, commit and deselect', async () => {
  const session = sitting(take)
  drawn(session)
  await fireEvent.keyDown(window, { key: '2' })
  expect(screen.getByTestId('do-take')).toBeInTheDocument()
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(screen.queryByTestId('do-take')).toBeNull()
  await fireEvent.keyDown(window, { key: '3' })
  await fireEvent.keyDown(window, { key: 'Enter' })
  expect(session.act).toHaveBeenCalledExactlyOnceWith('take right')
})

test('a stage is paid for by its tile or on the building', async () => {
  const session = sitting(act)
  drawn(session)
  await fireEvent.click(screen.getByTestId('stage-4'))
  await fireEvent.click(screen.getByTestId('do-stage'))
  expect(session.act).toHaveBeenCalledExactlyOnceWith('stage 4 with clay papyrus coin')
})

test('tokens, cards found and decks of others are chosen in their places', async () => {
  const [choosing, keeping, reaching] = [sitting(token), sitting(keep), sitting(reach)]
  drawn(choosing)
  await fireEvent.click(screen.getByTestId('card-stack'))
  await fireEvent.click(screen.getByTestId('do-token'))
  expect(choosing.act).toHaveBeenCalledExactlyOnceWith('token stack')
  cleanup()
  drawn(keeping)
  await fireEvent.click(screen.getByTestId('card-tablet'))
  expect(document.querySelector('.message')).toHaveTextContent(/^Keep Tablet(?!.*Tablet)/)
  await fireEvent.click(screen.getByTestId('do-keep'))
  expect(keeping.act).toHaveBeenCalledExactlyOnceWith('keep tablet')
  cleanup()
  drawn(reaching)
  await fireEvent.click(screen.getAllByTestId('card-rhodes')[0]!)
  await fireEvent.click(screen.getByTestId('do-reach'))
  expect(reaching.act).toHaveBeenCalledExactlyOnceWith('reach rhodes')
})

test('impossible choices say why', async () => {
  const session = sitting(take)
  drawn(session)
  await fireEvent.click(screen.getByTestId(`card-${take.view.offer[0]}`))
  expect(session.why).toHaveBeenCalledWith(`token ${take.view.offer[0]}`)
  expect(
    await screen.findByText('You cannot end the turn yet: a stage or a science set must be completed first.'),
  ).toBeInTheDocument()
  expect(session.act).not.toHaveBeenCalled()
})

test('spectators decide nothing but can look everything up', async () => {
  const session = sitting({ view: { ...take.view, seat: null, sides: {} }, actions: [] }, { seat: null, isLive: false })
  drawn(session)
  await fireEvent.click(screen.getByTestId('card-central'))
  expect(screen.queryByTestId('do-take')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Cards left in the central deck' })).toBeInTheDocument()
})

test('d shows the discard pile, arrows the neighbours, Escape closes them', async () => {
  drawn(sitting(take))
  await fireEvent.keyDown(window, { key: 'd' })
  expect(screen.getByRole('dialog', { name: 'Discard pile' })).toBeInTheDocument()
  await fireEvent.keyDown(window, { key: 'ArrowLeft' })
  expect(screen.getByRole('dialog', { name: 'Bo: Alexandria' })).toBeInTheDocument()
  await fireEvent.keyDown(window, { key: 'Escape' })
  await fireEvent.keyDown(window, { key: 'ArrowRight' })
  expect(screen.getByRole('dialog', { name: 'Cy: Rhodes' })).toBeInTheDocument()
})

test('the panel counts, and hides the score if the table hides it', () => {
  const session = sitting(act)
  const { unmount } = render(Panel, { session, seat: 0 })
  expect(screen.getByLabelText('Points')).toBeInTheDocument()
  unmount()
  render(Panel, {
    session: sitting({
      ...act,
      view: {
        ...act.view,
        cities: act.view.cities.map(({ score, ...rest }) => {
          void score
          return rest
        }),
      },
    }),
    seat: 0,
  })
  expect(screen.queryByLabelText('Points')).toBeNull()
  expect(screen.getByLabelText('Resources and coins').parentElement).toHaveTextContent('3')
})
