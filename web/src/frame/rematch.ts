/** Rematches: a new table with the same seats. */
import { api } from '../core/api.ts'

/** The id of the next table. If all people are on this device, it starts at once. */
export async function rematch(id: string): Promise<string> {
  const next = await api.rematch(id)
  const people = next.seats.filter(({ sort }) => sort === 'person')
  const isAlone = people.every(({ is_you: isHere }) => isHere) && next.seats.every(({ sort }) => sort !== 'open')
  if (next.status === 'open' && next.is_host && isAlone) await api.start(next.id)
  return next.id
}

/** Downloads a text as a file. */
export function download(text: string, name: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
