// Generated from the schemas of the server by `make types-web`. Do not edit.
import type * as architects from './architects.ts'
import type * as duel from './duel.ts'
import type * as sevenWonders from './seven-wonders.ts'

/** What each game sends. */
export interface Games {
  architects: architects.Payloads
  duel: duel.Payloads
  'seven-wonders': sevenWonders.Payloads
}

export type GameView = Games[keyof Games]['view']
export type GameCatalogue = Games[keyof Games]['catalogue']
export type GameEvent = Games[keyof Games]['event']
export type GameStep = Games[keyof Games]['step']
export type GameAction = Games[keyof Games]['action']

export type ClientMessage = Act | Undo | Takeback | Answer | Why | Chat | React | Reveal | Resync | Ping
export type ServerMessage =
  Welcome | News | ViewNow | TableNow | Talk | CoachSays | Preparing | Announcements | Ack | Refused | Because | Pong | Bye

/** What goes over the WebSocket. */
export interface Messages {
  client: ClientMessage
  server: ServerMessage
}

/** Take an action, or replace the one you committed, having seen everything up to a sequence number. */
export interface Act {
  type: 'act'
  id?: string | null
  seen: number
  action: string
}

/** Undo your latest decision, as long as it revealed nothing and nobody has acted since. */
export interface Undo {
  type: 'undo'
  id?: string | null
  seen: number
}

/** Ask the other players to undo your latest decision and everything after it. */
export interface Takeback {
  type: 'takeback'
  id?: string | null
  seen: number
}

/** Accept or decline the takeback that another player asks for. */
export interface Answer {
  type: 'answer'
  id?: string | null
  accept: boolean
}

/** Ask why an action is illegal, or how it would be paid for. */
export interface Why {
  type: 'why'
  id?: string | null
  action: string
}

/** Send a chat message. */
export interface Chat {
  type: 'chat'
  id?: string | null
  text: string
}

/** Send a quick reaction. */
export interface React {
  type: 'react'
  id?: string | null
  reaction: 'hello' | 'well-played' | 'thanks' | 'hurry' | 'oops' | 'wow' | 'good-game'
}

/** On a device that several people share: show the view of one of them, or draw the curtain. */
export interface Reveal {
  type: 'reveal'
  id?: string | null
  seat: number | null
}

/** Request the whole current state. */
export interface Resync {
  type: 'resync'
  id?: string | null
}

/** Check that the server answers. */
export interface Ping {
  type: 'ping'
  id?: string | null
}

/** The first message: the full state. */
export interface Welcome {
  type: 'welcome'
  version: number
  sequence: number
  seat: number | null
  table: TableShown
  /** The version of `shown`; the change in the next view leads from this one to the next. */
  view_version: number
  shown: Shown
  /** What coaches have said of their moves so far. */
  remarks: RemarkShown[]
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
  /** Your seat. Over the WebSocket, if people share your device: the seat whose view you have; Null behind the curtain. */
  you: number | null
  /** The seats of all people on your device. */
  yours: number[]
  is_host: boolean
  host: string
  level: string
  clock: ClockBody | null
  absence: number | null
  /** Seconds of absence after which the others may let a bot play; Null where one substitutes by itself, or never. */
  replace_after: number | null
  live_score: boolean
  spectators: boolean
  /** Whether players may undo decisions and ask for takebacks. */
  undo: boolean
  /** Whether the game counts for the ratings of its players. */
  is_rated: boolean
  /** Who has lost a rated game by leaving or by running out of time, in that order. */
  forfeits: ForfeitShown[]
  /** Whether positions of the finished game may become puzzles. */
  puzzles: boolean
  /** Whether a player may ask the coach for hints, as long as all opponents are bots. */
  hints: boolean
  /** The takeback that waits for an answer. */
  takeback: TakebackShown | null
  is_public: boolean
  made: number
  sequence: number
  plies: number
  /** Whether the host chose the seed, and so may know the deal. */
  seed_is_given: boolean
  /** SHA-256 of "seed:salt" in hexadecimal, once the game has started. */
  seed_hash: string | null
  /** Once the game is over; as text, because it exceeds what JavaScript represents exactly. */
  seed: string | null
  salt: string | null
  /** The day whose deal is played here, as in 2026-11-17; Null for other games. */
  daily: string | null
  rematch: string | null
  forked_from: string | null
  result: string | null
  /** The version of Pharos whose rules the table started with. */
  version: string
  /** Whether the present rules refuse the moves of this finished game: only its result is known. */
  is_outdated: boolean
}

