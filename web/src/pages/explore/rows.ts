/** The figures of an opening as rows of a table. */
import { say, translator } from '../../core/i18n.svelte.ts'
import { tileText } from '../../games/tiles.ts'
import { tileOf } from '../../games/registry.ts'
import type { MomentCounted, OpeningAt, OpeningsShown, OptionCounted } from '../../types/messages.ts'

export interface Row {
  option: string
  name: string
  times: number
  /** In percent. */
  chosen: number
  won: number
  isPlayed: boolean
}

/** The name of an option. */
export function optionName(game: string, { verb, pieces }: Pick<OptionCounted, 'verb' | 'pieces'>): string {
  return say(`explore-${verb}`, { pieces: pieces.map((piece) => say(`${game}-${piece}`)).join(', ') })
}

/** The name of a moment: `draft-3` is the third pick of the draft. */
export function momentName(moment: string): string {
  const [name, n] = moment.split('-')
  return say(`explore-moment-${name!}`, { n: Number(n ?? 0) })
}

/** The name of a kind of table: its number of players, and its edition if that is not the default. */
export function kindName(game: string, { players, options }: Pick<OpeningsShown, 'players' | 'options'>): string {
  const tile = tileOf(game, options)
  const edition = tile && Object.keys(tile.options).length ? [tileText(tile, '-line')] : []
  return [say('explore-players', { n: players }), ...edition].join(' · ')
}

/** The rows of a moment, the most frequent first; for a decision, only its possible options. */
export function rowsOf(game: string, { options }: MomentCounted, at?: Pick<OpeningAt, 'offered' | 'chosen'>): Row[] {
  return options
    .filter(({ option }) => !at || at.offered.includes(option))
    .map((each) => ({
      option: each.option,
      name: optionName(game, each),
      times: each.chosen,
      chosen: each.offered ? (100 * each.chosen) / each.offered : 0,
      won: 100 * each.share,
      isPlayed: at?.chosen === each.option,
    }))
    .sort((a, b) => b.chosen - a.chosen)
}

/** The moments in the order of the game. */
export function ordered(moments: readonly MomentCounted[]): MomentCounted[] {
  const place = ({ moment }: MomentCounted): number => {
    const [name, n] = moment.split('-')
    return ['dealt', 'draft', 'turn'].indexOf(name!) * 100 + Number(n ?? 0)
  }
  return [...moments].sort((a, b) => place(a) - place(b))
}

/** The figures for a game's kind of table. */
export function kindOf(
  kinds: readonly OpeningsShown[],
  players: number,
  options: Readonly<Record<string, string>>,
): OpeningsShown | undefined {
  const own = kinds.filter((kind) => kind.players === players)
  const fits = own.filter((kind) => Object.entries(kind.options).every(([name, value]) => options[name] === value))
  return fits.sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length)[0]
}

export const percentText = (value: number): string => say('coach-percent', { n: Math.round(value) })
export const bySentence = (bot: string, n: number): string =>
  say('explore-source', { n, bot: translator.has(`web-level-${bot}`) ? say(`web-level-${bot}`) : bot })
