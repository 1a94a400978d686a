// Generated from the schemas of the server by `make types-web`. Do not edit.

export type Decision = PlainDecision | DestroyDecision
export type Colour = 'brown' | 'grey' | 'blue' | 'green' | 'yellow' | 'red' | 'purple'
export type TokenName =
  'agriculture' | 'architecture' | 'economy' | 'law' | 'masonry' | 'mathematics' | 'philosophy' | 'strategy' | 'theology' | 'urbanism'
export type WonderName =
  | 'appian_way'
  | 'circus_maximus'
  | 'colossus'
  | 'great_library'
  | 'great_lighthouse'
  | 'hanging_gardens'
  | 'mausoleum'
  | 'piraeus'
  | 'pyramids'
  | 'sphinx'
  | 'statue_of_zeus'
  | 'temple_of_artemis'
export type Back = '1' | '2' | '3' | 'guild'
export type Symbol = 'quill' | 'mortar' | 'plumb_level' | 'wheel' | 'armillary' | 'sundial' | 'law'
export type Reason = 'military' | 'science' | 'civilian' | 'blue-cards' | 'shared'
export type Verb =
  | 'produce'
  | 'produce-one'
  | 'fixed-price'
  | 'points'
  | 'shields'
  | 'science'
  | 'coins'
  | 'coins-per'
  | 'most-coins'
  | 'most-points'
  | 'points-per'
  | 'opponent-loses'
  | 'destroy'
  | 'play-again'
  | 'revive'
  | 'library'
  | 'discount'
  | 'economy'
  | 'more-shields'
  | 'theology'
  | 'coins-on-chain'
export type Age = 1 | 2 | 3
export type Event =
  | DraftEvent
  | BuildEvent
  | WonderEvent
  | SellEvent
  | TakeEvent
  | CardEvent
  | BeginEvent
  | PawnEvent
  | LoseCoinsEvent
  | ClosedEvent
  | LibraryEvent
  | RevealEvent
  | AgeEvent
  | OfferEvent
  | AgainEvent
  | EndEvent
export type Step = FreeStep | ChainStep | CostStep | UnitsStep | BuyStep
export type Resource = 'W' | 'S' | 'C' | 'G' | 'P'
export type Action = CardAction | WonderAction | DraftAction | TakeAction | BeginAction

/** All that duel sends. */
export interface Payloads {
  view: View
  catalogue: Catalogue
  event: Event
  step: Step
  action: Action
}

/** All that a seat may know. */
export interface View {
  game: 'duel'
  /** Null for spectators. */
  seat: number | null
  /** 0 while wonders are drafted. */
  age: 0 | 1 | 2 | 3
  /** Null after the end. */
  decision: Decision | null
  /** Spaces from the middle, towards the capital of seat 1 when positive (seat 0 is ahead), which is 9. */
  pawn: number
  /** The coins that still threaten each seat, nearest first. */
  military_tokens: [number[], number[]]
  board: TokenName[]
  aside: TokenName[]
  offer: WonderName[]
  layout: Slot[]
  discard: string[]
  cities: [City, City]
  outcome: Outcome | null
  /** The tokens to choose from: only for the seat that uses the Great Library, and in replays. */
  drawn?: TokenName[]
}

/** A decision without further details. */
export interface PlainDecision {
  kind: 'draft' | 'turn' | 'take' | 'library' | 'revive' | 'begin'
  seat: number
}

/** A card of the opponent's city has to be named. */
export interface DestroyDecision {
  kind: 'destroy'
  seat: number
  colour: Colour
}

/** A card of the layout. */
export interface Slot {
  /** Its place in the `slots` of the age's layout. */
  slot: number
  row: number
  /** Half card widths from the middle. */
  x: number
  /** No card lies on it any more. */
  open: boolean
  back: Back
  /** Null while it lies face down. */
  card: string | null
  /** The card lies face down but is named: only in replays. */
  face_down?: true
  /** For each seat, whether a chain makes it free; only of open cards. */
  chained?: [boolean, boolean]
  /** What each seat would pay in coins; only of open cards. */
  price?: [number, number]
}

/** A city, all of which is public. */
export interface City {
  coins: number
  cards: string[]
  /** Units every turn, without the choices. */
  production: Partial<Record<Resource, number>>
  choices: Choices
  prices: Prices
  science: Symbol[]
  tokens: TokenName[]
  wonders: Wonder[]
  /** Coins for a card sold now. */
  sale: number
  /** Left out where the table hides the running score. */
  score?: Score
}

/** How many units of one's choice a city has every turn. */
export interface Choices {
  raw: number
  manufactured: number
}

/** What one unit of each resource costs a city. */
export interface Prices {
  W: number
  S: number
  C: number
  G: number
  P: number
}

/** A wonder of a city. */
export interface Wonder {
  wonder: WonderName
  built: boolean
  /** Seven wonders stand: it went back to the box. */
  closed: boolean
  /** The card it was built with. */
  under?: string
  /** In coins; only of wonders that can still be built. */
  price?: number
}

/** The score sheet of a city, as if the game ended now. */
export interface Score {
  civilian: number
  science: number
  commerce: number
  guilds: number
  wonders: number
  progress: number
  treasury: number
  military: number
}

/** The result. */
export interface Outcome {
  winners: number[]
  reason: Reason
  points: [Score, Score]
}

