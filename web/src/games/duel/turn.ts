/** A turn: which cards lie open, what they cost, what may be done with them. Actions come from the server, never from here. */
import type { Price } from '../../pieces/Badge.svelte'
import { starting } from '../../play/play.ts'
import type { City, Slot, View, Wonder } from '../../types/duel.ts'
import type { ActionShown } from '../../types/messages.ts'

export type Deed = 'build' | 'sell' | 'wonder'

export interface OpenSlot extends Slot { card: string }

/** The open cards, in the order of their number keys: rows from the top, each from the left. */
export function openCards(view: View): OpenSlot[] {
  return view.layout.filter((slot): slot is OpenSlot => slot.open && slot.card !== null)
}

/** What an open card costs a seat: a chain makes it free, own goods suffice, coins are due, or there are too few. */
export function cardPrice(slot: Slot, seat: number, city: City): Price {
  if (slot.chained?.[seat]) return { sort: 'free' }
  return coinPrice(slot.price?.[seat] ?? 0, city.coins)
}

/** What a wonder that does not stand yet costs. */
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

/** The text of what would be done with a card. */
export function textOf(deed: Deed, card: string, wonder: string | null): string | null {
  if (deed !== 'wonder') return `${deed} ${card}`
  return wonder === null ? null : `wonder ${wonder} using ${card}`
}

/** The action of that text, if it is possible now. */
export function possible(actions: readonly ActionShown[], text: string | null): ActionShown | null {
  return (text !== null && starting(actions, text)[0]) || null
}

/** The wonders that can be built with a card now. */
export function wondersWith(actions: readonly ActionShown[], card: string): string[] {
  return starting(actions, 'wonder').map(({ action }) => action.split(' ')).filter((words) => words[3] === card).map((words) => words[1]!)
}

/** The pieces that one-step decisions choose from, by the word that begins their actions. */
export function pieces(actions: readonly ActionShown[], verb: string): { name: string; action: ActionShown }[] {
  return starting(actions, verb).map((action) => ({ name: action.action.split(' ')[1]!, action }))
}
