/** How long ago something was, in the user's language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - at)
  for (const [unit, seconds] of STEPS) if (past >= seconds) return format.format(-Math.floor(past / seconds), unit)
  return format.format(0, 'minute')
}
