/** The games that can be drawn, each loaded when it is needed. */
import type { Component } from 'svelte'
import type { Play } from '../play/play.ts'

export interface Drawn {
  /** The middle of the frame: everything on the table and every decision. */
  Table: Component<{ play: Play<never>; catalogue: never }>
  /** A few figures of a seat for its panel: coins, shields, stages. */
  Panel: Component<{ play: Play<never>; seat: number }>
  /** The sentence on top when this seat owes a decision, in the imperative; null leaves it to the game's own words. */
  status(play: Play<never>): string | null
}

const LOADERS: Record<string, () => Promise<Drawn>> = {
  duel: () => import('./duel/duel.ts').then((found) => found.default as unknown as Drawn),
  'seven-wonders': () => import('./seven-wonders/seven-wonders.ts').then((found) => found.default as unknown as Drawn),
  architects: () => import('./architects/architects.ts').then((found) => found.default as unknown as Drawn),
}

export const GAMES = Object.keys(LOADERS)

export function drawn(game: string): Promise<Drawn> {
  return LOADERS[game]!()
}
