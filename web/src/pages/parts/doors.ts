/** The doors of the house: the games as people choose them, each with what a quick game is made of. */
import type { Games, QuickBody, TableListed } from '../../types/messages.ts'
import { say, words } from '../../words.svelte.ts'
import { keep, kept } from './kept.ts'

export interface Door {
  id: 'first' | 'second' | 'duel' | 'architects'
  game: keyof Games
  options: Record<string, string>
  /** How many may sit at the table, and how many do unless somebody says otherwise. */
  players: readonly number[]
  usual: number
  art: readonly { name: string; built: number; of: number }[]
}

export const DOORS: readonly Door[] = [
  { id: 'first', game: 'seven-wonders', options: { edition: '1' }, players: [2, 3, 4, 5, 6, 7], usual: 4, art: [{ name: 'gizah', built: 3, of: 3 }] },
  { id: 'second', game: 'seven-wonders', options: { edition: '2' }, players: [3, 4, 5, 6, 7], usual: 4, art: [{ name: 'babylon', built: 3, of: 3 }] },
  { id: 'duel', game: 'duel', options: {}, players: [2], usual: 2, art: [{ name: 'great_lighthouse', built: 1, of: 1 }, { name: 'colossus', built: 1, of: 1 }] },
  { id: 'architects', game: 'architects', options: {}, players: [2, 3, 4, 5, 6, 7], usual: 3, art: [{ name: 'ephesus', built: 4, of: 5 }] },
]

export interface Quick { players: number; level: string }

/** What was chosen at this door the last time. */
export function rememberedAt(door: Door): Quick {
  const { players, level } = kept<Partial<Quick>>(`door-${door.id}`, {})
  return { players: players && door.players.includes(players) ? players : door.usual, level: level ?? '' }
}

export function rememberAt(door: Door, quick: Quick): void {
  keep(`door-${door.id}`, quick)
}

/** The game that starts behind a door. */
export function quickBody(door: Door, { players, level }: Quick): Partial<QuickBody> & { game: string } {
  return { game: door.game, options: door.options, players, ...(level ? { level } : {}) }
}

/** The door to a game of which only the options are known. */
export function doorOf(game: string, options: Record<string, string> = {}): Door | undefined {
  const doors = DOORS.filter((door) => door.game === game)
  return doors.find((door) => Object.entries(door.options).every(([name, value]) => options[name] === value)) ?? doors[0]
}

/** A listed game in words: its name with the edition, and how wonders are given out where that was the host's choice. */
export function gameName({ game, options, players }: Pick<TableListed, 'game' | 'options' | 'players'>): string {
  const door = doorOf(game, options)
  const whole = door ? say(`web-door-${door.id}-whole`) : say(`${game}-name`)
  if (door?.id === 'first' && players === 2) return say('web-with-free-city', { game: whole })
  const given = options.boards ?? options.wonders ?? ''
  return words.has(`web-listed-${given}`) ? say(`web-listed-${given}`, { game: whole }) : whole
}
