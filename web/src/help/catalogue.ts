/** A catalogue as the help pages read it, for any game. */
import type { CardRow } from '../pieces/rows.ts'
import type { Effect } from '../pieces/symbols.ts'

export interface StageRow {
  cost?: string
  count?: number
  identical?: boolean
  points?: number
  effects: Effect[]
}
export interface PieceRow {
  name: string
  edition?: number
  side?: string
  resource?: string
  coins?: number
  cost?: string
  effects?: Effect[]
  stages?: StageRow[]
}
export interface HelpCatalogue {
  card: (CardRow & { marks?: number[] })[]
  wonder?: PieceRow[]
  board?: PieceRow[]
  token?: PieceRow[]
}