/** A seat as everybody sees it. */
export interface SeatShown {
  seat: number
  sort: 'open' | 'person' | 'bot'
  name: string
  level: string | null
  is_here: boolean
  /** Whether a bot substitutes for an absent player. */
  bot_substitutes: boolean
  /** When the player disconnected (seconds since 1970); Null while connected. */
  away_since: number | null
  is_host: boolean
  /** Whether this person plays on your device. */
  is_you: boolean
  /** Whether this is another person on the device of a player. */
  is_companion: boolean
  /** The player as this table names them, to mute or remove them by; Null for bots and free seats. */
  who: string | null
  /** How often the seat has asked the coach for a hint. */
  hints: number
}

/** Time control of each seat, in seconds: an initial bank and an increment for each decision. */
export interface ClockBody {
  bank: number
  increment?: number
}

/** Somebody who has lost a rated game before its end. */
export interface ForfeitShown {
  seat: number
  name: string
  by: 'left' | 'clock'
}

/** A request to undo a decision and everything after it, which all other players have to accept. */
export interface TakebackShown {
  seat: number
  /** The number of decisions that would remain. */
  ply: number
  /** The seats that have accepted so far. */
  accepted: number[]
}

/** The game as a seat sees it now. */
export interface Shown {
  /** Null before the start. */
  view: GameView | null
  to_act: number[]
  revisable_seats: number[]
  actions: ActionShown[]
  /** Whether your latest decision can be undone without asking. */
  may_undo: boolean
  /** Whether you may ask the other players to undo it. */
  may_ask_takeback: boolean
  /** The decision that the table waits for. */
  waiting: Message | null
  clocks: ClocksShown | null
}

/** A legal action: its text, the same as data, its sentence and its payment. */
export interface ActionShown {
  action: string
  parts: GameAction
  message: Message
  steps: StepShown[]
}

/** A sentence for the locales: `<game>-<id>` and its values. */
export interface Message {
  id: string
  values: {
    [k: string]: unknown
  }
}

/** One step of a payment. */
export interface StepShown {
  step: GameStep
  message: Message
}

/** Clocks at a moment of server time (seconds since 1970): seconds left for each seat, and whose clocks run. */
export interface ClocksShown {
  at: number
  left: number[]
  running: number[]
}

/** What a coach says of one of its moves. */
export interface RemarkShown {
  seat: number
  /** The number of decisions after which the move was revealed. */
  ply: number
  /** Null if a part of the move may be secret. */
  move: Message | null
  runner_up: Message | null
  /** What the move gains over the runner-up. */
  reasons: ReasonShown[]
  /** What the move has brought, if it may not be compared. */
  facts: FactShown[]
}

/** One thing that the better action gains; `coach-reason-<kind>` in the locales. */
export interface ReasonShown {
  kind:
    | 'wins'
    | 'supremacy'
    | 'threat'
    | 'tempo'
    | 'lead'
    | 'battle'
    | 'set'
    | 'stage'
    | 'token'
    | 'keeps'
    | 'opens'
    | 'points'
    | 'denial'
    | 'coins'
    | 'overall'
    | 'judgement'
  /** Points, coins, pieces, or the change of a probability. */
  amount: number
  /** Whose points or card are denied, whose supremacy is prevented, or who is overtaken in shields. */
  seat: number | null
  category: string | null
  /** The supremacy, with its probability after the worse and after the better action. */
  way: string | null
  before: number
  now: number
  /** The card that is kept from somebody, or that a chain makes free, with how often it is built in simulated games. */
  card: string | null
  own: number
  /** The shields of the seat and of whom it overtakes or draws level with. */
  theirs: number
}

/** Something that everybody can see of a move's result; `coach-fact-<kind>` in the locales. */
export interface FactShown {
  kind: 'points' | 'coins' | 'shields' | 'lead' | 'battle' | 'set' | 'stage' | 'token' | 'opens'
  amount: number
  category: string | null
  /** Who is overtaken in shields or drawn level with. */
  seat: number | null
  own: number
  theirs: number
  /** The card that a chain makes free. */
  card: string | null
}

/** A chat message or a reaction. */
export interface Said {
  seat: number | null
  name: string
  /** The author as this table names them, whatever their name is now. */
  who: string
  text: string | null
  reaction: string | null
  at: number
}

