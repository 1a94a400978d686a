/** A position of age II as the server sends it, for tests: seat 0 (Ana) has a turn. */
import type { Explanation, GameSession } from '../../session/session.ts'
import type { Catalogue, View } from '../../types/duel.ts'
import type { ActionShown } from '../../types/messages.ts'
import sent from './fixture.json'

export const view = sent.view as unknown as View
export const actions = sent.actions as unknown as ActionShown[]
export const catalogue = sent.catalogue as unknown as Catalogue

/** A session at that position, with changes. */
export function playing(change: Partial<GameSession<View>> = {}): GameSession<View> {
  return {
    game: 'duel',
    table: {} as never,
    seat: 0,
    names: ['Ana', 'Bo'],
    view,
    actions,
    toAct: [0],
    revisableSeats: [],
    mayUndo: false,
    waiting: null,
    clocks: null,
    latest: [],
    isLive: true,
    act: () => Promise.resolve(true),
    undo: () => Promise.resolve(true),
    why: (): Promise<Explanation> => Promise.resolve({ error: null, steps: [] }),
    ...change,
  }
}
