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

type Named = { name: string; edition?: number }
const indices = new WeakMap<readonly Named[], Map<string, Named>>()

/** The row with that name (and edition); every list is indexed once, because each view looks up hundreds of rows. */
export function row<T extends Named>(rows: readonly T[], name: string, edition?: number): T | undefined {
  const index = indices.get(rows) ?? indexed(rows)
  return index.get(edition === undefined ? name : `${name} ${edition}`) as T | undefined
}

function indexed(rows: readonly Named[]): Map<string, Named> {
  const index = new Map<string, Named>()
  for (const item of rows) {
    if (!index.has(item.name)) index.set(item.name, item)
    if (item.edition !== undefined) index.set(`${item.name} ${item.edition}`, item)
  }
  indices.set(rows, index)
  return index
}