/** A decision was made or undone. The fields from `to_act` on are only for clients without views. */
export interface News {
  type: 'news'
  sequence: number
  seat: number
  plies: number
  sort?: 'act' | 'undo'
  by?: 'person' | 'bot' | 'clock'
  /** Clients without views get the bare events. */
  events: (EventShown | GameEvent)[]
  to_act?: number[]
  revisable_seats?: number[]
  clocks?: ClocksShown | null
  is_over?: boolean
  /** Your legal actions, whenever you have to decide. */
  actions?: string[] | null
}

/** A game event as one seat may know it. */
export interface EventShown {
  event: GameEvent
  message: Message
}

/** The seat's state after all news up to the sequence number: as a patch, or as a whole if that is not possible. */
export interface ViewNow {
  type: 'view'
  sequence: number
  view_version: number
  shown?: Shown | null
  /** The change from version `view_version - 1`. If you have another one, send `resync` to get the whole state. */
  patch?: {
    [k: string]: unknown
  } | null
}

/** The table changed: seats, presence or status. */
export interface TableNow {
  type: 'table'
  sequence: number
  table: TableShown
}

/** Somebody wrote or reacted. */
export interface Talk {
  type: 'chat'
  sequence: number
  said: Said
}

/** A coach explains a move. */
export interface CoachSays {
  type: 'remark'
  sequence: number
  remark: RemarkShown
}

/** The bots of this game are being compiled. Until then, simpler bots stand in for those of some levels. */
export interface Preparing {
  type: 'preparing'
  /** How far the compilation is; Null once the bots play at full strength. */
  percent: number | null
  /** The levels that simpler bots stand in for. */
  levels: string[]
}

/** The host's announcements; one that is missing here has been withdrawn. */
export interface Announcements {
  type: 'announcements'
  announcements: AnnouncementShown[]
}

/** Something that the host tells everybody. */
export interface AnnouncementShown {
  id: string
  text: string
  made: number
  expires: number
}

/** Your request is stored under this sequence number. */
export interface Ack {
  type: 'ack'
  id: string | null
  sequence: number
}

/** Your request was refused, with the reason. */
export interface Refused {
  type: 'refused'
  id: string | null
  error: Reason
}

/** Why a request was refused: `error-<id>` in the locales, or the game's own `<game>-error-<id>`. */
export interface Reason {
  id: string
  values: {
    [k: string]: unknown
  }
}

/** The answer to `why`: the reason, and the steps of the payment if the action is legal or only too expensive. */
export interface Because {
  type: 'because'
  id: string | null
  error: Reason | null
  steps: StepShown[]
}

/** The answer to `ping`. */
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

/** Where a result came from, in shares of the victory; all but the first and the last two are changes that add up. */
export interface AccountShown {
  fair: number
  deal: number
  own: number
  others: number
  chance: number
  unexplained: number
  result: number
  luck: number
}

/** Somebody you have played with and who can be invited. */
export interface Acquaintance {
  /** The person as this table names them. */
  who: string
  name: string
}

/** Figures of the running server. */
export interface AdminOverview {
  version: string
  worker: string
  /** The number of workers that share the database. */
  workers: number
  /** When this worker started (seconds since 1970). */
  started: number
  tables_open: number
  tables_playing: number
  tables_finished: number
  /** Games that ended within the last 24 hours. */
  finished_today: number
  guests: number
  profiles: number
  /** Tables in the memory of this worker. */
  live_tables: number
  /** Clients connected to this worker. */
  connections: number
  log_level: string
  announcements: AnnouncementShown[]
}

/** A guest as the host sees them. */
export interface AdminPerson {
  id: string
  name: string
  made: number
  has_profile: boolean
  is_muted: boolean
  is_banned: boolean
}

/** A table as the host sees it. */
export interface AdminTable {
  table: TableListed
  /** Clients connected to it through this worker. */
  viewers: number
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
  /** The level of each bot; Null for people and free seats. */
  levels: (string | null)[]
  result: string | null
  made: number
  touched: number
  is_rated: boolean
  /** Your seat; only in the list of your own tables. */
  you: number | null
  /** The seats of all people on your device; only in the list of your own tables. */
  yours: number[]
  /** The seats that owe a decision; only in the list of your own tables. */
  to_act: number[]
}

/** The answer of a health check. */
export interface Alive {
  status: 'ok'
}

/** Part of a post-game analysis. */
export interface AnalysisShown {
  plies: number
  moments: MomentJudged[]
  /** The ply to request next; Null if this was the last part. */
  next: number | null
  /** How far the bots that analyse are compiled, in percent; Null once they are. Ask again a little later. */
  preparing: number | null
}

/** Analysis of one position: each seat's winning probability and the verdict on the next decision. */
export interface MomentJudged {
  ply: number
  chances: number[]
  /** Null if there was only one choice. */
  verdict: VerdictShown | null
}

