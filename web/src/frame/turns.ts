/** The log, grouped into turns with headings. */
import type { EventShown, LogEntry } from '../types/messages.ts'

/** What one city or seat did, or events that concern nobody in particular. */
export interface Line {
  seat: number | null
  events: EventShown[]
}

export interface Decision {
  ply: number
  /** The ply of the decision shown before it. */
  after: number
  lines: Line[]
}

export interface Turn {
  /** Unique for every turn. */
  id: string
  /** The event that began the turn, if any. */
  heading: EventShown | null
  decisions: Decision[]
}

interface Fields {
  event: string
  city?: number
  seat?: number
}
const MARKERS = ['turn', 'age']

const fieldsOf = ({ event }: EventShown): Fields => event

/** "Somebody has chosen" is dropped once the choice is known. */
export const isVisible = (event: EventShown): boolean => fieldsOf(event).event !== 'committed'

/** The seat that an event is about. */
export function seatOf(event: EventShown): number | null {
  const { city, seat } = fieldsOf(event)
  return city ?? seat ?? null
}

/** All turns of a log, oldest first. */
export const turnsOf = (log: readonly LogEntry[]): readonly Turn[] => new TurnList().of(log)

/** The turns of a growing log: only the last one is rebuilt, so that the others are not redrawn. */
export class TurnList {
  #turns: Turn[] = []
  #seen: readonly LogEntry[] = []
  #seat: number | null = null
  #ply = -1

  of(log: readonly LogEntry[]): readonly Turn[] {
    if (!this.#seen.every((entry, i) => entry === log[i])) [this.#turns, this.#seen, this.#ply] = [[], [], -1]
    const news = log.slice(this.#seen.length)
    if (news.length && this.#turns.length) this.#turns = [...this.#turns.slice(0, -1), copied(this.#turns.at(-1)!)]
    for (const entry of news) this.#add(entry)
    this.#seen = log
    return this.#turns
  }

  /** Events "age" and "turn" begin a turn; without them, a change of seat does, unless all cities act at once. */
  #add({ ply, seat, events }: LogEntry): void {
    const visible = events.filter(isVisible)
    if (!visible.length) return
    const isJoint = visible.some((event) => 'city' in fieldsOf(event))
    const last = this.#turns.at(-1)
    if (!last || (!isJoint && seat !== this.#seat && !isAnnounced(last, seat))) this.#begin(String(ply), null)
    this.#seat = seat
    const after = this.#ply
    for (const event of visible) {
      if (MARKERS.includes(fieldsOf(event).event)) this.#begin(`${ply} ${this.#turns.length}`, event)
      else add(this.#turns.at(-1)!, ply, after, event)
    }
    this.#ply = ply
  }

  #begin(id: string, heading: EventShown | null): void {
    this.#turns = [...this.#turns, { id, heading, decisions: [] }]
  }
}

/** Whether the heading of a turn has announced what this seat does. */
function isAnnounced({ heading, decisions }: Turn, seat: number): boolean {
  if (!heading) return false
  return fieldsOf(heading).seat === undefined ? !decisions.length : fieldsOf(heading).seat === seat
}

const copied = (turn: Turn): Turn => ({
  ...turn,
  decisions: turn.decisions.map((decision) => ({
    ...decision,
    lines: decision.lines.map(({ seat, events }) => ({ seat, events: [...events] })),
  })),
})

/** Adds an event to the line of its city, so that a city's actions and gains are together. */
function add(turn: Turn, ply: number, after: number, event: EventShown): void {
  let decision = turn.decisions.find((known) => known.ply === ply)
  if (!decision) turn.decisions.push((decision = { ply, after, lines: [] }))
  const seat = seatOf(event)
  const line = decision.lines.find((known) => known.seat === seat && seat !== null)
  if (line) line.events.push(event)
  else decision.lines.push({ seat, events: [event] })
}
