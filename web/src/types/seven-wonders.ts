// Generated from the schemas of the server by `make types-web`. Do not edit.

export type Edition = 1 | 2
export type Decision = SharedDecision | CityDecision
export type Age = 1 | 2 | 3
export type BoardName = 'gizah' | 'babylon' | 'olympia' | 'rhodes' | 'ephesus' | 'alexandria' | 'halicarnassus'
export type Side = 'a' | 'b' | 'day' | 'night'
export type Resource = 'W' | 'S' | 'C' | 'O' | 'G' | 'L' | 'P'
export type Power = 'free-once' | 'seventh' | 'copy' | 'first-of-colour' | 'first-card' | 'last-card'
export type Action = CardAction | PickAction | BoardAction | DeclineAction
export type Payment = [number, number]
export type Gift = PlainStep | ChainStep | FirstOfColourStep
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple'
export type Reason = 'points' | 'coins' | 'shared'
export type Category = 'military' | 'treasury' | 'wonder' | 'civilian' | 'science' | 'commerce' | 'guilds'
export type Back = '1' | '2' | '3' | 'guild'
export type Verb =
  | 'produce'
  | 'produce-one'
  | 'discount'
  | 'coins'
  | 'coins-per'
  | 'points'
  | 'points-per'
  | 'points-if-complete'
  | 'shields'
  | 'science'
  | 'wild-science'
  | 'revive'
  | 'free-once'
  | 'seventh'
  | 'copy'
  | 'first-of-colour'
  | 'first-card'
  | 'last-card'
export type Event =
  | CommittedEvent
  | BuildEvent
  | FreeEvent
  | StageEvent
  | SellEvent
  | IncomeEvent
  | CityEvent
  | LooksEvent
  | CardEvent
  | ConflictEvent
  | AgeEvent
  | TurnEvent
  | BoardEvent
  | SidesEvent
  | EndEvent
export type Step = PlainStep | ChainStep | FirstOfColourStep | BankStep | OwnStep | BuyStep

/** All that seven-wonders sends. */
export interface Payloads {
  view: View
  catalogue: Catalogue
  event: Event
  step: Step
  action: Action
}

/** All that a seat may know. */
export interface View {
  game: 'seven-wonders'
  /** Null for spectators. */
  seat: number | null
  edition: Edition
  players: number
  /** 0 while boards and sides are chosen. */
  age: 0 | 1 | 2 | 3
  turn: number
  /** Where hands go after this turn. */
  passing: ('left' | 'right' | 'swap') | null
  /** Null after the end. */
  decision: Decision | null
  /** Seats that have chosen and may still change their mind. */
  committed: number[]
  /** Who plays for the Free City this turn; Null where there is none. */
  steward: number | null
  draw_pile: number
  discard: Discarded[]
  /** With the Free City last. */
  cities: City[]
  /** The own hand; Null before the first age and for spectators. */
  hand: string[] | null
  /** The texts of the own choices of this turn, for the own city and the Free City. */
  chosen: string[]
  /** The same choices as data. */
  chosen_parts: Action[]
  /** For each city that the viewer decides for. */
  options: Options[]
  outcome: Outcome | null
  /** Everybody's hand: only in replays. */
  hands?: string[][]
  /** Everybody's choices of this turn: only in replays. */
  choices?: string[][]
  /** The same choices as data. */
  choices_parts?: Action[][]
}

/** A decision that seats make at the same time. */
export interface SharedDecision {
  kind: 'turn' | 'side'
  /** The first of those who owe it. */
  seat: number
  seats: number[]
}

/** A decision for one city. */
export interface CityDecision {
  kind: 'board' | 'seventh-card' | 'revive' | 'copy-guild'
  seat: number
  seats: number[]
  city: number
}

/** A card of the discard pile. */
export interface Discarded {
  age: Age
  /** When it came there; 7 for the cards left over at the end of an age. */
  turn: number
  /** Who put it there; Null for the card left in the draw pile. */
  seat: number | null
  /** Null if the viewer does not know it. */
  card: string | null
}

