/** The names of people who play on this device, remembered for the next table. */
import { load, store } from '../../ui/storage.ts'

const NAMES = 'device-names'
const SCORE_NAMES = 'score-names'
const MOST = 20

/** Names known on this device, the latest first: from tables, then from the score pad. */
export function knownNames(): string[] {
  const sheets = load<{ name: string }[]>(SCORE_NAMES, []).map(({ name }) => name)
  return [...new Set([...load<string[]>(NAMES, []), ...sheets])]
}

export function rememberNames(names: readonly string[]): void {
  if (names.length) store(NAMES, [...new Set([...names, ...load<string[]>(NAMES, [])])].slice(0, MOST))
}
