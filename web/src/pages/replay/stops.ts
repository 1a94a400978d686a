/** The moments at which a replay stops: after every visible decision. */
import { isVisible, seatOf } from '../../frame/turns.ts'
import type { EventShown, LogEntry } from '../../types/messages.ts'

/** All stops, from the start to the end. Hidden choices are skipped. */
export function stopsOf(log: readonly LogEntry[], plies: number): number[] {
  const seen = log.filter(({ events }) => events.some(isVisible)).map(({ ply }) => ply + 1)
  return [...new Set([0, ...seen, plies])].sort((a, b) => a - b)
}

export const nextStop = (stops: readonly number[], ply: number): number =>
  stops.find((stop) => stop > ply) ?? stops.at(-1) ?? ply

export const previousStop = (stops: readonly number[], ply: number): number =>
  stops.filter((stop) => stop < ply).at(-1) ?? 0

/** The number of the latest stop at or before a moment. */
export const numberOf = (stops: readonly number[], ply: number): number =>
  Math.max(0, stops.filter((stop) => stop <= ply).length - 1)

/** Whether several cities acted at once. */
export function isJoint(events: readonly EventShown[]): boolean {
  return new Set(events.filter(({ event }) => 'city' in event).map(seatOf)).size > 1
}
