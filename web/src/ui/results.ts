/** How a game ended, parsed from the line in lists: `civilian | winners 1 | points 34 78`. */

export interface Result {
  reason: string
  winners: number[]
  points: number[]
}

export function resultOf(line: string | null): Result | null {
  if (!line) return null
  const [reason = '', ...rest] = line.split('|').map((part) => part.trim())
  const numbers = (name: string): number[] =>
    rest
      .find((part) => part.startsWith(`${name} `))
      ?.split(/\s+/)
      .slice(1)
      .map(Number) ?? []
  return { reason, winners: numbers('winners'), points: numbers('points') }
}

/** The table of a link or a code; null if it is neither. */
export function tableIn(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  return /^[\w-]{8,40}$/.test(last) ? last : null
}
