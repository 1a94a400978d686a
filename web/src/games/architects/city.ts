/** What the table derives from a view: who sits where, which deck is where, what is there towards a stage. */
import { sumOf } from '../../pieces/scores.ts'
import type { EventShown } from '../../types/messages.ts'
import type {
  CardName,
  Catalogue,
  City,
  Deck,
  DeckName,
  Event,
  Score,
  Stage,
  StageRow,
  TokenName,
  View,
} from '../../types/architects.ts'

export const SIDES = ['left', 'centre', 'right'] as const
export type SideName = (typeof SIDES)[number]
export const CARDS: readonly CardName[] = [
  'wood',
  'stone',
  'clay',
  'papyrus',
  'glass',
  'coin',
  'compass',
  'gear',
  'tablet',
  'blue3',
  'blue2cat',
  'red0',
  'red1',
  'red2',
]
export const RESOURCES = CARDS.slice(0, 5)

/** A deck and its place from the viewer's perspective. */
export interface Spot {
  name: DeckName
  deck: Deck
  side: SideName | null
  /** The seat whose wonder it belongs to; null for the central deck. */
  owner: number | null
  completes: readonly string[]
}

/** The other seats in order around the table, the left neighbour first. */
export function othersOf(players: number, seat: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players)
}

/** Left, centre, right, then the decks between the others in the order of the seats. */
export function spotsOf(view: View, seat: number): Spot[] {
  const players = view.cities.length
  const right = (seat + players - 1) % players
  const far = othersOf(players, seat).filter((other) => other !== right)
  return [
    spot(view, seat, 'left'),
    spot(view, null, 'centre'),
    spot(view, right, 'right'),
    ...far.map((other) => spot(view, other, null)),
  ]
}

function spot(view: View, owner: number | null, side: SideName | null): Spot {
  const deck = view.decks[owner ?? view.cities.length]!
  return { name: deck.deck, deck, side, owner, completes: (side && view.sides[side]?.completes) || [] }
}

/** A hand by kind, in the order of the catalogue. */
export function pilesOf(cards: Partial<Record<CardName, number>>): { card: CardName; n: number }[] {
  return CARDS.filter((card) => cards[card]).map((card) => ({ card, n: cards[card]! }))
}

export const builtOf = (city: City): number => city.stages.filter(({ built }) => built).length

/** Resources and coins, which pay for stages. */
export function goodsOf(city: City): number {
  return [...RESOURCES, 'coin' as const].reduce((sum, card) => sum + (city.cards[card] ?? 0), 0)
}

export function totalOf(score: Score | undefined): number | null {
  return score ? sumOf(score) : null
}

/** The points on blue cards. */
export function blueOf(city: City, catalogue: Catalogue): number {
  const worth = (name: CardName): number =>
    catalogue.card
      .find((card) => card.name === name && card.colour === 'blue')
      ?.effects.find(({ verb }) => verb === 'points')?.amount ?? 0
  return pilesOf(city.cards).reduce((sum, { card, n }) => sum + n * worth(card), 0)
}

/** What is there towards a stage: for each resource it takes, the card one has for it; coins fill the gaps. */
export function slotsOf(
  { count, identical }: Pick<Stage, 'count' | 'identical'>,
  city: Pick<City, 'cards' | 'tokens'>,
  used: readonly TokenName[],
): (CardName | null)[] {
  const have = RESOURCES.filter((card) => city.cards[card])
  const most = [...have].sort((a, b) => city.cards[b]! - city.cards[a]!)[0]
  const own = identical ? Array<CardName>(most ? city.cards[most]! : 0).fill(most!) : have
  const yellow = city.cards.coin ?? 0
  const coins = yellow + (yellow && city.tokens.includes('economy') && !used.includes('economy') ? 1 : 0)
  const filled = [...own.slice(0, count), ...Array<CardName>(coins).fill('coin')].slice(0, count)
  return [...filled, ...Array<null>(count - filled.length).fill(null)]
}

/** The stages of a wonder level by level, the highest first, as on the building. */
export function levelsOf(stages: readonly StageRow[]): StageRow[][] {
  const levels: StageRow[][] = []
  for (const stage of stages) (levels[stage.level] ??= []).push(stage)
  return levels.reverse()
}

/** What each seat did last, to be highlighted. */
export interface Latest {
  cards: Set<CardName>
  stages: Set<number>
  tokens: Set<TokenName>
}

export function latestOf(events: readonly EventShown[], seat: number): Latest {
  const latest: Latest = { cards: new Set(), stages: new Set(), tokens: new Set() }
  for (const event of events.map((shown) => shown.event as Event)) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.event === 'take' || event.event === 'extra' || event.event === 'keep') latest.cards.add(event.card)
    if (event.event === 'stage') latest.stages.add(event.stage)
    if (event.event === 'token' || event.event === 'token-stack') latest.tokens.add(event.token)
  }
  return latest
}

export interface BattleShown {
  shields: readonly number[]
  won: readonly number[]
}

/** The battle among these events, with what each seat won. */
export function battleOf(events: readonly EventShown[]): BattleShown | null {
  const all = events.map((shown) => shown.event as Event)
  const battle = all.filter((event) => event.event === 'battle').at(-1)
  if (!battle) return null
  const after = all.slice(all.indexOf(battle))
  return {
    shields: battle.shields,
    won: battle.shields.map((_, seat) =>
      after.reduce((sum, event) => sum + (event.event === 'victory' && event.seat === seat ? event.n : 0), 0),
    ),
  }
}
