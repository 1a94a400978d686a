/** The line under the status sentence: a lost connection, a refusal, who has left. */
import { say, translator } from '../core/i18n.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'

export interface NoticeShown {
  text: string
  tone: 'bad' | 'quiet'
  /** Whether it goes by itself: the table then makes no room for it. */
  isBrief?: boolean
}

const brief = (text: string): NoticeShown => ({ text, tone: 'quiet', isBrief: true })

export function isLost({ connection, isSilent }: Pick<LiveSession, 'connection' | 'isSilent'>): boolean {
  return connection === 'lost' || isSilent
}

/** The most important notice at a table. */
export function noticeOf(session: LiveSession): NoticeShown | null {
  const { late, departed, names, refusal } = session
  if (isLost(session)) return brief(say('web-connection-lost'))
  if (session.sending === 'slow') return brief(say('web-sending'))
  if (late.shown !== null)
    return brief(
      late.shown === session.seat ? say('web-timeout-you') : say('web-timeout', { name: names[late.shown] ?? '' }),
    )
  if (departed.shown)
    return brief(say('web-departed', { name: departed.shown.name, bot: names[departed.shown.seat] ?? '' }))
  if (refusal) return { text: translator.error(refusal, names), tone: 'bad' }
  if (session.botProgress !== null)
    return { text: say('web-preparing-bots', { percent: session.botProgress }), tone: 'quiet' }
  return null
}