/** Every piece of the game by kind. */
export interface Catalogue {
  card: CardRow[]
  wonder: WonderRow[]
  token: TokenRow[]
  layout: LayoutRow[]
  zone: ZoneRow[]
  capital: CapitalRow[]
  sale: SaleRow[]
}

/** A card. */
export interface CardRow {
  name: string
  age: Back
  colour: Colour
  coins: number
  /** Resource letters, such as WWS. */
  cost: string
  effects: Effect[]
  /** The card that makes this one free, and the chain symbol that they share. */
  after?: string
  by?: string
  /** The chain symbol it carries, and the later card that is free by it. */
  gives?: string
  before?: string
}

/** What a piece does. */
export interface Effect {
  verb: Verb
  amount: number
  /** Its object: resource letters, a symbol, or the things counted, separated by spaces; empty if there is none. */
  what: string
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

/** A wonder. */
export interface WonderRow {
  name: WonderName
  coins: number
  /** Resource letters, such as WWS. */
  cost: string
  effects: Effect[]
}

/** A progress token. */
export interface TokenRow {
  name: TokenName
  effects: Effect[]
}

/** How the cards of an age are laid out. */
export interface LayoutRow {
  age: Age
  slots: Place[]
  /** For each slot, the slots that lie on it. */
  covered_by: number[][]
}

/** A place of a layout. */
export interface Place {
  row: number
  /** Half card widths from the middle. */
  x: number
  /** Whether its card is dealt face up. */
  up: boolean
}

/** A zone of the military track. */
export interface ZoneRow {
  /** Its space nearest to the middle. */
  first: number
  /** What it is worth to the player ahead at the end. */
  points: number
  /** What its military token takes from the player behind; 0 where no token lies. */
  coins: number
}

/** The capitals at both ends of the military track. */
export interface CapitalRow {
  /** From the middle. */
  spaces: number
}

/** What a sold card brings. */
export interface SaleRow {
  coins: number
  /** More coins for each card of the colour in the city. */
  each: number
  colour: Colour
}

/** A seat chose a wonder. */
export interface DraftEvent {
  event: 'draft'
  seat: number
  wonder: WonderName
}

/** A seat built a card. */
export interface BuildEvent {
  event: 'build'
  seat: number
  card: string
  paid: number
}

/** A seat built a wonder with a card. */
export interface WonderEvent {
  event: 'wonder'
  seat: number
  wonder: WonderName
  card: string
  paid: number
}

/** A seat sold a card. */
export interface SellEvent {
  event: 'sell'
  seat: number
  card: string
  coins: number
}

/** A seat took a progress token. */
export interface TakeEvent {
  event: 'take'
  seat: number
  token: TokenName
}

/** A seat built a card of the discard pile, or destroyed one of the opponent's. */
export interface CardEvent {
  event: 'revive' | 'destroy'
  seat: number
  card: string
}

/** A seat said who begins the age. */
export interface BeginEvent {
  event: 'begin'
  seat: number
  first: number
}

/** The conflict pawn moved. */
export interface PawnEvent {
  from: number
  event: 'pawn'
  to: number
}

/** A seat lost coins to a military token or to a wonder: no more than it had. */
export interface LoseCoinsEvent {
  event: 'lose-coins'
  seat: number
  coins: number
}

/** A wonder went back to the box, because seven stand. */
export interface ClosedEvent {
  event: 'closed'
  seat: number
  wonder: WonderName
}

/** Tokens were drawn for the Great Library. */
export interface LibraryEvent {
  event: 'library'
  seat: number
  /** Empty for all but that seat. */
  tokens: TokenName[]
}

/** A card of the layout was turned up. */
export interface RevealEvent {
  event: 'reveal'
  slot: number
  card: string
}

/** An age began. */
export interface AgeEvent {
  event: 'age'
  age: Age
}

/** Wonders were laid out for the draft. */
export interface OfferEvent {
  event: 'offer'
  wonders: WonderName[]
}

/** A seat plays another turn. */
export interface AgainEvent {
  event: 'again'
  seat: number
}

/** The game ended. */
export interface EndEvent {
  event: 'end'
  reason: Reason
  winners: ('0' | '1')[]
}

/** Nothing has to be paid. */
export interface FreeStep {
  step: 'free'
}

/** It is free because that card stands. */
export interface ChainStep {
  step: 'chain'
  card: string
}

/** Its price in coins. */
export interface CostStep {
  step: 'cost'
  coins: number
}

/** Units that are not bought: of the own production, of a choice, or waived by a discount. */
export interface UnitsStep {
  step: 'own' | 'choice' | 'discount'
  resource: Resource
  units: number
}

/** Units bought from the bank. */
export interface BuyStep {
  step: 'buy' | 'buy-fixed'
  resource: Resource
  units: number
  /** Of one unit. */
  price: number
  /** Of all. */
  coins: number
}

/** Build or discard an open card, build one of the discard pile, or destroy one of the opponent's. */
export interface CardAction {
  verb: 'build' | 'sell' | 'revive' | 'destroy'
  card: string
}

/** Build a wonder with an open card. */
export interface WonderAction {
  verb: 'wonder'
  wonder: WonderName
  card: string
}

/** Take a wonder of the draft. */
export interface DraftAction {
  verb: 'draft'
  wonder: WonderName
}

/** Take a progress token. */
export interface TakeAction {
  verb: 'take'
  token: TokenName
}

/** Choose who begins the next age. */
export interface BeginAction {
  verb: 'begin'
  seat: number
}
