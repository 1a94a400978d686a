/** Quick games from the tiles of the home page, and the names of games in lists. */
import { say, translator } from '../core/i18n.svelte.ts'
import type { Tile } from '../manifest/manifest.ts'
import type { QuickBody, TableListed } from '../types/messages.ts'
import { load, store } from '../ui/storage.ts'
import { loadMessages, manifestOf, tileOf } from './registry.ts'

export interface QuickChoice {
  players: number
  level: string
}

/** What was chosen on this tile last time. */
export function lastChoice(tile: Tile): QuickChoice {
  const { players, level } = load<Partial<QuickChoice>>(`tile-${tile.id}`, {})
  return { players: players && tile.players.includes(players) ? players : tile.usual, level: level ?? '' }
}

export function storeChoice(tile: Tile, choice: QuickChoice): void {
  store(`tile-${tile.id}`, choice)
}

/** The request that starts a quick game. */
export function quickBody(tile: Tile, { players, level }: QuickChoice): Partial<QuickBody> & { game: string } {
  return { game: tile.game, options: tile.options, players, ...(level ? { level } : {}) }
}

/** A game's name; its id until the messages of a game without a folder are loaded. */
export function gameName(game: string): string {
  void loadMessages(game)
  return translator.has(`${game}-name`) ? say(`${game}-name`) : game
}

/** A text of a tile; a game without a folder has its name, and a description if its package contains one. */
export function tileText(tile: Tile, part: '' | '-whole' | '-line' | '-about'): string {
  const id = `web-tile-${tile.id}${part}`
  if (translator.has(id)) return say(id)
  if (part === '' || part === '-whole') return gameName(tile.game)
  return part === '-about' && translator.has(`${tile.game}-about`) ? say(`${tile.game}-about`) : ''
}

/** A listed game in words: its name with the edition, and how wonders are handed out if the host chose it. */
export function listedName({ game, options, players }: Pick<TableListed, 'game' | 'options' | 'players'>): string {
  const tile = tileOf(game, options)
  const name = tile ? tileText(tile, '-whole') : gameName(game)
  const variant = tile?.variants?.[players]
  if (variant) return say(`web-with-${variant}`, { game: name })
  const id = `web-listed-${options[manifestOf(game).assignment?.option ?? ''] ?? ''}`
  return translator.has(id) ? say(id, { game: name }) : name
}
