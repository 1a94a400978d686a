/** A result of the daily deal as text to share, without any cards. */
import { say, translator } from '../../core/i18n.svelte.ts'
import { signed } from '../../core/numbers.ts'
import { gameName } from '../../games/tiles.ts'
import type { BoardRow } from '../../types/messages.ts'

const GOOD = 0.02
const FAIR = 0.08
const PER_LINE = 12

/** A square for each decision: green lost next to nothing, yellow a little, red a lot. */
export function squares(losses: readonly number[]): string {
  const signs = losses.map((loss) => (loss < GOOD ? '🟩' : loss < FAIR ? '🟨' : '🟥'))
  return Array.from({ length: Math.ceil(signs.length / PER_LINE) }, (_, line) =>
    signs.slice(line * PER_LINE, (line + 1) * PER_LINE).join(''),
  ).join('\n')
}

/** The result of a try, in words. */
export function resultText(game: string, row: BoardRow): string {
  const by = translator.name(game, 'reason', row.reason)
  return say(row.has_won ? 'web-daily-won' : 'web-daily-lost', {
    reason: by,
    points: row.points,
    margin: signed(row.margin),
  })
}

/** The whole text. */
export function shareText(day: string, game: string, row: BoardRow, address: string): string {
  const title = say('web-daily-share-title', { day, game: gameName(game) })
  const rating = row.performance === null ? '' : `${say('coach-performance')}: ${Math.round(row.performance * 10) / 10}`
  return [title, resultText(game, row), rating, squares(row.losses), address].filter(Boolean).join('\n')
}
