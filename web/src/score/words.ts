/** The texts of the score pad: names of pieces, sentences about results and impossible entries. */
import { say, translator } from '../core/i18n.svelte.ts'
import type { PadItem, PadLabel, PadWonder, Problem, ScorePad, Tally } from '../types/messages.ts'
import type { Entry, Sheet } from './sheet.ts'

export function labelOf(game: string, label: PadLabel): string {
  const text = translator.sentence(game, label)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function wonderName(game: string, wonder: PadWonder): string {
  const name = labelOf(game, wonder.label)
  return wonder.side ? say('web-score-wonder-side', { wonder: name, side: labelOf(game, wonder.side) }) : name
}

export function categoryName(game: string, category: string): string {
  return say(`${game}-category-${category}`)
}

/** "2 × Gear and 1 × Tablet" */
export function piecesIn(game: string, items: readonly PadItem[], entry: Entry): string {
  const pieces = items
    .filter(({ id }) => entry[id])
    .map(({ id, label }) => say('web-score-piece', { n: entry[id], item: labelOf(game, label) }))
  return translator.listed(pieces)
}

/** Who won, and how. */
export function resultOf(sheet: Sheet, { winners, totals, reason }: Tally): { title: string; by: string } {
  const names = winners.map((seat) => sheet.players[seat]!.name)
  const by = say('web-score-by', { reason: say(`${sheet.game}-reason-${reason}`) })
  if (names.length > 1) return { title: say('web-score-shared', { names: translator.listed(names) }), by: '' }
  if (sheet.supremacy) return { title: say('web-score-wins-at-once', { name: names[0] }), by }
  return { title: say('web-score-wins', { name: names[0], points: totals[winners[0]!] }), by }
}

export function problemText(pad: ScorePad, sheet: Sheet, problem: Problem): string {
  const { game, players } = sheet
  return say(`pad-problem-${problem.id}`, {
    name: problem.player === null ? '' : players[problem.player]!.name,
    category: problem.category ? categoryName(game, problem.category) : '',
    item: problem.item ? itemName(pad, sheet, problem) : '',
    most: problem.most ?? 0,
    got: problem.got ?? 0,
  })
}

function itemName(pad: ScorePad, { game, players }: Sheet, { category, player, item }: Problem): string {
  const wonder = pad.wonders.find(({ piece }) => category === null && piece === item)
  const own = player === null ? undefined : pad.wonders.find(({ id }) => id === players[player]!.wonder)
  const lines = pad.tables.find((table) => table.players === players.length)?.categories ?? []
  const items = [...(lines.find(({ id }) => id === category)?.items ?? []), ...(own?.stages ?? [])]
  const label = wonder?.label ?? items.find(({ id }) => id === item)?.label
  return label ? labelOf(game, label) : (item ?? '')
}
