/** What every piece of the table needs: the play, its view, the rows of the catalogue, and how to look at a city. */
import { getContext, setContext } from 'svelte'
import { inspection } from '../../pieces/inspect.svelte.ts'
import { row } from '../../pieces/rows.ts'
import type { Play } from '../../play/play.ts'
import type { BoardRow, CardRow, Catalogue, City, View } from '../../types/seven-wonders.ts'
import { say } from '../../words.svelte.ts'
import { GAME } from './city.ts'
import type { Told } from './happened.svelte.ts'

export interface Scene {
  readonly play: Play<View>
  readonly view: View
  readonly catalogue: Catalogue
  /** The city at the bottom. */
  readonly me: number
  readonly isNarrow: boolean
  /** What the last turn brought. */
  readonly told: readonly Told[]
  /** The coins that the selected way of paying would give to the city's neighbours. */
  readonly paying: { city: number; left: number; right: number } | null
  look(city: number): void
  /** Shows the cards of a city by name. */
  list(city: number): void
}

const KEY = Symbol('scene')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext<Scene>(KEY)
export const SCENE = KEY

export function cardRow({ catalogue, view }: Scene, name: string): CardRow {
  return row(catalogue.card, name, view.edition)!
}

/** The rows of a city's cards. */
export function cardRows(scene: Scene, city: City): CardRow[] {
  return city.cards.map((name) => cardRow(scene, name))
}

/** The side of a board that a city has, once it is chosen. */
export function boardRow({ catalogue, view }: Scene, name: string | null, side: string | null): BoardRow | undefined {
  return catalogue.board.find((found) => found.name === name && found.side === side && found.edition === view.edition)
}

/** Who a city belongs to. */
export function nameOf({ play, view }: Scene, city: number): string {
  return city < view.players ? play.names[city]! : say('seven-wonders-free-city')
}

/** A city at a glance in words, for the button that opens it. */
export function glance(scene: Scene, city: number): string {
  const { coins, shields, stages } = scene.view.cities[city]!
  return say('web-seven-wonders-glance', { name: nameOf(scene, city), coins, shields, built: stages.filter(({ built }) => built).length, of: stages.length })
}

/** Whether a city's cards come from the hand that lies here. */
export function isOwn({ play, me }: Scene, city: number): boolean {
  return play.isLive && city === me
}

/** Coins that the selected way of paying would bring to a city. */
export function enriched({ paying, view }: Scene, city: number): number {
  if (!paying) return 0
  const { left, right } = view.cities[paying.city]!.neighbours
  return (city === left ? paying.left : 0) + (city === right ? paying.right : 0)
}

/** Opens the details of a card, for good. */
export function openCard(scene: Scene, name: string, at: Element): void {
  inspection.open({ game: GAME, sort: 'card', name, edition: scene.view.edition }, at.getBoundingClientRect(), true)
}
