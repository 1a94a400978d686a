/** Durations in words, and the clocks that a table may have. */
import type { ClockBody } from '../types/messages.ts'
import { say, translator } from '../core/i18n.svelte.ts'

const UNITS = [
  ['days', 86400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** The whole units of a duration, largest first: 5400 is 1 hour and 30 minutes. */
export function unitsOf(seconds: number): { unit: string; n: number }[] {
  let left = Math.round(seconds)
  const parts = []
  for (const [unit, length] of UNITS) {
    const n = Math.floor(left / length)
    left -= n * length
    if (n) parts.push({ unit, n })
  }
  return parts.length ? parts : [{ unit: 'seconds', n: 0 }]
}

/** A duration in words: "1 hour and 30 minutes". */
export function inWords(seconds: number): string {
  return translator.listed(unitsOf(seconds).map(({ unit, n }) => say(`web-duration-${unit}`, { n })))
}

/** A clock as a sentence. In rated games, a player who runs out of time loses. */
export function clockInWords(clock: ClockBody | null, isRated = false): string {
  if (!clock) return say('web-clock-none-summary')
  const values = { bank: inWords(clock.bank), increment: inWords(clock.increment ?? 0) }
  const id = clock.increment ? 'web-clock-summary' : 'web-clock-summary-bank'
  return say(isRated ? `${id}-rated` : id, values)
}

/** Ready-made clocks by name. */
export const CLOCKS: Record<string, ClockBody | null> = {
  none: null,
  fast: { bank: 300, increment: 5 },
  calm: { bank: 900, increment: 15 },
  days: { bank: 259200, increment: 43200 },
}
