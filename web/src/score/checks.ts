/** Impossible entries of a score sheet: the same checks as `core/score_checks.py`, for use offline. */
import type { PadCategory, PadItem, PadTable, Problem, ScorePad } from '../types/messages.ts'
import { limitOf } from './limits.ts'
import { findEntry } from './possible.ts'
import { type Column, type Entry, POINTS, entryOf, itemsOf, sum, wonderOf } from './sheet.ts'

/** All impossible entries of a sheet, in the order of the players, then those of the whole table. */
export function problems(pad: ScorePad, table: PadTable, players: readonly Column[]): Problem[] {
  return [
    ...players.flatMap((player, seat) =>
      table.categories.flatMap((category) => problemsOfEntry(pad, category, seat, player)),
    ),
    ...table.categories.flatMap((category) => problemsOfTable(category, players)),
    ...sameWonders(pad, players),
  ]
}

function problem(id: string, about: Partial<Problem>): Problem {
  return { player: null, category: null, item: null, most: null, got: null, ...about, id }
}

function problemsOfEntry(pad: ScorePad, category: PadCategory, player: number, column: Column): Problem[] {
  const entry = entryOf(column, category.id)
  const about = { player, category: category.id }
  if (POINTS in entry) {
    const got = entry[POINTS]
    return findEntry(pad, category, got, column) ? [] : [problem('impossible-points', { ...about, got })]
  }
  const counts = Object.values(entry)
  const [all, kinds] = [sum(counts), counts.filter((n) => n > 0).length]
  const { most_in_all = Infinity, most_kinds = Infinity } = category
  return [
    ...itemsOf(pad, category, column).flatMap((item) => problemsOfItem(pad, item, entry, column, about)),
    ...(all > most_in_all ? [problem('too-many-in-all', { ...about, most: most_in_all, got: all })] : []),
    ...(kinds > most_kinds ? [problem('too-many-kinds', { ...about, most: most_kinds, got: kinds })] : []),
  ]
}

function problemsOfItem(pad: ScorePad, item: PadItem, entry: Entry, player: Column, about: object): Problem[] {
  const got = entry[item.id] ?? 0
  const most = limitOf(pad, item, player)
  const isInOrder = (item.after ?? []).every((before) => entry[before])
  return [
    ...(most !== null && got > most ? [problem('too-many', { ...about, item: item.id, most, got })] : []),
    ...(got && !isInOrder ? [problem('out-of-order', { ...about, item: item.id })] : []),
  ]
}

/** Pieces that the whole table has too many of, and conflicts that somebody won but nobody lost. */
function problemsOfTable(category: PadCategory, players: readonly Column[]): Problem[] {
  const entries = players.map((player) => entryOf(player, category.id))
  const kinds = sum(entries.map((entry) => Object.entries(entry).filter(([id, n]) => id !== POINTS && n > 0).length))
  const about = { category: category.id }
  const { most_at_table: most = Infinity } = category
  return [
    ...category.items.flatMap((item) => problemsOfCopies(item, entries, about)),
    ...(kinds > most ? [problem('too-many-at-table', { ...about, most, got: kinds })] : []),
    ...unbalanced(category, entries),
  ]
}

function problemsOfCopies(item: PadItem, entries: readonly Entry[], about: object): Problem[] {
  const counts = entries.map((entry) => entry[item.id] ?? 0)
  const [got, holding] = [sum(counts), counts.filter((n) => n > 0).length]
  const { copies = Infinity, holders = Infinity } = item
  return [
    ...(got > copies ? [problem('too-many-copies', { ...about, item: item.id, most: copies, got })] : []),
    ...(holding > holders
      ? [problem('too-many-holders', { ...about, item: item.id, most: holders, got: holding })]
      : []),
  ]
}

function unbalanced(category: PadCategory, entries: readonly Entry[]): Problem[] {
  if (!category.is_balanced || entries.some((entry) => POINTS in entry)) return []
  const [won, lost] = [1, -1].map((sign) => {
    const signed = category.items.filter(({ points }) => sign * points > 0)
    return sum(entries.flatMap((entry) => signed.map(({ id }) => entry[id] ?? 0)))
  }) as [number, number]
  return won === lost ? [] : [problem('unbalanced', { category: category.id, most: won, got: lost })]
}

function sameWonders(pad: ScorePad, players: readonly Column[]): Problem[] {
  const pieces = players.flatMap((player) => wonderOf(pad, player)?.piece ?? [])
  const twice = [...new Set(pieces.filter((piece, i) => pieces.indexOf(piece) < i))].sort()
  return twice.map((piece) => problem('same-wonder', { item: piece }))
}