/** Analysis of one decision: the bot's choice and how much winning probability it would have gained. */
export interface VerdictShown {
  seat: number
  action: string
  parts: GameAction
  /** The action as a sentence. */
  played: Message
  advice: string
  advice_parts: GameAction
  /** The advice as a sentence. */
  message: Message
  gain: number
  /** The standard error of the gain. */
  error: number
  /** Whether the gain is large and statistically significant. */
  is_clear: boolean
}

/** An announcement to everybody for some minutes. */
export interface AnnouncementBody {
  text: string
  minutes?: number
}

/** Another try at a decision. */
export interface AttemptBody {
  action: string
}

/** How good another try is. */
export interface AttemptShown {
  grade: 'best' | 'good' | 'weak'
  /** How much of a victory the coach's action gains over it. */
  loss: number
  /** The coach's action, once the try was the best. */
  better: Message | null
  /** Why the best action is better than the one played, once it was found. */
  reasons: ReasonShown[]
}

/** A leaderboard in a list. */
export interface BoardListed {
  game: string
  players: number
  /** How many people have a rating. */
  people: number
  /** Your rating, if you have one. */
  you: SkillShown | null
}

/** A rating. */
export interface SkillShown {
  /** Elo points; somebody new has 1200. */
  rating: number
  /** The true rating is within this distance with 95 %. */
  uncertainty: number
}

/** A finished try on the board. */
export interface BoardRow {
  rank: number
  name: string
  is_you: boolean
  has_won: boolean
  reason: string
  points: number
  /** Own points less the most points of an opponent. */
  margin: number
  /** The average loss per decision, in thousandths of a victory; Null until the game is reviewed. */
  performance: number | null
  /** What each decision with a choice lost, in shares of a victory; empty until the game is reviewed. */
  losses: number[]
  /** The game, once you may see it: after your own try, or when the day is over. */
  table: string | null
}

/** A leaderboard, sorted by rating minus uncertainty. */
export interface BoardShown {
  game: string
  players: number
  people: number
  /** The first hundred, and you. */
  rows: RatedPlayerShown[]
  /** Bot levels with a measured rating, the weakest first; they stay where they are. */
  bots: LevelShown[]
}

/** A row of a leaderboard. */
export interface RatedPlayerShown {
  /** Elo points; somebody new has 1200. */
  rating: number
  /** The true rating is within this distance with 95 %. */
  uncertainty: number
  place: number
  /** The player as this leaderboard names them. */
  who: string
  name: string
  games: number
  wins: number
  /** When they last played a rated game (seconds since 1970). */
  played: number
  is_you: boolean
}

/** A level of bots. */
export interface LevelShown {
  name: string
  /** Its strength in Elo points, comparable within a game; Null if it was not measured. */
  rating: number | null
}

/** A recovery code. */
export interface CodeBody {
  code: string
  /** Whether the games that you played as a guest on this device move to the profile. */
  join?: boolean
}

/** How the coach fared with the same deal in every seat, on average. */
export interface ComparisonShown {
  games: number
  coach: string
  points: number[]
  shares: number[]
}

/** Everybody's win probability after some decisions, divided by ways of winning if the game has several. */
export interface CourseShown {
  ply: number
  chances: number[]
  ways: {
    [k: string]: number
  }[]
}

/** One of your decisions beside the coach's and those of others in the same position. */
export interface DailyDecision {
  ply: number
  played: Message
  coach: Message
  /** What your move lost against the coach's, as a share of a victory. */
  loss: number
  others: OtherChoice[]
}

/** What somebody else did in the same position. */
export interface OtherChoice {
  name: string
  played: Message
  loss: number
}

/** The deal of one game on one day. */
export interface DailyGame {
  game: string
  players: number
  /** The level of all opponents. */
  level: string
  /** Null if you have not started. */
  own: OwnTry | null
  board: BoardRow[]
  /** Whether you may look at the games of others. */
  is_visible: boolean
}

/** Your try at a daily deal. */
export interface OwnTry {
  table: string
  is_finished: boolean
}

/** The deals of a day, the same on every server. */
export interface DailyShown {
  /** As in 2026-11-17; days change at midnight UTC. */
  day: string
  today: string
  games: DailyGame[]
}

/** Your own name, to confirm that you mean it. */
export interface DeleteBody {
  name: string
}

/** A browser, named by its endpoint. */
export interface EndpointBody {
  endpoint: string
}

