/** Messages of the others that the reader has not seen yet. */
import type { Said } from '../types/messages.ts'
import { muted } from '../ui/muted.svelte.ts'

interface Talk {
  readonly chat: readonly Said[]
  readonly seat: number | null
  readonly isReady: boolean
}

export class Unread {
  #seen = $state(-1)
  #talk: Talk

  constructor(talk: Talk) {
    this.#talk = talk
  }

  get messages(): readonly Said[] {
    const { chat, seat } = this.#talk
    const isOwn = (said: Said): boolean => said.seat !== null && said.seat === seat
    return this.#seen < 0 ? [] : chat.slice(this.#seen).filter((said) => !isOwn(said) && !muted.has(said.who))
  }

  /** What was said before the reader came is history; what is said while the chat is in sight is read. */
  update(isInSight: boolean): void {
    const { chat, isReady } = this.#talk
    if (isReady && (isInSight || this.#seen < 0 || this.#seen > chat.length)) this.#seen = chat.length
  }
}
