/** A turn: which cards are open, what they cost, what may be done with them. The server lists the legal actions. */
import type { Price } from '../../pieces/price.ts'
import type { Action, City, Slot, View, Wonder } from '../../types/duel.ts'
import type { ActionShown } from '../../types/messages.ts'

export type Verb = 'build' | 'sell' | 'wonder'

export interface OpenSlot extends Slot {
  card: string
}

/** The open cards, in the order of their number keys: rows from the top, each from the left. */
export function openCards(view: View): OpenSlot[] {
  return view.layout.filter((slot): slot is OpenSlot => slot.open && slot.card !== null)
}

/** What an open card costs a seat: free by a chain, covered by its goods, coins, or more than it has. */
export function cardPrice(slot: Slot, seat: number, city: City): Price {
  if (slot.chained?.[seat]) return { sort: 'free' }
  return coinPrice(slot.price?.[seat] ?? 0, city.coins)
}

/** What a wonder that is not built yet costs. */
export function wonderPrice(wonder: Wonder, coins: number): Price | null {
  return wonder.price === undefined ? null : coinPrice(wonder.price, coins)
}

function coinPrice(price: number, coins: number): Price {
  if (price === 0) return { sort: 'own' }
  return price > coins ? { sort: 'never' } : { sort: 'pay', coins: price }
}

/** The wonders of a city that can still be built at all. */
export function unbuilt(city: City): Wonder[] {
  return city.wonders.filter(({ built, closed }) => !built && !closed)
}

/** The text of an action with a card. */
export function textOf(verb: Verb, card: string, wonder: string | null): string | null {
  if (verb !== 'wonder') return `${verb} ${card}`
  return wonder === null ? null : `wonder ${wonder} using ${card}`
}

/** The action with that text, if it is possible now. */
export function possible(actions: readonly ActionShown[], text: string | null): ActionShown | null {
  return actions.find(({ action }) => action === text) ?? null
}

/** The wonders that can be built with a card now. */
export function wondersWith(actions: readonly ActionShown[], card: string): string[] {
  return actions.flatMap(({ parts }) => {
    const action = parts as Action
    return action.verb === 'wonder' && action.card === card ? [action.wonder] : []
  })
}

/** The pieces that a one-step decision chooses from, with their actions. */
export function pieces(actions: readonly ActionShown[], verb: string): { name: string; action: ActionShown }[] {
  return actions
    .filter(({ parts }) => parts.verb === verb)
    .map((action) => ({ name: pieceOf(action.parts as Action), action }))
}

/** The piece, or the seat, that an action names. */
function pieceOf(action: Action): string {
  if ('seat' in action) return String(action.seat)
  if ('token' in action) return action.token
  return 'wonder' in action ? action.wonder : action.card
}
