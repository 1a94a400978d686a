/** A score sheet while it is filled in, and the parts of the pad that it uses. */
import type { PadCategory, PadItem, PadTable, PadWonder, ScorePad } from '../types/messages.ts'

/** The key of an entry with typed points instead of items. */
export const POINTS = 'points'

/** What a player has in a category: counts of items by id, or typed points. */
export type Entry = Record<string, number>

export interface Column {
  name: string
  /** The player's colour and shape, by their number. */
  mark: number
  wonder: string | null
  /** By category; missing ones count as nothing. */
  entries: Record<string, Entry>
}

/** A victory that ended the game at once. */
export interface Supremacy {
  reason: string
  winner: number
}

export interface Sheet {
  game: string
  options: Record<string, string>
  players: Column[]
  supremacy: Supremacy | null
}

/** The pad for the options of a sheet. */
export function padFor(pads: readonly ScorePad[], options: Record<string, string>): ScorePad | undefined {
  return pads.find((pad) => sameOptions(pad.options, options))
}

function sameOptions(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}

/** The lines of the pad for a number of players. */
export function tableFor(pad: ScorePad, players: number): PadTable | undefined {
  return pad.tables.find((table) => table.players === players)
}

/** The player's wonder, if it is known. */
export function wonderOf(pad: ScorePad, player: Column): PadWonder | undefined {
  return pad.wonders.find(({ id }) => id === player.wonder)
}

/** The items of a category; if they are stages, those of the player's wonder. */
export function itemsOf(pad: ScorePad, category: PadCategory, player: Column): PadItem[] {
  return category.rule === 'stages' ? (wonderOf(pad, player)?.stages ?? []) : category.items
}

export function entryOf(player: Column, category: string): Entry {
  return player.entries[category] ?? {}
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
