/**
 * Every text a person reads, from the project's Fluent files. The same rules as `pharos.locales` in Python: values that
 * name pieces arrive in the user's language, lists become "a, b and c", seats and cities become players' names.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import loaders from 'virtual:locales'
import { messagesOf } from './api.ts'
import { settings } from './settings.svelte.ts'

export interface Message {
  id: string
  values: Record<string, unknown>
}
export type Names = readonly string[]
type Values = Record<string, unknown>

const SEATS = ['seat', 'first', 'winners', 'seats']
const CITIES = ['city', 'left_city', 'right_city']
const BY_SEAT = /s_by_seat$/ // ends the key of a list with one value for each city
const PLAIN = ['event', 'step', 'decision', 'on'] // values by which sentences select a variant, never names of pieces

export const languages = Object.keys(loaders)

class Translator {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en'))
  #wanted = 'en'
  #needsServer = false
  #hasServer = false
  #adding: Promise<void> | undefined

  /** Loads a language and uses it from now on. */
  async speak(language: string): Promise<void> {
    this.#wanted = language
    const own = await loaders[language]!()
    const served = this.#needsServer ? await servedMessages(language) : null
    if (this.#wanted === language) this.#use(language, own, served)
  }

  /** Adds the messages that only the server has (of games from other packages) to this language and all later ones. */
  async addServerMessages(): Promise<void> {
    this.#needsServer = true
    if (this.#hasServer) return
    this.#adding ??= this.#add(this.#wanted).finally(() => (this.#adding = undefined))
    await this.#adding
  }

  async #add(language: string): Promise<void> {
    const [own, served] = await Promise.all([loaders[language]!(), servedMessages(language)])
    if (served !== null && this.#wanted === language) this.#use(language, own, served)
  }

  /** If both texts have a message, the client's own wins. */
  #use(language: string, own: string, served: string | null): void {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of served === null ? [own] : [own, served]) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.#hasServer = served !== null
    this.language = language
    document.documentElement.lang = language
  }

  /** Uses the language that the user chose, or the browser's. */
  async start(): Promise<void> {
    const wanted = settings.language ? [settings.language] : [...navigator.languages]
    await this.speak(negotiateLanguages(wanted, languages, { defaultLocale: 'en', strategy: 'lookup' })[0]!)
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The message with that id, or the id if there is none. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return id
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors)
    for (const error of errors) console.error(`message ${id}: ${error.message}`)
    return text
  }

  /** A game's sentence, with pieces and seats named. */
  sentence(game: string, message: Message, names: Names = []): string {
    const translated = Object.entries(message.values).map(([key, value]) => [key, this.value(game, key, value, names)])
    return this.say(`${game}-${message.id}`, Object.fromEntries(translated) as Values)
  }

  /** The name of a piece: `name(game, 'card', 'walls')`. */
  name(game: string, sort: string, piece: string): string {
    return this.say(`${game}-${sort}-${piece}`)
  }

  /** A value as a sentence needs it. */
  value(game: string, key: string, value: unknown, names: Names = []): unknown {
    if (SEATS.includes(key))
      return this.listed(asList(value).map((seat) => names[Number(seat)] ?? String(Number(seat) + 1)))
    if (CITIES.includes(key) && names.length) return this.#city(game, Number(value), names)
    if (BY_SEAT.test(key)) return this.#bySeat(game, key.replace(BY_SEAT, ''), asList(value), names)
    if (key === 'resources')
      return this.listed([...counted(String(value))].map(([letter, n]) => this.say(`${game}-units-${letter}`, { n })))
    if (Array.isArray(value))
      return this.listed(value.map((item) => String(this.value(game, key.replace(/s$/, ''), item, names))))
    if (value === null || value === undefined) return ''
    const id = `${game}-${key}-${value as string | number}`
    return !PLAIN.includes(key) && this.has(id) ? this.say(id) : value
  }

  #city(game: string, city: number, names: Names): string {
    return names[city] ?? this.say(`${game}-free-city`)
  }

  /** One value per city, each after its player's name. */
  #bySeat(game: string, key: string, values: readonly unknown[], names: Names): string {
    const told = values.map((value) => String(this.value(game, key, value, names)))
    return this.listed(
      names.length
        ? told.map((value, city) => this.say('by-seat', { name: this.#city(game, city, names), value }))
        : told,
    )
  }

  /** A list as text. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.say('nothing')
    return this.say('list', { most: items.slice(0, -1).join(', '), last: items.at(-1) })
  }

  /** The sentence for an expected error. */
  error(error: Message, names: Names = []): string {
    const [game, id] = error.id.split('-error-') as [string, string | undefined]
    const values = Object.fromEntries(
      Object.entries(error.values ?? {}).map(([key, value]) => [
        key,
        isReason(value) ? this.error(value, names) : value,
      ]),
    )
    if (id !== undefined) return this.sentence(game, { id: `error-${id}`, values }, names)
    return this.say(
      `error-${error.id}`,
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
      ),
    )
  }
}

/** The server's messages, or null if it does not answer: a game can be played without them. */
function servedMessages(language: string): Promise<string | null> {
  return messagesOf(language).catch(() => null)
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isReason(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && 'values' in value
}

function counted(letters: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

export const translator = new Translator()
/** Short for `translator.say`. */
export const say = (id: string, values: Values = {}): string => translator.say(id, values)
