/** The score sheets on this device: the current one, and the saved ones. Stored at every tap. */
import { load, store } from '../ui/storage.ts'
import type { Column, Entry, Sheet, Supremacy } from './sheet.ts'

/** `queued` waits for the server, `sent` is stored there, `refused` was not accepted. */
export type SyncState = 'queued' | 'sent' | 'refused'

export interface KeptSheet extends Sheet {
  /** Created on this device; the server stores a sheet once, however often it arrives. */
  id: string
  /** When it was played, as an ISO date. */
  played: string
  sync: SyncState
}

export interface Remembered {
  name: string
  mark: number
}

const DRAFT = 'score-draft'
const SHEETS = 'score-sheets'
const REMOVED = 'score-removed'
const NAMES = 'score-names'
const MOST_NAMES = 30

class Kept {
  draft = $state<KeptSheet | null>(load<KeptSheet | null>(DRAFT, null))
  /** The latest first. */
  sheets = $state<KeptSheet[]>(load<KeptSheet[]>(SHEETS, []))
  /** Sheets deleted here that the server still has. */
  removed = $state<string[]>(load<string[]>(REMOVED, []))
  /** Names used on this device with their colours, the latest first. */
  names = $state<Remembered[]>(load<Remembered[]>(NAMES, []))

  /** Whether sheets wait because the server does not know the user yet. */
  needsName = $state(false)

  begin(game: string, options: Record<string, string>, players: Column[]): void {
    const id = crypto.randomUUID?.() ?? randomId()
    this.draft = { id, played: new Date().toISOString(), sync: 'queued', game, options, players, supremacy: null }
    this.#remember(players)
    this.#storeDraft()
  }

  enter(seat: number, category: string, entry: Entry): void {
    const player = this.draft!.players[seat]!
    if (Object.keys(entry).length) player.entries[category] = entry
    else delete player.entries[category]
    this.#storeDraft()
  }

  choose(seat: number, wonder: string | null, stages: string | undefined): void {
    const player = this.draft!.players[seat]!
    player.wonder = wonder
    if (stages) delete player.entries[stages]
    this.#storeDraft()
  }

  end(supremacy: Supremacy | null): void {
    this.draft!.supremacy = supremacy
    this.#storeDraft()
  }

  discard(): void {
    this.draft = null
    this.#storeDraft()
  }

  /** Moves the sheet to the history. */
  keep(): void {
    const sheet = $state.snapshot(this.draft)!
    this.bring([{ ...sheet, sync: 'queued' }])
    this.discard()
  }

  /** Opens a saved sheet again. */
  edit(id: string): void {
    this.draft = structuredClone($state.snapshot(this.sheets.find((sheet) => sheet.id === id)!))
    this.#storeDraft()
  }

  remove(id: string): void {
    if (this.sheets.some((sheet) => sheet.id === id && sheet.sync === 'sent')) this.#storeRemoved([...this.removed, id])
    this.sheets = this.sheets.filter((sheet) => sheet.id !== id)
    store(SHEETS, this.sheets)
  }

  /** Adds sheets to the history; one with the same id replaces the other. */
  bring(sheets: readonly KeptSheet[]): void {
    const ids = new Set(sheets.map(({ id }) => id))
    const others = this.sheets.filter(({ id }) => !ids.has(id))
    this.sheets = [...sheets, ...others].sort((a, b) => (a.played < b.played ? 1 : -1))
    store(SHEETS, this.sheets)
  }

  mark(id: string, sync: SyncState): void {
    this.sheets = this.sheets.map((sheet) => (sheet.id === id ? { ...sheet, sync } : sheet))
    store(SHEETS, this.sheets)
  }

  #remember(players: readonly Column[]): void {
    const used = players.map(({ name, mark }) => ({ name, mark }))
    const others = this.names.filter(({ name }) => !used.some((one) => one.name === name))
    this.names = [...used, ...others].slice(0, MOST_NAMES)
    store(NAMES, this.names)
  }

  /** The server has deleted a sheet too. */
  forget(id: string): void {
    this.#storeRemoved(this.removed.filter((one) => one !== id))
  }

  #storeRemoved(ids: string[]): void {
    this.removed = ids
    store(REMOVED, ids)
  }

  #storeDraft(): void {
    store(DRAFT, this.draft)
  }
}

/** An id for browsers that cannot create one: pages of the local network are not served over HTTPS. */
function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const variant = '89ab'[parseInt(bytes[16]!, 16) % 4]!
  return [
    bytes.slice(0, 8),
    bytes.slice(8, 12),
    `4${bytes.slice(13, 16)}`,
    variant + bytes.slice(17, 20),
    bytes.slice(20),
  ].join('-')
}

export const kept = new Kept()
