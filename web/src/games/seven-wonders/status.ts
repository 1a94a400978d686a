/** What the seat is asked to do, in the imperative. */
import type { Play } from '../../play/play.ts'
import type { View } from '../../types/seven-wonders.ts'
import { say } from '../../words.svelte.ts'
import { roman } from './city.ts'

/** The id of the sentence; the Free City's decisions have their own. */
export function asked(view: View): string | null {
  const due = view.decision
  if (!due) return null
  const isSecond = due.kind === 'turn' && view.steward !== null && view.seat === view.steward && view.chosen.length > 0
  const isForFreeCity = isSecond || ('city' in due && due.city >= view.players)
  return `${isForFreeCity ? 'free-city-' : ''}${due.kind}`
}

export function status(play: Play<View>): string | null {
  const view = play.view
  const id = view && asked(view)
  return id ? say(`web-seven-wonders-status-${id}`, { age: roman(view.age), turn: view.turn }) : null
}
