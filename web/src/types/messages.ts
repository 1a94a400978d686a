// Generated from the schemas of the server by `make types-web`. Do not edit.
import type * as architects from './architects.ts'
import type * as duel from './duel.ts'
import type * as sevenWonders from './seven-wonders.ts'

/** What each game sends. */
export interface Games {
  architects: architects.Shapes
  duel: duel.Shapes
  'seven-wonders': sevenWonders.Shapes
}

export type GameView = Games[keyof Games]['view']
export type GameCatalogue = Games[keyof Games]['catalogue']
export type GameEvent = Games[keyof Games]['event']
export type GameStep = Games[keyof Games]['step']

export type ClientMessage = Act | Undo | Why | Chat | React | Look | Ping
export type ServerMessage = Welcome | News | ViewNow | TableNow | Talk | Ack | Refused | Because | Pong | Bye

/** What goes over the WebSocket. */
export interface Messages {
  client: ClientMessage
  server: ServerMessage
}

/** Take an action, having seen everything up to a sequence number; also a change of mind. */
export interface Act {
  type: 'act'
  id?: string | null
  seen: number
  action: string
}

/** Take back the own latest decision. */
export interface Undo {
  type: 'undo'
  id?: string | null
  seen: number
}

/** Ask why an action is not possible, or how it would be paid for. */
export interface Why {
  type: 'why'
  id?: string | null
  action: string
}

/** Say something. */
export interface Chat {
  type: 'chat'
  id?: string | null
  text: string
}

/** A quick reaction. */
export interface React {
  type: 'react'
  id?: string | null
  reaction: 'hello' | 'well-played' | 'thanks' | 'hurry' | 'oops' | 'wow' | 'good-game'
}

/** Ask for the full view once more. */
export interface Look {
  type: 'look'
  id?: string | null
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping'
  id?: string | null
}

/** The first message: everything. */
export interface Welcome {
  type: 'welcome'
  version: number
  sequence: number
  seat: number | null
  table: TableShown
  shown: Shown
  chat: Said[]
}

/** A table as one guest sees it. */
export interface TableShown {
  id: string
  game: string
  players: number
  options: {
    [k: string]: string
  }
  status: 'open' | 'playing' | 'finished' | 'closed'
  seats: SeatShown[]
  you: number | null
  is_host: boolean
  host: string
  level: string
  clock: ClockBody | null
  absence: number | null
  live_score: boolean
  spectators: boolean
  is_public: boolean
  made: number
  sequence: number
  plies: number
  /** The host chose the deal, so may know it. */
  seed_is_given: boolean
  /** SHA-256 of "seed:salt" in hexadecimal, from the start on. */
  seed_hash: string | null
  /** After the end; as text, because it is larger than what JavaScript counts exactly. */
  seed: string | null
  salt: string | null
  rematch: string | null
  forked_from: string | null
  result: string | null
}

/** A seat as everybody sees it. */
export interface SeatShown {
  seat: number
  sort: 'open' | 'person' | 'bot'
  name: string
  level: string | null
  is_here: boolean
  /** A bot decides for an absent person. */
  is_taken: boolean
  is_host: boolean
  is_you: boolean
}

/** Time for each seat, in seconds: a bank, and an increment for each decision. */
export interface ClockBody {
  bank: number
  increment?: number
}

/** What a seat sees now. */
export interface Shown {
  /** Null before the start. */
  view: GameView | null
  to_act: number[]
  may_change: number[]
  actions: ActionShown[]
  may_undo: boolean
  /** What the table waits for. */
  waiting: Phrase | null
  clocks: ClocksShown | null
}

/** Something a seat may do now: its text, its sentence, and how it would be paid for. */
export interface ActionShown {
  action: string
  phrase: Phrase
  steps: StepShown[]
}

/** A sentence for the locales: `<game>-<id>` and its values. */
export interface Phrase {
  id: string
  values: {
    [k: string]: unknown
  }
}

/** A step of a payment. */
export interface StepShown {
  step: GameStep
  phrase: Phrase
}

/** The clocks at a moment (seconds since 1970, the server's): what each seat has left, and whose run. */
export interface ClocksShown {
  at: number
  left: number[]
  running: number[]
}

/** A line of the chat, or a reaction. */
export interface Said {
  seat: number | null
  name: string
  text: string | null
  reaction: string | null
  at: number
}

/** A decision was made. Clients that want no views get their actions here, when a decision of theirs has become due. */
export interface News {
  type: 'news'
  sequence: number
  sort: 'act' | 'undo'
  seat: number
  by: 'person' | 'bot' | 'clock'
  plies: number
  /** Clients that want no views get the plain events. */
  events: (EventShown | GameEvent)[]
  to_act: number[]
  may_change: number[]
  clocks: ClocksShown | null
  is_over: boolean
  actions?: string[] | null
}

/** Something that happened in the game, as one seat may know it. */
export interface EventShown {
  event: GameEvent
  phrase: Phrase
}

/** What the seat sees now, after all news up to the sequence number. */
export interface ViewNow {
  type: 'view'
  sequence: number
  shown: Shown
}

/** The table has changed: seats, who is here, status. */
export interface TableNow {
  type: 'table'
  sequence: number
  table: TableShown
}

/** Somebody said something or reacted. */
export interface Talk {
  type: 'chat'
  sequence: number
  said: Said
}

