/** What every part of the table needs: the session, its view, the rows of the catalogue, and how to open a city. */
import { getContext, setContext } from 'svelte'
import { inspection } from '../../pieces/inspect.svelte.ts'
import { row } from '../../pieces/rows.ts'
import type { GameSession } from '../../session/session.ts'
import type { BoardRow, CardRow, Catalogue, City, View } from '../../types/seven-wonders.ts'
import { say, translator } from '../../core/i18n.svelte.ts'
import { GAME } from './city.ts'
import type { RecentEvent } from './recentEvents.svelte.ts'

export interface TableContext {
  readonly session: GameSession<View>
  readonly view: View
  readonly catalogue: Catalogue
  /** The city at the bottom. */
  readonly me: number
  /** Whether it is a phone, and whether that is in landscape. */
  readonly isNarrow: boolean
  readonly isLow: boolean
  /** Whether that phone is too low for two rows of cards. */
  readonly isShort: boolean
  /** The width that the hand has on a phone. */
  readonly handWidth: number
  /** The height that a card has on a phone if there are two rows. */
  readonly rowHeight: number
  /** What the last turn brought. */
  readonly recentEvents: readonly RecentEvent[]
  /** The coins that the selected payment would give to the city's neighbours. */
  readonly paying: { city: number; left: number; right: number } | null
  openCity(city: number): void
  /** Shows the cards of a city by name. */
  openList(city: number): void
}

const KEY = Symbol('table')

export const setTableContext = (context: TableContext): TableContext => setContext(KEY, context)
export const tableContext = (): TableContext => getContext<TableContext>(KEY)
export const CONTEXT_KEY = KEY

export function cardRow({ catalogue, view }: TableContext, name: string): CardRow {
  return row(catalogue.card, name, view.edition)!
}

/** The effects of a card in words. */
export function effectsOf(context: TableContext, name: string): string {
  return cardRow(context, name)
    .effects.flatMap(({ message }) => (message ? [translator.sentence(GAME, message)] : []))
    .join(' ')
}

/** The rows of a city's cards. */
export function cardRows(context: TableContext, city: City): CardRow[] {
  return city.cards.map((name) => cardRow(context, name))
}

/** The side of a board that a city has, once it is chosen. */
export function boardRow(
  { catalogue, view }: TableContext,
  name: string | null,
  side: string | null,
): BoardRow | undefined {
  return catalogue.board.find((each) => each.name === name && each.side === side && each.edition === view.edition)
}

/** The owner of a city. */
export function nameOf({ session, view }: TableContext, city: number): string {
  return city < view.players ? session.names[city]! : say('seven-wonders-free-city')
}

/** A city at a glance in words, for the button that opens it. */
export function glance(context: TableContext, city: number): string {
  const { coins, shields, stages } = context.view.cities[city]!
  return say('web-seven-wonders-glance', {
    name: nameOf(context, city),
    coins,
    shields,
    built: stages.filter(({ built }) => built).length,
    of: stages.length,
  })
}

/** Whether a city's cards come from the hand shown here. */
export function isOwn({ session, me }: TableContext, city: number): boolean {
  return session.isLive && city === me
}

/** Coins that a city would get by the selected payment. */
export function enriched({ paying, view }: TableContext, city: number): number {
  if (!paying) return 0
  const { left, right } = view.cities[paying.city]!.neighbours
  return (city === left ? paying.left : 0) + (city === right ? paying.right : 0)
}

/** Opens the details of a card until they are closed. */
export function openCard(context: TableContext, name: string, at: Element): void {
  inspection.open({ game: GAME, sort: 'card', name, edition: context.view.edition }, at.getBoundingClientRect(), true)
}
