/** Score sheets as files: JSON with everything, and CSV with a row for each player. */
import type { ScorePad } from '../types/messages.ts'
import type { KeptSheet } from './kept.svelte.ts'
import { type Column, type Entry, padFor } from './sheet.ts'
import { tally } from './tally.ts'

const COLUMNS = ['id', 'played', 'game', 'options', 'supremacy', 'seat', 'name', 'mark', 'wonder', 'total', 'rank', 'reason', 'entries'] // prettier-ignore
const ID = /^[0-9a-f-]{36}$/

export class BadFile extends Error {}

export function toJson(sheets: readonly KeptSheet[]): string {
  return `${JSON.stringify({ format: 'pharos-score-sheets', version: 1, sheets }, null, 2)}\n`
}

/** A row for each player: the sums, and the entries from which it can be read back. */
export function toCsv(sheets: readonly KeptSheet[], padsOf: (game: string) => readonly ScorePad[]): string {
  const rows = sheets.flatMap((sheet) => {
    const pad = padFor(padsOf(sheet.game), sheet.options)
    const summed = pad ? tally(pad, sheet) : null
    return sheet.players.map((player, seat) => [
      sheet.id,
      sheet.played,
      sheet.game,
      pairs(sheet.options),
      sheet.supremacy?.winner === seat ? sheet.supremacy.reason : '',
      seat,
      player.name,
      player.mark,
      player.wonder ?? '',
      summed?.totals[seat] ?? '',
      summed ? 1 + summed.ranking.findIndex((rank) => rank.includes(seat)) : '',
      summed?.reason ?? '',
      Object.entries(player.entries).flatMap(([id, entry]) => pairs(entry).split(' ').map((one) => `${id}.${one}`)).join(' '), // prettier-ignore
    ])
  })
  return [COLUMNS, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n'
}

function pairs(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}

/** A field of a row; one that a spreadsheet would take for a formula gets a leading apostrophe. */
function quoted(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@\t\r-]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The sheets in a JSON or CSV file; throws BadFile. */
export function fromFile(text: string): KeptSheet[] {
  const sheets = text.trimStart().startsWith('{') ? fromJson(text) : fromCsv(text)
  if (!sheets.length || !sheets.every(isSheet)) throw new BadFile()
  return sheets.map((sheet) => ({ ...sheet, sync: 'queued' }))
}

function fromJson(text: string): KeptSheet[] {
  try {
    return (JSON.parse(text) as { sheets: KeptSheet[] }).sheets ?? []
  } catch {
    throw new BadFile()
  }
}

function fromCsv(text: string): KeptSheet[] {
  const [head, ...rows] = rowsOf(text)
  if (!head || !COLUMNS.every((name) => head.includes(name))) throw new BadFile()
  const sheets = new Map<string, KeptSheet>()
  for (const row of rows) {
    const field = (name: string): string => row[head.indexOf(name)] ?? ''
    const id = field('id')
    const [played, game, options] = [field('played'), field('game'), unpaired(field('options'))]
    const sheet = sheets.get(id) ?? { id, played, game, options, players: [], supremacy: null, sync: 'queued' }
    if (field('supremacy')) sheet.supremacy = { reason: field('supremacy'), winner: sheet.players.length }
    sheet.players.push(columnOf(field))
    sheets.set(id, sheet)
  }
  return [...sheets.values()]
}

function columnOf(field: (name: string) => string): Column {
  const entries: Record<string, Entry> = {}
  for (const [key, value] of Object.entries(unpaired(field('entries')))) {
    const [category, item] = key.split('.') as [string, string | undefined]
    if (item) entries[category] = { ...entries[category], [item]: Number(value) }
  }
  const name = field('name').replace(/^'(?=[=+@\t\r-])/, '')
  return { name, mark: Number(field('mark')), wonder: field('wonder') || null, entries }
}

function unpaired(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').filter(Boolean).map((pair) => pair.split('=') as [string, string])) // prettier-ignore
}

/** The rows of a CSV text, quoted fields included. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quote, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quote === undefined ? plain! : quote.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

function isSheet(sheet: KeptSheet): boolean {
  const isWhole = (entry: Entry): boolean => Object.values(entry).every(Number.isInteger)
  return (
    ID.test(sheet?.id) &&
    !Number.isNaN(Date.parse(sheet.played)) &&
    typeof sheet.game === 'string' &&
    Array.isArray(sheet.players) &&
    sheet.players.every(({ name, entries }) => typeof name === 'string' && Object.values(entries ?? {}).every(isWhole))
  )
}