/** A new table against bots that continues from a move of a finished game. */
export interface ForkBody {
  ply: number
  seat?: number
  level?: string
  /** Whether to redeal everything that the seat could not know at that point. */
  fresh?: boolean
}

/** A game that the server offers. */
export interface GameShown {
  id: string
  least: number
  most: number
  options: OptionShown[]
  categories: string[]
  /** Bot levels, the weakest first. */
  levels: LevelShown[]
  /** The default level. */
  level: string
  /** Whether there is a score pad for games at a real table. */
  has_score_pad: boolean
  /** How many puzzles there are. */
  puzzles: number
}

/** A setup option; without values, any text that the game understands. */
export interface OptionShown {
  name: string
  values: string[] | null
  default: string
}

/** The name of a group. */
export interface GroupBody {
  name: string
}

/** A finished game of a group, on the server or at a real table. */
export interface GroupGame {
  /** The table, or the score sheet. */
  id: string
  is_physical: boolean
  /** Whether you shared this score sheet. */
  is_yours: boolean
  game: string
  played: number
  /** By what it was won. */
  reason: string
  seats: GroupSeat[]
}

/** A seat of a finished game. */
export interface GroupSeat {
  /** The member who sat there. */
  who: string | null
  name: string
  /** The bot's level; null for people. */
  level: string | null
  /** The wonder or board. */
  piece: string | null
  points: number
  /** The points by category; null for games from before they were kept. */
  scores: {
    [k: string]: number
  } | null
  has_won: boolean
}

/** The games of a group, the latest first, and the names on its score sheets. */
export interface GroupHistory {
  games: GroupGame[]
  names: SheetName[]
}

/** A name on shared score sheets, and the member it belongs to. */
export interface SheetName {
  name: string
  who: string | null
  /** Whether somebody has linked them; otherwise the member has the same name. */
  is_linked: boolean
}

/** A group in a list. */
export interface GroupListed {
  id: string
  name: string
  members: number
}

/** What a link to join a group leads to. */
export interface GroupOffer {
  /** If you are a member already. */
  id: string | null
  name: string
  members: number
}

/** A group as its members see it. */
export interface GroupShown {
  id: string
  name: string
  made: number
  /** The token of the link by which people join. */
  link: string
  /** Whether you own it: the longest-standing member does. */
  is_owner: boolean
  members: MemberShown[]
  /** When each season started, the first one first. */
  seasons: number[]
  /** Open and running tables. */
  tables: TableListed[]
}

/** A member of a group. */
export interface MemberShown {
  /** The member as the group names them. */
  who: string
  name: string
  joined: number
  is_owner: boolean
  is_you: boolean
}

/** You, as the server knows you. */
export interface Guest {
  name: string
  /** Whether you are signed in to a profile. */
  has_profile: boolean
}

/** A guest's name. */
export interface GuestBody {
  name: string
}

/** The state of the server. */
export interface Health {
  status: 'ok'
  version: string
  protocol: number
  worker: string
}

/** A request for a hint, having seen everything up to a sequence number. */
export interface HintBody {
  seen: number
  /** Whether to look deeper, which takes longer. */
  deeper?: boolean
}

/** One suggestion, with what speaks for it and for the next best move. */
export interface HintShown {
  /** The hint belongs to the position after this entry. */
  sequence: number
  best: MoveShown
  /** Null if there is only one move. */
  runner_up: MoveShown | null
  /** What the suggestion gains over the runner-up. */
  reasons: ReasonShown[]
  /** What the runner-up gains over the suggestion. */
  instead: ReasonShown[]
  is_deeper: boolean
  /** Whether this is only a look one move ahead, because the game's bots are not compiled yet. */
  is_simple: boolean
}

/** A move that the coach talks about. */
export interface MoveShown {
  action: string
  parts: GameAction
  message: Message
  /** The win probability after it; Null if nobody has searched. */
  chance: number | null
}

/** Access from the local network. */
export interface LanShown {
  /** Whether you may change it: only the local host of a server that nobody else can reach. */
  may_open: boolean
  /** The address for others on the network; Null while it is closed. */
  url: string | null
}

/** A log level; null for the one in the settings. */
export interface LevelBody {
  level: ('debug' | 'info' | 'warning' | 'error') | null
}

/** The token of a link to join a group. */
export interface LinkBody {
  link: string
}

/** The events of one decision. */
export interface LogEntry {
  ply: number
  seat: number
  events: EventShown[]
}

/** JSON schemas of the WebSocket messages and, by game, of the payloads that games define. */
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
  /** Steps of payments. */
  steps: {
    [k: string]: {
      [k: string]: unknown
    }
  }
  /** Legal actions as data. */
  actions: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}

