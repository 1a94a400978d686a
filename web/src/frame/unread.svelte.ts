/** Messages from others that the user has not seen yet. */
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

  /** Messages from before the user arrived are history; messages that arrive while the chat is visible are read. */
  update(isInSight: boolean): void {
    const { chat, isReady } = this.#talk
    if (isReady && (isInSight || this.#seen < 0 || this.#seen > chat.length)) this.#seen = chat.length
  }
}
