/** What the entries of a score sheet are worth: the same as `core/score_points.py`, for use offline. */
import type { PadCategory, PadItem, ScorePad } from '../types/messages.ts'
import { type Column, type Entry, POINTS, entryOf, itemsOf, sum, wonderOf } from './sheet.ts'

/** What a player's entry in a category is worth. */
export function categoryPoints(pad: ScorePad, category: PadCategory, player: Column): number {
  const entry = entryOf(player, category.id)
  if (POINTS in entry) return entry[POINTS]
  if (category.rule === 'science') return sciencePoints(category, bestSymbols(category, entry))
  return sum(itemsOf(pad, category, player).map((item) => itemPoints(pad, item, entry, player)))
}

/** What a player's items of one sort are worth. */
export function itemPoints(pad: ScorePad, item: PadItem, entry: Entry, player: Column): number {
  const count = entry[item.id] ?? 0
  if (item.by_count) return item.by_count[Math.min(count, item.by_count.length - 1)]!
  let times = Math.floor(count / (item.each ?? 1))
  if (item.per) {
    const counted = entryOf(player, item.per.category)
    times *= sum(item.per.items.map((id) => counted[id] ?? 0))
  }
  return times * (item.complete !== undefined && isComplete(pad, player) ? item.complete : item.points)
}

/** The built stages of the player's wonder; null if they are not known. */
export function stagesBuilt(pad: ScorePad, player: Column): PadItem[] | null {
  const wonder = wonderOf(pad, player)
  const entry = entryOf(player, pad.stages ?? '')
  if (!wonder || POINTS in entry) return null
  return wonder.stages.filter(({ id }) => entry[id])
}

/** Whether every stage of the player's wonder is built, or may be. */
export function isComplete(pad: ScorePad, player: Column): boolean {
  const built = stagesBuilt(pad, player)
  return built === null || built.length === wonderOf(pad, player)!.stages.length
}

/** The squares of the counts, and the points for each set of different symbols. */
export function sciencePoints(category: PadCategory, symbols: Entry): number {
  const counts = Object.values(symbols)
  return sum(counts.map((n) => n * n)) + (category.set_points ?? 0) * Math.min(...counts)
}

/** The counts of symbols, with wild ones counted where they are worth most. */
export function bestSymbols(category: PadCategory, entry: Entry): Entry {
  const symbols = category.items.filter(({ id }) => id !== category.wild).map(({ id }) => id)
  const own = Object.fromEntries(symbols.map((id) => [id, entry[id] ?? 0]))
  let best = own
  for (const split of splits(entry[category.wild ?? ''] ?? 0, symbols.length)) {
    const way = Object.fromEntries(symbols.map((id, i) => [id, own[id]! + split[i]!]))
    if (best === own || sciencePoints(category, way) > sciencePoints(category, best)) best = way
  }
  return best
}

/** Every way to split a number into that many parts. */
function splits(number: number, parts: number): number[][] {
  if (parts === 1) return [[number]]
  const firsts = Array.from({ length: number + 1 }, (_, n) => n)
  return firsts.flatMap((first) => splits(number - first, parts - 1).map((rest) => [first, ...rest]))
}
