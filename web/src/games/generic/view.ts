/** Any game's view as rows: what a table can show without knowing the game. */
import { say, translator } from '../../core/i18n.svelte.ts'
import { printed } from '../../core/numbers.ts'
import type { ActionShown } from '../../types/messages.ts'

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }
export type PlainView = { readonly [key: string]: Plain }

/** Parts of a view that the frame and the buttons already show. */
const SHOWN_ELSEWHERE = ['decision', 'options', 'outcome', 'seat']
const MOST_FIGURES = 8

export const isRecord = (value: Plain): value is PlainView =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value fits in one line: a scalar, or a list of them. */
export function isShort(value: Plain): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item !== 'object') : typeof value !== 'object' || !value
}

const NOTHING = '–'
const SEATS = ['seat', 'seats', 'first', 'winners']

/** A short value as text. Names of pieces are translated by the message of the game that fits the key: `card` or `cards`. */
export function textOf(game: string, key: string, value: Plain, names: readonly string[] = []): string {
  if (Array.isArray(value))
    return value.length ? value.map((item: Plain) => textOf(game, key, item, names)).join(', ') : NOTHING
  if (value === null || value === '') return NOTHING
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'boolean') return say(value ? 'web-generic-yes' : 'web-generic-no')
  if (typeof value === 'number') return SEATS.includes(key) ? (names[value] ?? printed(value)) : printed(value)
  return first(game, [`${key}-${value}`, `${singular(key)}-${value}`]) ?? named(value)
}

/**
 * A key of the view as words: the message `<game>-field-<key>`, the name of a piece among others of its sort (`grain` in `goods`),
 * a category of the score sheet, or the key itself, `coins_per_turn` as "coins per turn".
 */
export function fieldName(game: string, key: string, sort = ''): string {
  return first(game, [`field-${key}`, `${singular(sort)}-${key}`, `category-${key}`]) ?? named(key)
}

/** The first of these messages that the game has. */
function first(game: string, ids: readonly string[]): string | null {
  const id = ids.map((known) => `${game}-${known}`).find((known) => translator.has(known))
  return id === undefined ? null : say(id)
}

const singular = (key: string): string => key.replace(/s$/, '')
const named = (name: string): string => name.replaceAll(/[_-]/g, ' ')

/** The parts of a view that a table shows, in the order of the server. */
export function partsOf(view: PlainView): [string, Plain][] {
  return Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
}

/** The numbers of a seat's city, if the view has cities or players. */
export function figuresOf(game: string, view: PlainView | null, seat: number): [string, string][] {
  const cities = view?.cities ?? view?.players
  const city = Array.isArray(cities) ? (cities[seat] as Plain | undefined) : undefined
  if (city === undefined || !isRecord(city)) return []
  return Object.entries(city)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([name, value]): [string, string] => [fieldName(game, name), printed(value)])
    .slice(0, MOST_FIGURES)
}

/** The sentence of an action, or its text if the client lacks the game's messages. */
export function actionText(game: string, { action, message }: ActionShown, names: readonly string[]): string {
  return translator.has(`${game}-${message.id}`) ? translator.sentence(game, message, names) : named(action)
}
