/** What the host tells everybody: asked for now and then, pushed at tables, and put away by the reader for good. */
import type { AnnouncementShown } from '../types/messages.ts'
import { Refusal, api } from './api.ts'

const KEY = 'pharos-announcements-read'
const MOST_READ = 50
const EVERY = 120_000 // milliseconds

class Announcements {
  #all = $state.raw<readonly AnnouncementShown[]>([])
  #read = $state.raw<readonly string[]>(stored())

  /** Those that the reader has not put away. */
  get shown(): readonly AnnouncementShown[] {
    return this.#all.filter(({ id }) => !this.#read.includes(id))
  }

  hear(all: readonly AnnouncementShown[]): void {
    this.#all = all
  }

  dismiss(id: string): void {
    this.#read = [id, ...this.#read].slice(0, MOST_READ)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#read))
    } catch {
      /* private windows keep nothing */
    }
  }

  async load(): Promise<void> {
    try {
      this.hear(await api.announcements())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // offline: what is known stays
    }
  }

  /** Asks now and then while the page is visible; returns what ends it. */
  follow(): () => void {
    void this.load()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.load()
    }, EVERY)
    return () => clearInterval(timer)
  }
}

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const announcements = new Announcements()