/** A decision to try again: who decided, and what they could do. */
export interface MistakeShown {
  ply: number
  seat: number
  actions: ActionShown[]
}

/** A decision that comes up in every game, such as the third pick of a draft. */
export interface MomentCounted {
  /** `explore-moment-<name>` in the locales; what follows the last hyphen is a number. */
  moment: string
  /** Those chosen most often come first. */
  options: OptionCounted[]
}

/** An option of a moment. */
export interface OptionCounted {
  option: string
  /** `explore-<verb>` in the locales. */
  verb: string
  /** The names of its pieces: `<game>-<piece>` in the locales. */
  pieces: string[]
  offered: number
  chosen: number
  /** The share of victories of those who chose it. */
  share: number
}

/** A decision of a finished game as the explorer knows it. */
export interface OpeningAt {
  seat: number
  /** Null if the decision is not part of an opening. */
  moment: string | null
  /** The options that the seat had. */
  offered: string[]
  /** What it chose. */
  chosen: string | null
}

/** The openings of one kind of table. */
export interface OpeningsShown {
  players: number
  /** Options of the game that differ from the defaults. */
  options: {
    [k: string]: string
  }
  /** The level that played every seat, or the bot's spec if it is no level. */
  bot: string
  games: number
  moments: MomentCounted[]
}

/** A line of the score pad. */
export interface PadCategory {
  id: string
  rule: 'sum' | 'science' | 'stages'
  items: PadItem[]
  takes_points: boolean
  set_points?: number
  wild?: string
  most_in_all?: number
  most_kinds?: number
  most_at_table?: number
  is_balanced?: boolean
}

/** Something that is counted or ticked in a category, and what it is worth. */
export interface PadItem {
  id: string
  label: PadLabel
  hint?: PadLabel
  points: number
  each?: number
  by_count?: number[]
  most?: number
  copies?: number
  holders?: number
  per?: Per
  complete?: number
  after?: string[]
  adds?: {
    [k: string]: number
  }
}

/** Words of the pad: `<game>-<id>` in the locales, and the values they use. */
export interface PadLabel {
  id: string
  values: {
    [k: string]: unknown
  }
}

/** Items of a category that another item counts. */
export interface Per {
  category: string
  items: string[]
}

/** The lines of the pad for a number of players, in the order of the printed pad. */
export interface PadTable {
  players: number
  note?: PadLabel
  categories: PadCategory[]
}

/** A wonder, or one side of a wonder board. */
export interface PadWonder {
  id: string
  piece: string
  label: PadLabel
  side?: PadLabel
  stages: PadItem[]
}

/** A new passkey, as the browser created it. */
export interface PasskeyBody {
  credential: {
    [k: string]: unknown
  }
  /** What you call it (default: the browser and the system). */
  label?: string
}

/** A passkey of yours. */
export interface PasskeyShown {
  id: string
  label: string
  made: number
  used: number
}

/** The host's password. */
export interface PasswordBody {
  password: string
}

/** How well you decided in one reviewed game. */
export interface PerformanceRow {
  table_id: string
  seat: number
  game: string
  players: number
  has_won: boolean
  ended: number
  decisions: number
  mistakes: number
  /** The average loss per decision, in thousandths of a victory. */
  performance: number
  accuracy: number
  /** How many hints you took. */
  hints: number
}

/** A filled-in score sheet of a game, and when it was played. */
export interface PlayedSheetBody {
  options?: {
    [k: string]: string
  }
  players: SheetColumn[]
  supremacy?: SupremacyBody | null
  game: string
  played: string
}

/** A player's column of a score sheet. */
export interface SheetColumn {
  name: string
  /** A wonder of the pad, if it is known. */
  wonder?: string | null
  /** By category: counts of items, or typed `points`; a category that is left out counts nothing. */
  entries?: {
    [k: string]: {
      [k: string]: number
    }
  }
}

/** A victory that ended the game at once. */
export interface SupremacyBody {
  reason: string
  winner: number
}

/** Something impossible on a sheet: `pad-problem-<id>` in the locales. */
export interface Problem {
  id: string
  player: number | null
  category: string | null
  item: string | null
  most: number | null
  got: number | null
}

/** Your profile. */
export interface ProfileShown {
  name: string
  made: number
  /** When you made your recovery code; Null if you have none. */
  code_made: number | null
  passkeys: PasskeyShown[]
  sessions: SessionShown[]
  settings: {
    [k: string]: string | boolean | number | null
  }
}

