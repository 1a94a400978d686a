/** The moments at which a replay stops: after every decision that something could be seen of. */
import { isVisible, seatOf } from '../../frame/turns.ts'
import type { EventShown, LogEntry } from '../../types/messages.ts'

/** All stops, from the start to the end. Choices that nobody could see yet are passed over. */
export function stopsOf(log: readonly LogEntry[], plies: number): number[] {
  const seen = log.filter(({ events }) => events.some(isVisible)).map(({ ply }) => ply + 1)
  return [...new Set([0, ...seen, plies])].sort((a, b) => a - b)
}

export const nextStop = (stops: readonly number[], ply: number): number =>
  stops.find((stop) => stop > ply) ?? stops.at(-1) ?? ply

export const previousStop = (stops: readonly number[], ply: number): number =>
  stops.filter((stop) => stop < ply).at(-1) ?? 0

/** The number of the stop at which a moment lies, or behind which. */
export const numberOf = (stops: readonly number[], ply: number): number =>
  Math.max(0, stops.filter((stop) => stop <= ply).length - 1)

/** Whether several cities acted at once. */
export function isJoint(events: readonly EventShown[]): boolean {
  return new Set(events.filter(({ event }) => 'city' in event).map(seatOf)).size > 1
}
