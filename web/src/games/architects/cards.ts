/** The symbols of a card of Architects. */
import { GOODS, type Mark, marksOf } from '../../pieces/symbols.ts'
import type { CardName, CardRow, Catalogue, TokenName, TokenRow } from '../../types/architects.ts'

/** The main symbol of a card and what is beside it: cat, horns. */
export function marksOfCard(card: CardRow): { main: Mark[]; beside: Mark[] } {
  const icon = GOODS[card.name]
  if (icon) return { main: [{ icon }], beside: [] }
  const [main = [], ...beside] = card.effects.map(marksOf)
  return { main, beside: beside.flat() }
}

export const cardRow = (catalogue: Catalogue, name: CardName): CardRow =>
  catalogue.card.find((row) => row.name === name)!
export const tokenRow = (catalogue: Catalogue, name: TokenName): TokenRow =>
  catalogue.token.find((row) => row.name === name)!
