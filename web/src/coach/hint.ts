/** A hint in a sentence or two: the same as `SentenceWriter.hint` of `pharos.coach.sentences`. */
import { say, translator } from '../core/i18n.svelte.ts'
import { percent } from '../core/numbers.ts'
import type { HintShown } from '../types/messages.ts'
import { type Table, reasonsText } from './reasons.ts'

/** What the coach suggests, and why. */
export function hintText(table: Table, hint: HintShown): string {
  const action = translator.sentence(table.game, hint.best.message, table.names)
  if (!hint.runner_up) return say(hint.reasons.length ? 'coach-hint-wins' : 'coach-hint-only', { action })
  const other = translator.sentence(table.game, hint.runner_up.message, table.names)
  const best = say('coach-hint-best', { action, other, reasons: reasonsText(table, hint.reasons) })
  const simple = hint.is_simple ? say('coach-hint-simple') : ''
  return [best, chancesText(table, hint, other), simple].filter(Boolean).join(' ')
}

/** What the runner-up would gain, and the win probability of each move. */
function chancesText(table: Table, { best, runner_up, instead }: HintShown, other: string): string {
  const gains = instead.length ? reasonsText(table, instead) : ''
  if (best.chance === null || !runner_up || runner_up.chance === null)
    return gains && say('coach-hint-simple-instead', { other, instead: gains })
  const [most, least] = [percent(best.chance), percent(runner_up.chance)]
  const values = { other, instead: gains, most, least }
  if (most === least) return say(gains ? 'coach-hint-close-instead' : 'coach-hint-close', values)
  return say(gains ? 'coach-hint-instead' : 'coach-hint-chances', values)
}
