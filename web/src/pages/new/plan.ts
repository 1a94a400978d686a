/** A table as it is planned, and the request that makes it. */
import type { ClockBody, SeatPlan, TableBody } from '../../types/messages.ts'
import { type Door, doorOf } from '../parts/doors.ts'
import { CLOCKS } from '../parts/durations.ts'

/** Who is meant to sit somewhere: `me`, `open`, or `bot:builder`. */
export type Sitter = string

export interface Named { name: string; side: string }

export interface Plan {
  door: Door
  players: number
  seats: Sitter[]
  wonders: { mode: string; named: Named[] }
  clock: string
  own: { minutes: number; seconds: number }
  level: string
  absence: number
  pace: number
  hasSeed: boolean
  seed: string
  liveScore: boolean
  spectators: boolean
  isPublic: boolean
}

/** The largest seed that the games take; text all the way, as JavaScript's numbers would round it. */
const MOST_SEED = 2n ** 63n - 1n
/** Seconds without connection after which a bot takes over; 0 leaves it to the server. */
export const ABSENCES = [0, 60, 300, 3600, 86400] as const
/** Least seconds between bots' decisions. */
export const PACES = [0, 0.8, 2] as const

export function newPlan(game: string, options: Record<string, string> = {}): Plan {
  const door = doorOf(game, options)!
  const seats = Array.from({ length: 7 }, (_, seat) => (seat === 0 ? 'me' : 'open'))
  return {
    door, players: door.usual, seats, wonders: { mode: wonderModes(door)[0]!, named: [] }, clock: 'none', own: { minutes: 10, seconds: 10 },
    level: '', absence: 0, pace: 0.8, hasSeed: false, seed: '', liveScore: true, spectators: true, isPublic: false,
  }
}

/** The option by which wonders or boards are given out, and its choices; `named` is one for each seat. */
export const wondersOption = (door: Door): string => (door.game === 'seven-wonders' ? 'boards' : 'wonders')

export function sidesOf(door: Door): string[] {
  if (door.game !== 'seven-wonders') return []
  return door.options.edition === '2' ? ['day', 'night'] : ['a', 'b']
}

export function wonderModes(door: Door): string[] {
  if (door.game === 'duel') return ['draft', 'first-game']
  if (door.game === 'architects') return ['random', 'named']
  return ['random', 'choose', ...sidesOf(door).map((side) => `random-${side}`), 'named']
}

/** Somebody else sits there now; I sit in one place only. */
export function seated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  return seats.map((old, i) => (i === seat ? sitter : sitter === 'me' && old === 'me' ? 'open' : old))
}

/** One wonder for each seat, each at most once: what a seat takes is given what that seat had. */
export function named(list: readonly Named[], names: readonly string[], players: number, change?: { seat: number; name: string }): Named[] {
  const free = names.filter((name) => !list.some((one) => one.name === name))
  const full = Array.from({ length: players }, (_, i) => list[i] ?? { name: free.shift() ?? '', side: '' })
  if (!change) return full
  const old = full[change.seat]!.name
  return full.map((one, i) => (i === change.seat ? { ...one, name: change.name } : one.name === change.name ? { ...one, name: old } : one))
}

export function clockOf({ clock, own }: Pick<Plan, 'clock' | 'own'>): ClockBody | null {
  if (clock !== 'own') return CLOCKS[clock] ?? null
  return { bank: Math.max(1, Math.round(own.minutes * 60)), increment: Math.max(0, Math.round(own.seconds)) }
}

/** Whether the seed is a number that the server takes. */
export function isSeed(text: string): boolean {
  return /^\d{1,19}$/.test(text.trim()) && BigInt(text.trim()) <= MOST_SEED
}

function wondersText({ wonders, players }: Plan): string {
  if (wonders.mode !== 'named') return wonders.mode
  return wonders.named.slice(0, players).map(({ name, side }) => (side ? `${name}-${side}` : name)).join(' ')
}

function planned(sitter: Sitter): SeatPlan {
  const [sort, level] = sitter.split(':') as [SeatPlan['sort'], string | undefined]
  return level ? { sort, level } : { sort }
}

/** The request that makes the table. */
export function bodyOf(plan: Plan): Partial<TableBody> & { game: string } {
  const clock = clockOf(plan)
  return {
    game: plan.door.game, players: plan.players, options: { ...plan.door.options, [wondersOption(plan.door)]: wondersText(plan) },
    seats: plan.seats.slice(0, plan.players).map(planned), pace: plan.pace, live_score: plan.liveScore, spectators: plan.spectators, is_public: plan.isPublic,
    ...(plan.level ? { level: plan.level } : {}), ...(clock ? { clock } : {}), ...(plan.absence ? { absence: plan.absence } : {}), ...(plan.hasSeed && isSeed(plan.seed) ? { seed: plan.seed.trim() } : {}),
  }
}
