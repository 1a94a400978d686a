/** Whether any pieces add up to some points ("is 53 possible?"): the same as `find_entry` in `core/score_checks.py`. */
import type { PadCategory, PadItem, ScorePad } from '../types/messages.ts'
import { limitOf } from './limits.ts'
import { bestSymbols, sciencePoints } from './points.ts'
import { type Column, type Entry, sum, wonderOf } from './sheet.ts'

const MOST_PER = 30 // no item counts more things than this

/** Items that add up to these points within the limits of the pad, or null. */
export function findEntry(pad: ScorePad, category: PadCategory, points: number, player: Column): Entry | null {
  if (category.rule === 'science') return findSymbols(pad, category, points, player)
  if (category.rule !== 'stages') return findItems(pad, category, points, player)
  const wonder = wonderOf(pad, player)
  for (const { stages } of wonder ? [wonder] : pad.wonders) {
    const entry = findStages(stages, points)
    if (entry) return entry
  }
  return null
}

/** The fewest wild symbols, and then the fewest others, that add up to the points. */
function findSymbols(pad: ScorePad, category: PadCategory, points: number, player: Column): Entry | null {
  const isWild = (item: PadItem): number => (item.id === category.wild ? 0 : 1)
  const items = [...category.items].sort((a, b) => isWild(a) - isWild(b))
  const ways = items.reduce<Entry[]>(
    (entries, item) =>
      entries.flatMap((entry) => numbers(0, limitOf(pad, item, player) ?? 0).map((n) => ({ ...entry, [item.id]: n }))),
    [{}],
  )
  return ways.find((entry) => sciencePoints(category, bestSymbols(category, entry)) === points) ?? null
}

function findStages(stages: readonly PadItem[], points: number): Entry | null {
  const ways = stages.reduce<PadItem[][]>(
    (subsets, stage) => subsets.flatMap((built) => [built, [...built, stage]]),
    [[]],
  )
  const isInOrder = (built: PadItem[]): boolean =>
    built.every(({ after = [] }) => after.every((before) => built.some(({ id }) => id === before)))
  const way = ways.find((built) => isInOrder(built) && sum(built.map((stage) => stage.points)) === points)
  return way ? Object.fromEntries(way.map(({ id }) => [id, 1])) : null
}

interface Way {
  total: number
  number: number
  kinds: number
  entry: Entry
}

/** Items by the sums, numbers and kinds that they can reach, one item after another. */
function findItems(pad: ScorePad, category: PadCategory, points: number, player: Column): Entry | null {
  const { most_in_all, most_kinds } = category
  const isRising = category.items.every((item) => item.points >= 0) // sums above the points lead nowhere
  const reached = new Map<string, Way>([['0 0 0', { total: 0, number: 0, kinds: 0, entry: {} }]])
  for (const item of category.items) {
    const values = valuesOf(item, limitOf(pad, item, player), points)
    for (const way of [...reached.values()]) {
      for (const [count, worth] of values) {
        const total = way.total + worth
        const number = most_in_all === undefined ? 0 : way.number + count
        const kinds = most_kinds === undefined ? 0 : way.kinds + 1
        const key = `${total} ${number} ${kinds}`
        if ((isRising && total > points) || number > (most_in_all ?? 0) || kinds > (most_kinds ?? 0)) continue
        if (!reached.has(key)) reached.set(key, { total, number, kinds, entry: { ...way.entry, [item.id]: count } })
      }
    }
  }
  return [...reached.values()].find(({ total }) => total === points)?.entry ?? null
}

/** Every number of an item from 1, with what it can be worth; without a limit, up to the points. */
function valuesOf(item: PadItem, limit: number | null, points: number): [number, number][] {
  return numbers(1, limit ?? Math.max(points, 0)).flatMap((count): [number, number][] => {
    if (item.by_count) return [[count, item.by_count[count]!]]
    if (item.per) return numbers(0, MOST_PER).map((n) => [count, count * item.points * n])
    const times = Math.floor(count / (item.each ?? 1))
    return [...new Set([item.points, item.complete ?? item.points])].map((worth) => [count, times * worth])
  })
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}
