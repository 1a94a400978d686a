// Generated from the schemas of the server by `make types-web`. Do not edit.

export type Decision = PlainDecision | ActDecision | LookDecision | KeepDecision
export type DeckName = 'alexandria' | 'babylon' | 'ephesus' | 'giza' | 'halicarnassus' | 'olympia' | 'rhodes' | 'central'
export type CardName =
  'wood' | 'stone' | 'clay' | 'papyrus' | 'glass' | 'coin' | 'compass' | 'gear' | 'tablet' | 'blue3' | 'blue2cat' | 'red0' | 'red1' | 'red2'
export type TokenName =
  | 'urbanism'
  | 'crafts'
  | 'jewellery'
  | 'science'
  | 'propaganda'
  | 'architecture'
  | 'economy'
  | 'engineering'
  | 'tactics'
  | 'decor'
  | 'politics'
  | 'strategy'
  | 'education'
  | 'culture'
export type WonderName = 'alexandria' | 'babylon' | 'ephesus' | 'giza' | 'halicarnassus' | 'olympia' | 'rhodes'
export type StageNumber = 1 | 2 | 3 | 4 | 5
export type Reason = 'points' | 'stages' | 'shared'
export type Colour = 'grey' | 'yellow' | 'green' | 'blue' | 'red'
export type Verb =
  | 'resource'
  | 'coin'
  | 'science'
  | 'points'
  | 'cat'
  | 'shields'
  | 'horns'
  | 'take'
  | 'search'
  | 'choose-token'
  | 'extra-card'
  | 'double-coin'
  | 'any-resources'
  | 'points-complete'
  | 'points-both'
  | 'points-per'
export type Event =
  | CardEvent
  | LookEvent
  | StageEvent
  | SetEvent
  | TokenEvent
  | TurnUpEvent
  | ShowEvent
  | SeatEvent
  | PeekEvent
  | ConflictEvent
  | BattleEvent
  | VictoryEvent
  | EndEvent
export type Symbol = 'compass' | 'gear' | 'tablet'
export type Step = CountStep | OwnStep | EngineeringStep
export type Action = SideAction | ReachAction | KeepAction | TokenAction | PairAction | StageAction | PlainAction

/** All that architects sends. */
export interface Payloads {
  view: View
  catalogue: Catalogue
  event: Event
  step: Step
  action: Action
}

/** All that a seat may know. */
export interface View {
  game: 'architects'
  /** Null for spectators. */
  seat: number | null
  /** Whose turn it is. */
  turn: number
  /** Null after the end. */
  decision: Decision | null
  /** One of each player, then the central deck. */
  decks: Deck[]
  sides: Sides
  /** The progress tokens that lie face up. */
  offer: TokenName[]
  /** How many lie face down. */
  stack: number
  /** Those that lie face down. */
  unseen: Partial<Record<TokenName, number>>
  /** Who has the cat. */
  cat: number | null
  conflict: Conflict
  /** Tokens that have been used this turn. */
  used: TokenName[]
  discard: Partial<Record<CardName, number>>
  cities: City[]
  outcome: Outcome | null
  /** The cards of which the viewer keeps one, while it searches, the top first. */
  looked_at?: CardName[]
  /** The tokens that lie face down, the top first: only in replays. */
  pile?: TokenName[]
}

/** A card to take, a card of any deck to reach for, or a progress token to choose. */
export interface PlainDecision {
  kind: 'take' | 'reach' | 'token'
  seat: number
}

/** Constructions, science sets and extra cards, in the order that the seat likes. */
export interface ActDecision {
  kind: 'act'
  seat: number
  /** Extra cards that may still be taken this turn. */
  extras: number
}

/** A deck to search. */
export interface LookDecision {
  kind: 'look'
  seat: number
  /** How many cards the seat may look at. */
  cards: number
}

/** One of the cards looked at is kept. */
export interface KeepDecision {
  kind: 'keep'
  seat: number
  deck: DeckName
  cards: number
}

/** A deck. */
export interface Deck {
  deck: DeckName
  left: number
  /** Null if the viewer does not know it, or the deck is empty. */
  top: CardName | null
  /** What is left in it, which everybody can work out. */
  cards: Partial<Record<CardName, number>>
  /** The same from the top down: only in replays. */
  order?: CardName[]
}

/** The decks that the viewer takes cards from; none for spectators. */
export interface Sides {
  left?: Side
  centre?: Side
  right?: Side
}

/** A deck that the viewer takes cards from. */
export interface Side {
  deck: DeckName
  /** Null if the viewer does not know it, or the deck is empty. */
  card: CardName | null
  /** What that card would make due: `stage 1` to `stage 5`, `token`. */
  completes: string[]
}

/** The conflict tokens: how many there are, and how many still show peace. */
export interface Conflict {
  tokens: number
  peace: number
}

/** What a player has, all of which is public. */
export interface City {
  wonder: WonderName
  stages: Stage[]
  cards: Partial<Record<CardName, number>>
  tokens: TokenName[]
  shields: number
  /** Military victory tokens. */
  victories: number
  /** Left out where the table hides the running score. */
  score?: Score
}

/** A stage of a wonder: standing, open to be built, or not yet. */
export interface Stage {
  stage: StageNumber
  /** How many resources it takes. */
  count: number
  /** Whether they have to be identical; else all different. */
  identical: boolean
  points: number
  built: boolean
  available: boolean
}

