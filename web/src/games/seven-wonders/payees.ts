/** Actions with a payment as sentences that name who is paid, for viewers in other seats. */
import { type Names, say, translator } from '../../core/i18n.svelte.ts'
import type { Message } from '../../types/messages.ts'

const GAME = 'seven-wonders'
const LEAST_CITIES = 3 // with two players, the third is the Free City
const PAID = /^action-(city-)?(build|stage)-pay$/

/** The sentence of a seat's action; null if it pays nobody. */
export function sentenceWithPayees({ id, values }: Message, names: Names, seat: number): string | null {
  const match = PAID.exec(id)
  if (!match) return null
  const n = Math.max(LEAST_CITIES, names.length)
  const city = match[1] ? n - 1 : seat
  const named = (neighbour: number): string => names[neighbour] ?? say(`${GAME}-free-city`)
  return say(`web-${GAME}-${id}`, {
    card: String(translator.value(GAME, 'card', values.card)),
    left: Number(values.left),
    right: Number(values.right),
    leftName: named((city + 1) % n),
    rightName: named((city + n - 1) % n),
  })
}
