/** All games with a folder. Every other game of the server gets the generic manifest. */
import { translator } from '../core/i18n.svelte.ts'
import type { GameManifest, Tile } from '../manifest/manifest.ts'
import type { GameShown } from '../types/messages.ts'
import { genericManifest, genericTile } from './generic/manifest.ts'

const FOUND = import.meta.glob<GameManifest>('./*/index.ts', { eager: true, import: 'default' })

export const MANIFESTS: readonly GameManifest[] = Object.values(FOUND).sort((a, b) => a.order - b.order)

/** The manifest of a game. */
export function manifestOf(game: string): GameManifest {
  return MANIFESTS.find((manifest) => manifest.game === game) ?? genericManifest(game)
}

/** Loads the messages of a game without a folder: the build has none of them. */
export async function loadMessages(game: string): Promise<void> {
  if (!MANIFESTS.some((manifest) => manifest.game === game)) await translator.addServerMessages()
}

/** The tiles of all games: those of the manifests, then one for each further game of the server. */
export function tilesOf(served: readonly GameShown[] = []): Tile[] {
  const further = served.filter(({ id }) => !MANIFESTS.some(({ game }) => game === id))
  return [...MANIFESTS.flatMap(({ tiles }) => tiles), ...further.map(genericTile)]
}

/** The tile of a game with these options. */
export function tileOf(
  game: string,
  options: Readonly<Record<string, string>> = {},
  tiles: readonly Tile[] = tilesOf(),
): Tile | undefined {
  const own = tiles.filter((tile) => tile.game === game)
  return own.find((tile) => Object.entries(tile.options).every(([name, value]) => options[name] === value)) ?? own[0]
}