/** A device on which you are signed in. */
export interface SessionShown {
  id: string
  /** The browser and the system, if known. */
  label: string
  made: number
  seen: number
  /** Whether it is the device that asks. */
  is_this: boolean
}

/** The keys of a browser's subscription, in URL-safe base64. */
export interface PushKeysBody {
  p256dh: string
  auth: string
}

/** How to subscribe. */
export interface PushShown {
  /** The server's public key; Null if it sends nothing. */
  key: string | null
}

/** What became of a test. */
export interface PushTested {
  is_sent: boolean
}

/** Why an action is not possible, or how it would be paid for. */
export interface PuzzleExplained {
  error: Reason | null
  steps: StepShown[]
}

/** How good a try is. */
export interface PuzzleGraded {
  /** `good` does the same as the solution in a worse way. */
  grade: 'best' | 'good' | 'weak'
  /** How much of a victory it loses, compared with the solution. */
  loss: number
}

/** A puzzle in a list. */
export interface PuzzleListed {
  id: string
  /** How hard it is: the deeper a search has to look, the higher. */
  rating: number
  /** `puzzles-theme-<theme>` in the locales. */
  themes: string[]
  players: number
}

/** A new table against bots that continues from a puzzle. */
export interface PuzzlePlayBody {
  level?: string
}

/** A puzzle to solve: a position as one seat knows it. */
export interface PuzzleShown {
  id: string
  game: string
  seat: number
  players: number
  options: {
    [k: string]: string
  }
  rating: number
  themes: string[]
  /** Who played the game that the position comes from. */
  source: 'bots' | 'host'
  shown: Shown
}

/** The solution, why it is better than what a greedy player does, and how it was verified. */
export interface PuzzleSolution {
  best: string[]
  parts: GameAction
  /** The solution as a sentence. */
  message: Message
  /** What a greedy player does, as a sentence. */
  greedy: Message
  greedy_parts: GameAction
  reasons: ReasonShown[]
  /** The probability to win after the solution. */
  value: number
  /** How much less the best of the other actions wins. */
  margin: number
  /** Imagined worlds in which all actions were compared. */
  worlds: number
  /** The bot that found the solution with every seed. */
  search: string
  /** Simulations from which a search always finds it. */
  depth: number
}

/** An action that might be the solution. */
export interface PuzzleTry {
  action: string
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
  /** Whether you may ask the coach for hints. */
  hints?: boolean
}

/** Quiet hours as minutes of the local day; they may span midnight. */
export interface QuietBody {
  start: number
  end: number
}

/** The rating of a player over time, oldest first. */
export interface RatingHistory {
  player: RatedPlayerShown
  points: RatingPoint[]
}

/** A rating after a game. */
export interface RatingPoint {
  /** Elo points; somebody new has 1200. */
  rating: number
  /** The true rating is within this distance with 95 %. */
  uncertainty: number
  at: number
  change: number
  /** The place taken; the first is 0. */
  place: number
  has_forfeited: boolean
  /** Your own games only: the table. */
  table: string | null
}

/** A record to import. */
export interface RecordBody {
  record: string
  is_public?: boolean
}

/** A recovery code. The server cannot show it again. */
export interface RecoveryCode {
  code: string
}

/** The response to a refused request. */
export interface Refusal {
  error: Reason
}

/** A position of a finished game: every view, the full state, and the events of the decision before. */
export interface ReplayShown {
  ply: number
  plies: number
  /** The seat that made the decision before. */
  seat: number | null
  action: string | null
  message: Message | null
  events: EventShown[]
  to_act: number[]
  everybody: GameView
  views: GameView[]
  /** The full view: every hand, face-down card and deck. */
  full_view: GameView
}

/** A token that moves a seat to another device. */
export interface ResumeLink {
  token: string
}

/** The coach's review of a finished game. */
export interface ReviewShown {
  seats: SeatReviewShown[]
  course: CourseShown[]
  comparison: ComparisonShown | null
  is_deeper: boolean
  /** About how long a deeper review takes here; Null if this is one. */
  deeper_seconds: number | null
}

/** How one seat did. */
export interface SeatReviewShown {
  seat: number
  decisions: number
  mistakes: number
  /** The average loss per decision, in thousandths of a victory. */
  performance: number
  accuracy: number
  account: AccountShown
  turning_points: TurningPointShown[]
}

/** A decision, or something revealed, that changed the win probability of the reviewed seat. */
export interface TurningPointShown {
  ply: number
  effect: number
  /** Who decided; Null for something revealed. */
  seat: number | null
  played: Message | null
  better: Message | null
  reasons: ReasonShown[]
  before: number
  now: number
}