/** A city: all of it is public but the tucked cards. */
export interface City {
  /** Null for the Free City. */
  seat: number | null
  /** Null until it is chosen. */
  board: BoardName | null
  side: Side | null
  resource: Resource | null
  stages: Stage[]
  coins: number
  cards: string[]
  symbols: Produced[]
  prices: Prices
  shields: number
  science: Science
  /** Victory tokens of each age. */
  victories: [number, number, number]
  defeats: number
  powers: Power[]
  /** Whether the free construction of this age has been used. */
  free_used: boolean
  /** The guild copied at the end. */
  copied: string | null
  /** The numbers of the neighbouring cities. */
  neighbours: Sides
  /** Left out where the table hides the running score. */
  score?: Score
}

/** A stage of a wonder. */
export interface Stage {
  /** Resource letters, such as WWS. */
  cost: string
  built: boolean
  /** Of the card under it; only where that is known to have been a card. */
  age?: Age
  /** The card under it; Null if the viewer does not know it. */
  under?: string | null
}

/** A symbol that yields one of its resources every turn. */
export interface Produced {
  /** Resource letters to choose from. */
  resources: string
  for_sale: boolean
}

/** What a unit costs a city, by kind of resource and neighbour. */
export interface Prices {
  raw: Sides
  made: Sides
}

/** A number for each neighbour. */
export interface Sides {
  left: number
  right: number
}

/** Scientific symbols of a city; wild ones are chosen at the end. */
export interface Science {
  compass: number
  gear: number
  tablet: number
  wild: number
}

/** The score sheet of a city, as if the game ended now. */
export interface Score {
  military: number
  treasury: number
  wonder: number
  civilian: number
  science: number
  commerce: number
  guilds: number
}

/** Build a card, build it for free by the wonder's power, build a stage with it, or sell it. */
export interface CardAction {
  verb: 'build' | 'free' | 'stage' | 'sell'
  card: string
  /** Coins paid to the left neighbour. */
  left: number
  right: number
  is_for_free_city: boolean
}

/** Build a card of the discard pile, or copy a neighbour's guild. */
export interface PickAction {
  verb: 'revive' | 'copy'
  card: string
}

/** Choose a side, with its board where boards are chosen. */
export interface BoardAction {
  verb: 'choose'
  board?: string
  side: Side
}

/** Do without. */
export interface DeclineAction {
  verb: 'decline'
}

/** What a city may do now. */
export interface Options {
  city: number
  cards: CardOption[]
  /** Ways to pay for the next stage; none if it cannot be built. */
  stage: Payment[]
  may_sell: boolean
}

/** What a card of the hand can do for a city. */
export interface CardOption {
  card: string
  /** The city has one already, so cannot build it. */
  built: boolean
  /** Coins to the bank. */
  bank: number
  /** Ways to pay the neighbours, cheapest first; none if it cannot be built. */
  payments: Payment[]
  /** Why it is free. */
  gift: Gift | null
  /** Whether it may be the free construction of this age. */
  free_once: boolean
}

/** It is free by the power of the own wonder, or there is nothing to pay. */
export interface PlainStep {
  step: 'free-once' | 'first-card' | 'last-card' | 'nothing'
}

/** It is free because that card stands. */
export interface ChainStep {
  step: 'chain'
  card: string
}

/** It is free because the city has no card of the colour. */
export interface FirstOfColourStep {
  step: 'first-of-colour'
  colour: Colour
}

/** The result. */
export interface Outcome {
  winners: number[]
  reason: Reason
  points: Score[]
  /** The seats of each rank. */
  ranking: number[][]
  /** For each seat, where its points come from. */
  detail: Line[][]
  symbols: Symbols[]
}

/** One source of points. */
export interface Line {
  category: Category
  /** A card, `copy <guild>`, a symbol or `sets`, `stage-1`.., `victory-1`.., `defeat`, `coins`. */
  source: string
  points: number
}

/** Scientific symbols with the wild ones chosen. */
export interface Symbols {
  compass: number
  gear: number
  tablet: number
}

/** Every piece of both editions by kind. */
export interface Catalogue {
  card: CardRow[]
  board: BoardRow[]
  victory: VictoryRow[]
  defeat: DefeatRow[]
  sale: SaleRow[]
}

