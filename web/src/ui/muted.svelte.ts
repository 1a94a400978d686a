/** People whose messages this browser hides. Tables name a person by a pseudonym, and only that is stored. */
import { load, store } from './storage.ts'

const MOST = 200

class Muted {
  #list = $state.raw<readonly string[]>(load<string[]>('muted', []))

  has(who: string): boolean {
    return this.#list.includes(who)
  }

  toggle(who: string): void {
    const others = this.#list.filter((other) => other !== who)
    this.#list = this.has(who) ? others : [...others, who].slice(-MOST)
    store('muted', this.#list)
  }
}

export const muted = new Muted()
