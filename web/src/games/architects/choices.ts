/** What the seat may choose: its legal actions in the order of the number keys. */
import type { ActionShown } from '../../types/messages.ts'
import type { Action, CardName, DeckName, StageNumber, TokenName, View } from '../../types/architects.ts'
import { SIDES, type SideName, type Spot } from './city.ts'

export type Verb = Action['verb']

export interface Choice extends ActionShown {
  verb: Verb
  /** The deck that it takes from or looks into. */
  deck?: DeckName
  stage?: StageNumber
  token?: TokenName | 'stack'
  /** The card kept, the cards paid, the symbols turned in. */
  cards: CardName[]
}

const SYMBOLS: CardName[] = ['compass', 'gear', 'tablet']

/** The legal actions as choices, pieces in the order of their places; `spots` says which deck is on which side. */
export function choicesOf(actions: readonly ActionShown[], view: View, spots: readonly Spot[]): Choice[] {
  const choices = actions.map((shown) => ({ ...shown, ...detailsOf(shown.parts as Action, spots) }))
  return choices.sort((a, b) => placeOf(a, view) - placeOf(b, view))
}

function placeOf({ verb, cards, token }: Choice, view: View): number {
  if (verb === 'keep') return view.looked_at?.indexOf(cards[0]!) ?? 0
  if (verb === 'token') return token === 'stack' ? view.offer.length : view.offer.indexOf(token!)
  return 0
}

/** What an action names, with its deck: `spots` says which deck is on which side. */
function detailsOf(action: Action, spots: readonly Spot[]): Omit<Choice, keyof ActionShown> {
  switch (action.verb) {
    case 'take':
    case 'extra':
    case 'look':
      return { verb: action.verb, cards: [], deck: spots.find(({ side }) => side === action.side)?.name }
    case 'reach':
      return { verb: action.verb, cards: [], deck: action.deck }
    case 'keep':
      return { verb: action.verb, cards: [action.card] }
    case 'token':
      return { verb: action.verb, cards: [], token: action.token }
    case 'stage':
      return { verb: action.verb, cards: action.cards, stage: action.stage }
    case 'pair':
      return { verb: action.verb, cards: [action.card, action.card] }
    case 'set':
      return { verb: action.verb, cards: SYMBOLS }
    case 'decline':
      return { verb: action.verb, cards: [] }
  }
}

/** Choices that have no piece of their own on the table: payments, science sets, declining. */
export function tilesOf(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ verb }) => ['stage', 'pair', 'set', 'decline'].includes(verb))
}

/** What the number keys choose: if decks can be chosen, 1, 2, 3 are left, centre, right, and the others follow. */
export function numbered(choices: readonly Choice[], spots: readonly Spot[]): (Choice | null)[] {
  const beside = SIDES.map((side) => choices.find(({ deck }) => deck && deck === spotAt(spots, side)?.name) ?? null)
  if (beside.every((choice) => !choice)) return [...choices]
  return [...beside, ...choices.filter((choice) => !beside.includes(choice))]
}

/** The key of a choice, or null beyond the ninth. */
export function keyOf(order: readonly (Choice | null)[], action: string): string | null {
  const at = order.findIndex((choice) => choice?.action === action)
  return at >= 0 && at < 9 ? String(at + 1) : null
}

function spotAt(spots: readonly Spot[], side: SideName): Spot | undefined {
  return spots.find((spot) => spot.side === side)
}

/** The action to ask about when a deck cannot be chosen: the one that fits the current decision. */
export function deckQuestion(view: View, spot: Spot): string {
  const kind = view.decision?.kind
  if (kind === 'reach' || !spot.side) return `reach ${spot.name}`
  if (kind === 'act') return `extra ${spot.side}`
  return kind === 'look' && spot.side !== 'centre' ? `look ${spot.side}` : `take ${spot.side}`
}

/** The action to ask about when a stage cannot be built: the cards one has for it, and coins for the rest. */
export function stageQuestion(stage: number, slots: readonly (CardName | null)[]): string {
  return `stage ${stage} with ${slots.map((card) => card ?? 'coin').join(' ')}`
}
