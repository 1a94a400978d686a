/** Rows of the catalogues that several games share. */
import type { Effect } from './symbols.ts'

export interface CardRow {
  name: string
  colour: string
  age?: string
  edition?: number
  coins?: number
  cost?: string
  effects: Effect[]
  /** Cards that make this one free, and cards that this one makes free. */
  after?: string | string[] | null
  before?: string | string[] | null
}

/** The row of that name (and edition). */
export function row<T extends { name: string; edition?: number }>(rows: readonly T[], name: string, edition?: number): T | undefined {
  return rows.find((found) => found.name === name && (edition === undefined || found.edition === edition))
}
