/** Bots' levels as people choose them. */
import { say, words } from '../../words.svelte.ts'

export const LEVELS = ['apprentice', 'builder', 'architect', 'master'] as const
export const MIDDLE = 'builder'

export function levelName(level: string): string {
  return words.has(`web-level-${level}`) ? say(`web-level-${level}`) : level
}
