/** Sends saved sheets to the server until it has stored them, except impossible ones. */
import { Refusal, api } from '../core/api.ts'
import type { ScorePad } from '../types/messages.ts'
import { type KeptSheet, kept } from './kept.svelte.ts'
import { padFor } from './sheet.ts'
import { tally } from './tally.ts'

const AGAIN = 60_000
const STORE = '/api/sheets/{id}'
let isSending = false

/** Refusals of the sheet itself; all others may be different next time. */
const isAboutSheet = (id: string): boolean => id.startsWith('pad-') || id === 'bad-request'

export async function sendQueue(padsOf: (game: string) => readonly ScorePad[]): Promise<void> {
  const queue = kept.sheets.filter((sheet) => sheet.sync === 'queued' && isPossible(sheet, padsOf(sheet.game)))
  if (isSending || !navigator.onLine || !(queue.length || kept.removed.length)) return
  isSending = true
  try {
    if (!(await isKnown()) || !(await storesSheets())) return
    for (const id of kept.removed) if (!(await remove(id))) return
    for (const sheet of queue) if (!(await send(sheet))) return
  } finally {
    isSending = false
  }
}

/** Whether this server stores sheets: older ones do not. */
async function storesSheets(): Promise<boolean> {
  const paths = await api.paths().catch(() => null)
  return !!paths?.[STORE]?.put
}

/** Whether the server knows us: it stores sheets only for guests and profiles. */
async function isKnown(): Promise<boolean> {
  const guest = await api.me().catch(() => undefined)
  kept.needsName = guest === null
  return !!guest
}

function isPossible(sheet: KeptSheet, pads: readonly ScorePad[]): boolean {
  const pad = padFor(pads, sheet.options)
  return !!pad && tally(pad, sheet)?.problems.length === 0
}

/** Whether the server has accepted or refused the sheet. */
async function send({ id, game, options, players, supremacy, played }: KeptSheet): Promise<boolean> {
  const columns = players.map(({ name, wonder, entries }) => ({ name, wonder, entries }))
  try {
    await api.storeSheet(id, { game, options, players: columns, supremacy, played })
    kept.mark(id, 'sent')
  } catch (error) {
    if (!(error instanceof Refusal) || !isAboutSheet(error.reason.id)) return false
    kept.mark(id, 'refused')
  }
  return true
}

/** Whether the server has deleted the sheet. */
async function remove(id: string): Promise<boolean> {
  try {
    await api.removeSheet(id)
  } catch (error) {
    if (!(error instanceof Refusal) || !isAboutSheet(error.reason.id)) return false
  }
  kept.forget(id)
  return true
}

/** Sends now, whenever the network returns, and every minute; returns a function that stops it. */
export function keepSending(padsOf: (game: string) => readonly ScorePad[]): () => void {
  const run = (): void => void sendQueue(padsOf)
  run()
  addEventListener('online', run)
  const timer = setInterval(run, AGAIN)
  return () => {
    removeEventListener('online', run)
    clearInterval(timer)
  }
}
