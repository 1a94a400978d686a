/**
 * Every word a person reads, from the project's Fluent files. The same rules as `pharos.locales` in Python: values that
 * name pieces arrive in the reader's language, lists become "a, b and c", seats and cities become players' names.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import loaders from 'virtual:words'
import { settings } from './settings.svelte.ts'

export interface Phrase { id: string; values: Record<string, unknown> }
export type Names = readonly string[]
type Values = Record<string, unknown>

const SEATS = ['seat', 'first', 'winners', 'seats']
const PLAIN = ['event', 'step', 'decision', 'on'] // values that sentences select by, never names of pieces

export const languages = Object.keys(loaders)

class Words {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en'))

  /** Loads a language and speaks it from now on. */
  async speak(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(await loaders[language]!()))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Speaks what the reader chose, or what the browser asks for. */
  async start(): Promise<void> {
    const wanted = settings.language ? [settings.language] : [...navigator.languages]
    await this.speak(negotiateLanguages(wanted, languages, { defaultLocale: 'en', strategy: 'lookup' })[0]!)
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The message of that id; what is missing shows as its id. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return id
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors)
    for (const error of errors) console.error(`message ${id}: ${error.message}`)
    return text
  }

  /** A game's sentence, with pieces and seats named. */
  sentence(game: string, phrase: Phrase, names: Names = []): string {
    const told = Object.entries(phrase.values).map(([key, value]) => [key, this.value(game, key, value, names)])
    return this.say(`${game}-${phrase.id}`, Object.fromEntries(told) as Values)
  }

  /** The name of a piece: `name('duel', 'card', 'walls')`. */
  name(game: string, sort: string, piece: string): string {
    return this.say(`${game}-${sort}-${piece}`)
  }

  /** A value as the sentence wants it. */
  value(game: string, key: string, value: unknown, names: Names = []): unknown {
    if (SEATS.includes(key)) return this.listed(asList(value).map((seat) => names[Number(seat)] ?? String(Number(seat) + 1)))
    if (key === 'city' && names.length) return names[Number(value)] ?? this.say(`${game}-free-city`)
    if (key === 'resources') return this.listed([...counted(String(value))].map(([letter, n]) => this.say(`${game}-units-${letter}`, { n })))
    if (Array.isArray(value)) return this.listed(value.map((item) => String(this.value(game, key.replace(/s$/, ''), item, names))))
    if (value === null || value === undefined) return ''
    const id = `${game}-${key}-${String(value)}`
    return !PLAIN.includes(key) && this.has(id) ? this.say(id) : value
  }

  /** A list in words. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.say('nothing')
    return this.say('list', { most: items.slice(0, -1).join(', '), last: items.at(-1) })
  }

  /** The sentence for an expected mistake. */
  error(error: Phrase, names: Names = []): string {
    const [game, id] = error.id.split('-error-') as [string, string | undefined]
    const values = Object.fromEntries(Object.entries(error.values ?? {}).map(([key, value]) => [key, isReason(value) ? this.error(value, names) : value]))
    if (id !== undefined) return this.sentence(game, { id: `error-${id}`, values }, names)
    return this.say(`error-${error.id}`, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value])))
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isReason(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'id' in value && 'values' in value
}

function counted(letters: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1)
  return found
}

export const words = new Words()
/** Short for `words.say`. */
export const say = (id: string, values: Values = {}): string => words.say(id, values)
