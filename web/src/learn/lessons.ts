/** The guide of a first game. */
import type { Lesson, LessonStep, Suggestion } from '../manifest/manifest.ts'
import type { GameSession } from '../session/session.ts'

/** The level of the bots in a lesson, and of the game that it leads to. */
export const LEVEL = 'apprentice'

/** How many decisions the seat has made; a step that requires a move ends when the number grows. */
export function decisions(log: readonly { seat: number }[], session: Pick<GameSession, 'seat'>): number {
  return log.filter(({ seat }) => seat === session.seat).length
}

/** What the step suggests: the first legal action of the best available kind. */
export function suggestionFor(
  lesson: Lesson,
  step: LessonStep,
  session: Pick<GameSession, 'actions' | 'view'>,
  catalogue: unknown,
): Suggestion | null {
  if (!step.wants || !session.view) return null
  const offers = session.actions.flatMap(({ parts }) => {
    const offer = lesson.offerOf(parts as never, session.view as never, catalogue as never)
    return offer ? [offer] : []
  })
  for (const kind of step.wants) {
    const offer = offers.find((each) => each.kind === kind)
    if (offer) return offer
  }
  return null
}