/** It is done and kept; the sequence number is the one it got. */
export interface Ack {
  type: 'ack'
  id: string | null
  sequence: number
}

/** It was not done, and why. */
export interface Refused {
  type: 'refused'
  id: string | null
  error: Reason
}

/** Why something was refused: `error-<id>` in the locales, or the game's own `<game>-error-<id>`. */
export interface Reason {
  id: string
  values: {
    [k: string]: unknown
  }
}

/** Answer to `why`: the reason, or the steps of the payment when it is possible. */
export interface Because {
  type: 'because'
  id: string | null
  error: Reason | null
  steps: StepShown[]
}

/** The server is there. */
export interface Pong {
  type: 'pong'
  id: string | null
  at: number
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: 'bye'
  error: Reason
}

/** A finished game, judged from a moment on. */
export interface AnalysisShown {
  plies: number
  moments: MomentJudged[]
  /** From where to ask on; Null when this was all. */
  next: number | null
}

/** A moment of a finished game: each seat's chance to win as it could be known then; what the next decision gave away. */
export interface MomentJudged {
  ply: number
  chances: number[]
  /** Null where there was nothing to decide. */
  verdict: VerdictShown | null
}

/** What is to be said of a decision: what a bot would have done, and by how much of a victory that is better. */
export interface VerdictShown {
  seat: number
  action: string
  advice: string
  /** The advice as a sentence. */
  phrase: Phrase
  gain: number
  /** The standard error of the gain. */
  error: number
  /** Whether the gain is worth a word and hardly chance. */
  is_clear: boolean
}

/** A new table against bots that goes on from a move of a finished game. */
export interface ForkBody {
  ply: number
  seat?: number
  level?: string
  /** Whether what that seat could not know then is dealt anew. */
  fresh?: boolean
}

/** A game of the house. */
export interface GameShown {
  id: string
  least: number
  most: number
  options: OptionShown[]
  categories: string[]
  /** Of its bots, the weakest first. */
  levels: string[]
  /** The one that plays unless somebody says otherwise. */
  level: string
}

/** A choice at set-up; without values any text that the game understands. */
export interface OptionShown {
  name: string
  values: string[] | null
  default: string
}

/** Who you are. */
export interface Guest {
  name: string
}

/** A guest's name. */
export interface GuestBody {
  name: string
}

/** Whether the server is well. */
export interface Health {
  status: 'ok'
  version: string
  protocol: number
  worker: string
}

/** The events of one decision. */
export interface LogEntry {
  ply: number
  seat: number
  events: EventShown[]
}

/** JSON schemas of the WebSocket messages, and by game those of all that the games themselves send. */
export interface MessageSchemas {
  version: number
  client: {
    [k: string]: unknown
  }
  server: {
    [k: string]: unknown
  }
  views: {
    [k: string]: {
      [k: string]: unknown
    }
  }
  /** As sent: effects carry their sentences. */
  catalogues: {
    [k: string]: {
      [k: string]: unknown
    }
  }
  events: {
    [k: string]: {
      [k: string]: unknown
    }
  }
  /** Of payments. */
  steps: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}

/** A table against bots that starts at once. */
export interface QuickBody {
  game: string
  players?: number | null
  options?: {
    [k: string]: string
  }
  level?: string
  seed?: number | string | null
  pace?: number | null
}

/** A record to be looked at. */
export interface RecordBody {
  record: string
  is_public?: boolean
}

/** An answer to a request that was refused. */
export interface Refusal {
  error: Reason
}

/** A moment of a finished game: what everybody and each seat knew, all there was, what the decision before brought. */
export interface ReplayShown {
  ply: number
  plies: number
  /** Who decided. */
  seat: number | null
  action: string | null
  phrase: Phrase | null
  events: EventShown[]
  to_act: number[]
  everybody: GameView
  views: GameView[]
  /** With every hand, face-down card and deck as it was. */
  everything: GameView
}

/** What moves a seat to another device. */
export interface ResumeLink {
  token: string
}

/** Who is meant to sit there: whoever comes, the one who asks, or a bot. */
export interface SeatPlan {
  sort?: 'open' | 'me' | 'bot'
  level?: string | null
}

/** How often seats of one sort ended like this. */
export interface StatisticsRow {
  game: string
  players: number
  /** The bot's; Null for people. */
  level: string | null
  /** The wonder or board, where a seat has one. */
  piece: string | null
  reason: string
  has_won: boolean
  n: number
  points: number
}

/** Two seats that change places. */
export interface SwapBody {
  seats: [number, number]
}

/** A new table. */
export interface TableBody {
  game: string
  players?: number | null
  options?: {
    [k: string]: string
  }
  seats?: SeatPlan[] | null
  /** The bot that decides when a clock has run out or a seat is absent. */
  level?: string
  clock?: ClockBody | null
  /** After so many seconds without connection a bot takes a seat over; by default 60 where there is a clock, else never. */
  absence?: number | null
  pace?: number | null
  seed?: number | string | null
  live_score?: boolean
  spectators?: boolean
  is_public?: boolean
}

/** A table in a list. */
export interface TableListed {
  id: string
  game: string
  options: {
    [k: string]: string
  }
  status: string
  players: number
  free: number
  names: string[]
  /** Of the bots; Null where a person sits or nobody. */
  levels: (string | null)[]
  result: string | null
  made: number
  touched: number
}

/** The token of a resume link. */
export interface TokenBody {
  token: string
}
