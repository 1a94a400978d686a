/** The host's announcements: polled now and then, pushed at tables, and hidden for good once the user closes them. */
import type { AnnouncementShown } from '../types/messages.ts'
import { Refusal, api } from './api.ts'

const KEY = 'pharos-announcements-read'
const MOST_READ = 50
const EVERY = 120_000 // milliseconds

class Announcements {
  #all = $state.raw<readonly AnnouncementShown[]>([])
  #read = $state.raw<readonly string[]>(stored())

  /** Those that the user has not closed. */
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
      /* private windows store nothing */
    }
  }

  async load(): Promise<void> {
    try {
      this.hear(await api.announcements())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // offline: keep what is known
    }
  }

  /** Polls now and then while the page is visible; returns a function that stops it. */
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
