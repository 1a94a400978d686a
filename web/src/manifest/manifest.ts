/** What a game's folder provides to the rest of the client. `src/games/<game>/index.ts` exports one `GameManifest`. */
import type { Component } from 'svelte'
import type { Names } from '../core/i18n.svelte.ts'
import type { IconName } from '../icons/names.ts'
import type { CardRow } from '../pieces/rows.ts'
import type { GameSession } from '../session/session.ts'
import type { EventShown, Message } from '../types/messages.ts'
import type { Drawing } from '../wonders/drawing.ts'

export interface GameManifest {
  /** The game's id on the server, also the name of its folder. */
  game: string
  /** The position among the games in lists, the smallest first. */
  order: number
  /** The tiles of the home page; a game with editions has one for each. */
  tiles: readonly Tile[]
  /** How each seat gets its wonder or board; omitted by games without them. */
  assignment?: Assignment
  /** Drawings of wonders and boards, by name. */
  drawings: Readonly<Record<string, Drawing>>
  /** Icon and colour of each category of the score sheet. */
  categories: Readonly<Record<string, CategoryStyle>>
  /** Where the score sheet is while points are counted, so that it hides the fewest cards (default: the middle). */
  sheetPlacement?: 'bottom' | 'top-when-narrow'
  /** The piece that an action takes, as a CSS selector within the table: replays mark it. */
  placeOf?: (action: never, view: never) => string | null
  /** A seat's action as a sentence that names other people where the game's own says "left"; null keeps that one. */
  sentenceOf?: (message: Message, names: Names, seat: number) => string | null
  /** The moments that get a banner across the table. */
  momentsOf?: (events: readonly EventShown[], names: readonly string[]) => Moment[]
  /** The guided first game. */
  lesson?: Lesson
  /** Rules, symbols and card fronts, loaded when a help page or the details of a piece open. */
  help?: () => Promise<GameHelp>
  /** The table, loaded when the user opens one. */
  table: () => Promise<GameTable>
}

/** A new age, or a conflict. */
export interface Moment {
  title: string
  /** The numeral of the age; conflicts have none. */
  numeral?: string
  /** What everybody takes in a conflict. */
  results?: readonly { seat: number; name: string; icons: readonly IconName[] }[]
}

export interface GameTable {
  /** The middle of the frame: everything on the table and every decision. */
  Table: Component<{ session: GameSession<never>; catalogue: never }>
  /** A few figures of a seat for its panel: coins, shields, stages. */
  Panel: Component<{ session: GameSession<never>; seat: number }>
  /** The status sentence when this seat owes a decision, in the imperative; null shows the game's own sentence. */
  status(session: GameSession<never>): string | null
}

/** A game as people choose it on the home page, with the settings of a quick game. */
export interface Tile {
  /** The messages are `web-tile-<id>`, `-whole`, `-line` and `-about`. */
  id: string
  game: string
  options: Readonly<Record<string, string>>
  players: readonly number[]
  /** The number of players selected at first. */
  usual: number
  /** The wonders on the tile, with the number of stages built. */
  art: readonly { name: string; built: number; of: number }[]
  /** The CSS colour of the tile. */
  tint: string
  /** Variants for some numbers of players: `web-tile-<variant>` describes one, `web-with-<variant>` names it. */
  variants?: Readonly<Record<number, string>>
}

/** How wonders or boards are handed out. */
export interface Assignment {
  /** The game's option for it. */
  option: string
  /** The sort of piece in the catalogue. */
  sort: string
  /** The values of the option that the new-table page offers; `named` is one piece for each seat. */
  modes(options: Readonly<Record<string, string>>): string[]
  /** The sides of a board to choose from; none if boards have one side. */
  sides(options: Readonly<Record<string, string>>): string[]
}

export interface CategoryStyle {
  icon: IconName
  kind: string
}

export interface Lesson {
  game: string
  players: number
  seed: number
  options: Record<string, string>
  steps: readonly LessonStep[]
  /** The card that an action takes, for actions that the guide may suggest. */
  offerOf(action: never, view: never, catalogue: never): Suggestion | null
}

/** A card that the guide suggests, and its place. */
export interface Suggestion {
  /** The kind of card; the message with the reason is `web-learn-<game>-take-<kind>`. */
  kind: string
  card: string
  /** A CSS selector within the table. */
  place: string
}

export interface LessonStep {
  /** The message is `web-learn-<game>-<id>`. */
  id: string
  /** Waits until the user has made a move; other steps wait for "Continue". */
  isMove?: boolean
  /** The kinds of cards that the step suggests, the best first. If there are none, the message of the step is shown. */
  wants?: readonly string[]
  /** The subject of the step, as a CSS selector within the table: everything else is dimmed. */
  shows?: string
}

export interface GameHelp {
  /** The front of a card. */
  CardFront: Component<{ card: CardRow }>
  /** The chapters of the rules; the messages are `web-rules-<game>-<chapter>`. */
  chapters: readonly Chapter[]
  /** Groups of symbols; the messages are `web-symbols-<group>` and `web-symbol-<name>`. */
  symbols: readonly { group: string; names: readonly IconName[] }[]
  /** The colours of cards. */
  colours: readonly string[]
  /** The emblem of each chain, by its first card; omitted by games without chains. */
  chainIcons?: Readonly<Record<string, IconName>>
  /** The editions with different cards. */
  editions?: readonly number[]
}

export interface Chapter {
  id: string
  picture?: Picture
}

export type Picture =
  | { sort: 'cards'; names: string[]; edition?: number }
  | { sort: 'icons'; names: IconName[] }
  | { sort: 'wonder'; name: string; built: boolean[] }

/** A picture made of cards of the catalogue. */
export const cards = (names: string[], edition?: number): Picture => ({
  sort: 'cards',
  names,
  ...(edition ? { edition } : {}),
})

/** A picture made of icons. */
export const icons = (...names: IconName[]): Picture => ({ sort: 'icons', names })

/** A picture of a wonder with these stages built. */
export const wonder = (name: string, ...built: boolean[]): Picture => ({ sort: 'wonder', name, built })