/** A card of an edition and an age. */
export interface CardRow {
  name: string
  edition: Edition
  age: Back
  colour: Colour
  coins: number
  /** Resource letters, such as WWS. */
  cost: string
  /** The player counts printed on its copies; none on guilds. */
  marks: number[]
  effects: Effect[]
  /** Any of these makes it free. */
  after: string[]
  /** It makes these free. */
  before: string[]
}

/** What a piece does. */
export interface Effect {
  verb: Verb
  amount: number
  /** Its object: resource letters, a symbol, or the things counted, separated by spaces; empty if there is none. */
  what: string
  /** The cities it looks at: self, left, right, separated by spaces. */
  where: string
  /** Always there when sent by the server. */
  message?: Message
}

/** A sentence for the locales: `<game>-<id>` and the values it uses. */
export interface Message {
  id: string
  values: {
    [k: string]: unknown
  }
}

/** One side of a wonder board. */
export interface BoardRow {
  name: BoardName
  edition: Edition
  side: Side
  resource: Resource
  stages: StageRow[]
}

/** A stage of a side. */
export interface StageRow {
  /** Resource letters, such as WWS. */
  cost: string
  effects: Effect[]
}

/** A victory token. */
export interface VictoryRow {
  age: Age
  points: number
}

/** A defeat token. */
export interface DefeatRow {
  points: number
}

/** What a sold card brings. */
export interface SaleRow {
  coins: number
}

/** A seat has chosen, unseen. */
export interface CommittedEvent {
  event: 'committed'
  seat: number
  /** Null for all but that seat. */
  action: string | null
}

/** A city built a card and paid its neighbours and the bank. */
export interface BuildEvent {
  event: 'build'
  city: number
  card: string
  left: number
  right: number
  left_city: number
  right_city: number
  bank: number
}

/** A city built a card by its free construction of the age. */
export interface FreeEvent {
  event: 'free'
  city: number
  card: string
}

/** A city built a stage of its wonder and paid its neighbours. */
export interface StageEvent {
  event: 'stage'
  city: number
  stage: number
  /** Null for all but the seat that held it. */
  card: string | null
  left: number
  right: number
  left_city: number
  right_city: number
}

/** A city sold a card. */
export interface SellEvent {
  event: 'sell'
  city: number
  /** Null for all but the seat that held it. */
  card: string | null
}

/** A treasury changed: coins received, or spent when negative. */
export interface IncomeEvent {
  event: 'income'
  city: number
  coins: number
}

/** A city declined what it might have done, or plays its seventh card. */
export interface CityEvent {
  event: 'declined' | 'seventh-card'
  city: number
}

/** A seat looks through the discard pile. */
export interface LooksEvent {
  event: 'looks'
  seat: number
}

/** A city built a card of the discard pile, or copied a guild. */
export interface CardEvent {
  event: 'revive' | 'copy'
  city: number
  card: string
}

/** The tokens that a city got at the end of an age. */
export interface ConflictEvent {
  event: 'conflict'
  city: number
  victories: number
  defeats: number
}

/** An age began. */
export interface AgeEvent {
  event: 'age'
  age: Age
}

/** A turn began. */
export interface TurnEvent {
  event: 'turn'
  turn: number
}

/** A seat chose its board and side. */
export interface BoardEvent {
  event: 'board'
  seat: number
  board: BoardName
  side: Side
}

/** All sides have been chosen. */
export interface SidesEvent {
  event: 'sides'
  sides: Side[]
}

/** The game ended. */
export interface EndEvent {
  event: 'end'
  reason: Reason
  winners: number[]
}

/** Coins to the bank. */
export interface BankStep {
  step: 'bank'
  coins: number
}

/** A unit that the city produces itself, by a fixed symbol or by a choice. */
export interface OwnStep {
  step: 'own' | 'choice'
  resource: Resource
  /** The card or the board it stands on. */
  card: string
}

/** A unit bought from a neighbour. */
export interface BuyStep {
  from: 'left' | 'right'
  step: 'buy'
  resource: Resource
  coins: number
  /** The number of the neighbour's city. */
  seat: number
  /** The card or the board it stands on. */
  card: string
}
