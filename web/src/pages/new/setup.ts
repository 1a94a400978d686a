/** The settings of a new table, and the request that creates it. */
import type { ClockBody, SeatPlan, TableBody } from '../../types/messages.ts'
import { manifestOf } from '../../games/registry.ts'
import type { Tile } from '../../manifest/manifest.ts'
import { say } from '../../core/i18n.svelte.ts'
import { CLOCKS } from '../../ui/durations.ts'

/** Who will sit there: `me`, `here` for somebody else on this device, `open`, or `bot:builder`. */
export type Sitter = string

export interface Named {
  name: string
  side: string
}

export interface GameSetup {
  tile: Tile
  players: number
  seats: Sitter[]
  /** The names of the people who sit `here`, by seat. */
  companions: string[]
  wonders: { mode: string; named: Named[] }
  /** Values of the game's other options, by name. */
  options: Record<string, string>
  clock: string
  own: { minutes: number; seconds: number }
  level: string
  absence: number
  pace: number
  hasSeed: boolean
  seed: string
  liveScore: boolean
  spectators: boolean
  undo: boolean
  /** Whether positions of the game may become puzzles. */
  puzzles: boolean
  hints: boolean
  isPublic: boolean
  isRated: boolean
}

/** The largest valid seed; seeds are text everywhere, because JavaScript's numbers would round them. */
const MOST_SEED = 2n ** 63n - 1n
/** Seconds without a connection after which a bot takes over; 0: the server's default. */
export const ABSENCES = [0, 60, 300, 3600, 86400] as const
/** Minimum seconds between bots' decisions. */
export const PACES = [0, 0.8, 2] as const

export function newSetup(tile: Tile): GameSetup {
  const seats = Array.from({ length: 7 }, (_, seat) => (seat === 0 ? 'me' : 'open'))
  return {
    tile,
    players: tile.usual,
    seats,
    companions: seats.map(() => ''),
    wonders: { mode: wonderModes(tile)[0] ?? '', named: [] },
    options: {},
    clock: 'none',
    own: { minutes: 10, seconds: 10 },
    level: '',
    absence: 0,
    pace: 0.8,
    hasSeed: false,
    seed: '',
    liveScore: true,
    spectators: true,
    undo: true,
    puzzles: false,
    hints: true,
    isPublic: false,
    isRated: false,
  }
}

/** The ways to hand out wonders or boards, if the game has any. Rated games allow only random ones. */
export function wonderModes(tile: Tile, isRated = false): string[] {
  const modes = manifestOf(tile.game).assignment?.modes(tile.options) ?? []
  return isRated ? modes.filter((mode) => mode !== 'named') : modes
}

/** The same settings for a rated game: people only, with a clock and a random deal. */
export function asRated(setup: GameSetup): GameSetup {
  const modes = wonderModes(setup.tile, true)
  return {
    ...setup,
    isRated: true,
    seats: setup.seats.map((sitter) => (sitter === 'me' ? sitter : 'open')),
    clock: setup.clock === 'none' ? 'calm' : setup.clock,
    hasSeed: false,
    wonders: modes.includes(setup.wonders.mode) ? setup.wonders : { mode: modes[0] ?? '', named: [] },
  }
}

/** Somebody else sits there now; I have only one seat. */
export function seated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  return seats.map((old, i) => (i === seat ? sitter : sitter === 'me' && old === 'me' ? 'open' : old))
}

/** One wonder for each seat, each at most once: taking another seat's wonder exchanges them. */
export function named(
  list: readonly Named[],
  names: readonly string[],
  players: number,
  change?: { seat: number; name: string },
): Named[] {
  const free = names.filter((name) => !list.some((one) => one.name === name))
  const full = Array.from({ length: players }, (_, i) => list[i] ?? { name: free.shift() ?? '', side: '' })
  if (!change) return full
  const old = full[change.seat]!.name
  return full.map((one, i) =>
    i === change.seat ? { ...one, name: change.name } : one.name === change.name ? { ...one, name: old } : one,
  )
}

export function clockOf({ clock, own }: Pick<GameSetup, 'clock' | 'own'>): ClockBody | null {
  if (clock !== 'own') return CLOCKS[clock] ?? null
  return { bank: Math.max(1, Math.round(own.minutes * 60)), increment: Math.max(0, Math.round(own.seconds)) }
}

/** Whether the seed is a number that the server accepts. */
export function isSeed(text: string): boolean {
  return /^\d{1,19}$/.test(text.trim()) && BigInt(text.trim()) <= MOST_SEED
}

function wondersText({ wonders, players }: GameSetup): string {
  if (wonders.mode !== 'named') return wonders.mode
  return wonders.named
    .slice(0, players)
    .map(({ name, side }) => (side ? `${name}-${side}` : name))
    .join(' ')
}

/** The seats of other people on this device. */
export const companionsOf = ({ seats, players }: Pick<GameSetup, 'seats' | 'players'>): number[] =>
  seats.slice(0, players).flatMap((sitter, seat) => (sitter === 'here' ? [seat] : []))

/** The name of somebody on this device, or a default. */
export const companionName = ({ companions }: Pick<GameSetup, 'companions'>, seat: number): string =>
  companions[seat]?.trim() || say('web-score-player', { n: seat + 1 })

function seatPlan(setup: GameSetup, sitter: Sitter, seat: number): SeatPlan {
  if (sitter === 'here') return { sort: 'me', name: companionName(setup, seat) }
  const [sort, level] = sitter.split(':') as [SeatPlan['sort'], string | undefined]
  return level ? { sort, level } : { sort }
}

function optionsOf(setup: GameSetup): Record<string, string> {
  const assignment = manifestOf(setup.tile.game).assignment
  return {
    ...setup.tile.options,
    ...setup.options,
    ...(assignment ? { [assignment.option]: wondersText(setup) } : {}),
  }
}

/** The request that creates the table. */
export function bodyOf(setup: GameSetup): Partial<TableBody> & { game: string } {
  const clock = companionsOf(setup).length ? null : clockOf(setup) // people on one device cannot all decide at once
  return {
    game: setup.tile.game,
    players: setup.players,
    options: optionsOf(setup),
    seats: setup.seats.slice(0, setup.players).map((sitter, seat) => seatPlan(setup, sitter, seat)),
    pace: setup.pace,
    live_score: setup.liveScore,
    spectators: setup.spectators,
    undo: setup.undo,
    puzzles: setup.puzzles,
    hints: setup.hints,
    is_public: setup.isPublic,
    is_rated: setup.isRated,
    ...(setup.level ? { level: setup.level } : {}),
    ...(clock ? { clock } : {}),
    ...(setup.absence ? { absence: setup.absence } : {}),
    ...(setup.hasSeed && isSeed(setup.seed) ? { seed: setup.seed.trim() } : {}),
  }
}