/** The score sheet of a city, as if the game ended now. */
export interface Score {
  wonder: number
  cat: number
  blue: number
  military: number
  progress: number
}

/** The result. */
export interface Outcome {
  winners: number[]
  reason: Reason
  points: Score[]
}

/** Every piece of the game by kind. */
export interface Catalogue {
  card: CardRow[]
  wonder: WonderRow[]
  token: TokenRow[]
  deck: DeckRow[]
  pawn: PawnRow[]
  victory: VictoryRow[]
  conflict: ConflictRow[]
}

/** A kind of card. */
export interface CardRow {
  name: CardName
  colour: Colour
  effects: Effect[]
}

/** What a piece does. */
export interface Effect {
  verb: Verb
  amount: number
  /** Its object: decks, cards, or the thing counted, separated by spaces; empty if there is none. */
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
  stages: StageRow[]
  /** What its stages do, each effect once. */
  effects: Effect[]
}

/** A stage of a wonder. */
export interface StageRow {
  stage: StageNumber
  /** From the bottom up; stages of a level lie side by side and are built in any order. */
  level: number
  count: number
  identical: boolean
  points: number
  effects: Effect[]
}

/** A kind of progress token. */
export interface TokenRow {
  name: TokenName
  copies: number
  effects: Effect[]
}

/** A deck as it is before the game. */
export interface DeckRow {
  deck: DeckName
  cards: Partial<Record<CardName, number>>
}

/** The cat. */
export interface PawnRow {
  pawn: 'cat'
  points: number
}

/** A military victory token. */
export interface VictoryRow {
  victory: 'military'
  points: number
}

/** How many conflict tokens so many players use. */
export interface ConflictRow {
  players: number
  tokens: number
}

/** A seat took a card, took one as an extra, or kept one of those it looked at. */
export interface CardEvent {
  event: 'take' | 'extra' | 'keep'
  seat: number
  card: CardName
  deck: DeckName
}

/** A seat looks at cards of a deck. */
export interface LookEvent {
  event: 'look'
  seat: number
  deck: DeckName
  /** The kinds among them; empty for all but that seat. */
  cards: CardName[]
}

/** A seat built a stage with these cards. */
export interface StageEvent {
  event: 'stage'
  seat: number
  wonder: WonderName
  stage: StageNumber
  cards: CardName[]
  points: number
}

/** A seat used science cards for a progress token. */
export interface SetEvent {
  event: 'set'
  seat: number
  cards: Symbol[]
}

/** A seat took a progress token, from those face up or from the stack. */
export interface TokenEvent {
  event: 'token' | 'token-stack'
  seat: number
  token: TokenName
}

/** A progress token was turned up. */
export interface TurnUpEvent {
  event: 'turn-up'
  token: TokenName
}

/** A deck has a new top card. */
export interface ShowEvent {
  event: 'show'
  deck: DeckName
  card: CardName
}

/** A seat took the cat, could take nothing, declined, or came to move. */
export interface SeatEvent {
  event: 'cat' | 'pass' | 'decline' | 'turn'
  seat: number
}

/** Who has the cat looks at the top of the central deck. */
export interface PeekEvent {
  event: 'peek'
  seat: number
  /** Empty for all but that seat. */
  card: CardName | ''
}

/** A seat turned conflict tokens. */
export interface ConflictEvent {
  event: 'conflict'
  seat: number
  n: number
  /** Tokens that still show peace. */
  left: number
}

/** A battle, with the shields of all seats. */
export interface BattleEvent {
  event: 'battle'
  shields: number[]
}

/** A seat won victory tokens in a battle. */
export interface VictoryEvent {
  event: 'victory'
  seat: number
  n: number
  shields: number
}

/** The game ended. */
export interface EndEvent {
  event: 'end'
  reason: Reason
  winners: number[]
}

/** So many identical or different resources are asked for; so many coins are paid; a card counts twice by Economy. */
export interface CountStep {
  step: 'identical' | 'different' | 'coins' | 'economy'
  n: number
}

/** The own resource cards. */
export interface OwnStep {
  step: 'own'
  cards: CardName[]
}

/** Engineering lets any resources do. */
export interface EngineeringStep {
  step: 'engineering'
}

/** Take the top card of a deck beside the seat, take a further one, or look at it. */
export interface SideAction {
  verb: 'take' | 'extra' | 'look'
  side: 'left' | 'centre' | 'right'
}

/** Take the top card of any deck. */
export interface ReachAction {
  verb: 'reach'
  deck: DeckName
}

/** Keep one of the cards that a search has shown. */
export interface KeepAction {
  verb: 'keep'
  card: CardName
}

/** Take a progress token of the offer, or the one on top of the stack. */
export interface TokenAction {
  verb: 'token'
  token: TokenName | 'stack'
}

/** Discard two equal science symbols. */
export interface PairAction {
  verb: 'pair'
  card: Symbol
}

/** Build a stage with these cards. */
export interface StageAction {
  verb: 'stage'
  stage: StageNumber
  cards: CardName[]
}

/** Discard three different science symbols, or decline. */
export interface PlainAction {
  verb: 'set' | 'decline'
}
