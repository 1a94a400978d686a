/** Searching cards: filters over a catalogue, and its chains as trees. */
import type { CardRow } from '../pieces/rows.ts'
import { asList } from '../pieces/symbols.ts'

export interface Filter {
  edition: number | null
  age: string
  colour: string
  text: string
}

/** The cards that match; `named` returns a card's name in the user's language. */
export function filtered<Card extends CardRow>(
  cards: readonly Card[],
  filter: Filter,
  named: (card: Card) => string,
): Card[] {
  const text = plain(filter.text)
  return cards.filter(
    (card) =>
      (filter.edition === null || card.edition === filter.edition) &&
      (!filter.age || card.age === filter.age) &&
      (!filter.colour || card.colour === filter.colour) &&
      (!text || plain(named(card)).includes(text)),
  )
}

/** Text in lower case without accents, so that "opera" finds "Ópera". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

export interface Branch {
  card: CardRow
  then: Branch[]
}

/** The chains of a catalogue: each begins with a card that no other makes free. */
export function chains(cards: readonly CardRow[]): Branch[] {
  const byName = new Map(cards.map((card) => [card.name, card]))
  const branch = (card: CardRow): Branch => ({
    card,
    then: asList(card.before)
      .flatMap((name) => byName.get(name) ?? [])
      .map(branch),
  })
  return cards.filter((card) => asList(card.before).length && !asList(card.after).length).map(branch)
}

export const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]
