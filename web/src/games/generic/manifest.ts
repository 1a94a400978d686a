/** The manifest of a game without a folder: a generic table that shows the view as data and the actions as buttons. */
import { translator } from '../../core/i18n.svelte.ts'
import type { GameManifest, GameTable, Tile } from '../../manifest/manifest.ts'
import type { GameShown } from '../../types/messages.ts'

const USUAL_PLAYERS = 3

export function genericManifest(game: string): GameManifest {
  return {
    game,
    order: Number.POSITIVE_INFINITY,
    tiles: [],
    drawings: {},
    categories: {},
    table,
  }
}

/** The generic table, once the game's messages are loaded. */
async function table(): Promise<GameTable> {
  await translator.addServerMessages()
  return import('./table.ts').then((module) => module.default as unknown as GameTable)
}

/** A tile made from what the server says about a game. */
export function genericTile({ id, least, most }: GameShown): Tile {
  return {
    id,
    game: id,
    options: {},
    players: Array.from({ length: most - least + 1 }, (_, i) => least + i),
    usual: Math.min(most, Math.max(least, USUAL_PLAYERS)),
    art: [],
    tint: 'var(--grey)',
  }
}
