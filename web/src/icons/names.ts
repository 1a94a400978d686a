/** The names of all icons. One-colour icons are named where they are drawn, coloured ones here. */
import { EMBLEMS, KINDS } from './solids.ts'
import { STROKES } from './strokes.ts'

// prettier-ignore
const COLOURED = [
  'W', 'S', 'C', 'O', 'G', 'P', 'L',
  'coin', 'double-coin', 'discount', 'economy', 'any-resources',
  'points', 'shield', 'horn', 'cat', 'peace', 'war', 'victory', 'defeat', 'pawn', 'stage', 'wonder', 'token',
  'compass', 'gear', 'tablet', 'wild-science',
  'armillary', 'law', 'mortar', 'plumb_level', 'quill', 'sundial', 'wheel',
  'cards', 'deck', 'hand', 'discard', 'play-again', 'destroy', 'revive', 'library', 'free', 'seventh', 'copy',
  'first-of-colour', 'first-card', 'last-card', 'theology', 'extra-card', 'choose-token', 'search', 'chain',
  'arrow-left', 'arrow-right', 'arrow-both', 'opponent',
  'badge-own', 'badge-pay', 'badge-free', 'badge-never',
] as const

export type IconName = (typeof COLOURED)[number] | keyof typeof KINDS | keyof typeof EMBLEMS | keyof typeof STROKES

export const ICONS: readonly IconName[] = [...COLOURED, ...names(KINDS), ...names(EMBLEMS), ...names(STROKES)]

function names<T extends object>(drawings: T): (keyof T)[] {
  return Object.keys(drawings) as (keyof T)[]
}