/** Whether a person may not write, or may not play at all. */
export interface SanctionBody {
  is_muted: boolean
  is_banned: boolean
}

/** The pad for one set of options, such as an edition. */
export interface ScorePad {
  game: string
  options: {
    [k: string]: string
  }
  wonders: PadWonder[]
  stages?: string
  tables: PadTable[]
  supremacies: string[]
  by_points: string
  tie: TieBreak
  shared: string
}

/** What decides between equal totals. */
export interface TieBreak {
  category: string
  measure: 'points' | 'count' | 'kinds'
  reason: string
}

/** The number of the season to start: the next one. */
export interface SeasonBody {
  number: number
}

/** Who takes a seat: anyone, the guest who asks, or a bot. */
export interface SeatPlan {
  sort?: 'open' | 'me' | 'bot'
  level?: string | null
  /** With `me`: another person on your device, under this name. */
  name?: string | null
}

/** The rating of a seat at a rated table. */
export interface SeatRating {
  seat: number
  /** Their rating now, or before the game once it is decided; Null for somebody who has none yet. */
  before: SkillShown | null
  /** Their rating after the game, once it is rated. */
  after: SkillShown | null
}

/** What you have chosen on your devices, such as language and sound. */
export interface SettingsBody {
  settings: {
    [k: string]: string | boolean | number | null
  }
}

/** Score sheets of yours to share. */
export interface SharedBody {
  sheets: string[]
}

/** A filled-in score sheet. */
export interface SheetBody {
  options?: {
    [k: string]: string
  }
  players: SheetColumn[]
  supremacy?: SupremacyBody | null
}

/** The text of a CSV or JSON file of score sheets. */
export interface SheetFileBody {
  text: string
}

/** The member that a name on shared score sheets belongs to. */
export interface SheetNameBody {
  name: string
  /** A member as the group names them; null for nobody in the group. */
  who: string | null
}

/** A score sheet, summed up. */
export interface SheetShown {
  id: string
  game: string
  options: {
    [k: string]: string
  }
  players: SheetColumn[]
  supremacy: SupremacyBody | null
  /** An ISO date. */
  played: string
  tally: Tally
}

/** A sheet with its totals. */
export interface Tally {
  points: {
    [k: string]: number
  }[]
  totals: number[]
  ranking: number[][]
  winners: number[]
  reason: string
  problems: Problem[]
}

/** How many sheets of a file were stored. */
export interface SheetsStored {
  stored: number
}

/** A passkey's answer to the challenge of the server. */
export interface SignInBody {
  credential: {
    [k: string]: unknown
  }
  /** Whether the games that you played as a guest on this device move to the profile. */
  join?: boolean
}

/** How many seats finished with this result, by game, player count, bot level and piece. */
export interface StatisticsRow {
  game: string
  players: number
  /** The bot's level; Null for people. */
  level: string | null
  /** The seat's wonder or board, if it has one. */
  piece: string | null
  reason: string
  has_won: boolean
  n: number
  points: number
  /** Whether these are games at a real table, from score sheets of yours. */
  is_physical: boolean
}

/** A browser that wants a notification when it is your turn. */
export interface SubscriptionBody {
  endpoint: string
  keys: PushKeysBody
  language?: string
  timezone?: string
  quiet?: QuietBody | null
}

/** Two seats to swap. */
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
  /** The bot that moves for a seat that is absent or out of time. */
  level?: string
  clock?: ClockBody | null
  /** Seconds without a connection after which a bot substitutes (default: 60 with a clock, never without). */
  absence?: number | null
  /** Seconds of absence after which the others may let a bot play, where none substitutes by itself (default: 600). */
  replace_after?: number | null
  pace?: number | null
  seed?: number | string | null
  live_score?: boolean
  spectators?: boolean
  /** Whether players may undo decisions and ask for takebacks; at a rated table, only takebacks. */
  undo?: boolean
  /** Whether the game counts for ratings. It then needs people with profiles, a clock, and a random deal. */
  is_rated?: boolean
  /** The group that the table belongs to; you have to be a member. */
  group?: string | null
  /** Whether positions of the finished game may become puzzles; everybody at the table sees it. */
  puzzles?: boolean
  /** Whether a player may ask the coach for hints; only while all opponents are bots. */
  hints?: boolean
  is_public?: boolean
}

/** The token of a resume link. */
export interface TokenBody {
  token: string
}

/** A person as the table names them. */
export interface WhoBody {
  who: string
}
