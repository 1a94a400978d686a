/** What the seat must do, in the imperative. */
import type { GameSession } from '../../session/session.ts'
import type { View } from '../../types/seven-wonders.ts'
import { say } from '../../core/i18n.svelte.ts'
import { roman } from './city.ts'

/** The id of the sentence; the Free City's decisions have their own. */
export function asked(view: View): string | null {
  const due = view.decision
  if (!due) return null
  const isSecond = due.kind === 'turn' && view.steward !== null && view.seat === view.steward && view.chosen.length > 0
  const isForFreeCity = isSecond || ('city' in due && due.city >= view.players)
  return `${isForFreeCity ? 'free-city-' : ''}${due.kind}`
}

export function status(session: GameSession<View>): string | null {
  const view = session.view
  const id = view && asked(view)
  return id ? say(`web-seven-wonders-status-${id}`, { age: roman(view.age), turn: view.turn }) : null
}
