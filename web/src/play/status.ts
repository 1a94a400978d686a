/** The sentence on top: what to do, or whom we wait for. */
import type { Drawn } from '../games/games.ts'
import { say, words } from '../words.svelte.ts'
import type { Play } from './play.ts'

export function statusOf(play: Play, game: Drawn): string {
  const { table, names, seat } = play
  if (table.status === 'finished') return say('web-game-over')
  const own = seat !== null && play.toAct.includes(seat) ? game.status(play as never) : null
  if (own) return own
  if (seat !== null && !play.toAct.includes(seat) && play.toAct.length) {
    return say(play.mayChange.includes(seat) ? 'web-waiting-committed' : 'web-waiting', { names: words.listed(play.toAct.map((due) => names[due]!)) })
  }
  return play.waiting ? words.sentence(play.game, play.waiting, names) : ''
}
