/** A table recorded from the real server, for tests: four players, age III, the seat with Olympia A must choose. */
import { vi } from 'vitest'
import type { Explanation, GameSession } from '../../session/session.ts'
import type { ActionShown, TableShown } from '../../types/messages.ts'
import type { Catalogue, City, View } from '../../types/seven-wonders.ts'
import sample from './fixture.json'

export const VIEW = sample.view as unknown as View
export const ACTIONS = sample.actions as unknown as ActionShown[]
export const CATALOGUE = sample.catalogue as unknown as Catalogue
export const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan']

/** The view with changes, and with changes to one city. */
export function seen(change: Partial<View> = {}, city = 0, cityChange: Partial<City> = {}): View {
  return {
    ...VIEW,
    ...change,
    cities: (change.cities ?? VIEW.cities).map((each, c) => (c === city ? { ...each, ...cityChange } : each)),
  }
}

/** A fake session that records its calls. */
export function played(change: Partial<GameSession<View>> = {}) {
  const table = {
    id: 'x',
    game: 'seven-wonders',
    status: 'playing',
    seats: NAMES.map((name, seat) => ({ seat, name })),
  } as unknown as TableShown
  const session: GameSession<View> = {
    game: 'seven-wonders',
    table,
    seat: 0,
    names: NAMES,
    view: VIEW,
    actions: ACTIONS,
    toAct: [0, 1, 2, 3],
    revisableSeats: [],
    mayUndo: false,
    waiting: null,
    clocks: null,
    latest: [],
    isLive: true,
    act: vi.fn(async () => true),
    undo: vi.fn(async () => true),
    why: vi.fn(async (): Promise<Explanation> => ({ error: null, steps: [] })),
    ...change,
  }
  return session
}
