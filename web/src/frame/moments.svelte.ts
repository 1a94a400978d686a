/** Banners for important moments, one after another: each lasts a second and a half, and any press closes it. */
import { untrack } from 'svelte'
import { settings } from '../core/settings.svelte.ts'
import type { Moment } from '../manifest/manifest.ts'

const LASTS = 1500 // milliseconds

export class Moments {
  #queue = $state.raw<readonly Moment[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  get shown(): Moment | null {
    return this.#queue[0] ?? null
  }

  /** Queues banners; none with reduced motion. */
  add(moments: readonly Moment[]): void {
    if (!moments.length || !settings.travel) return
    const queue = untrack(() => this.#queue)
    this.#queue = [...queue, ...moments]
    if (!queue.length) this.#wait()
  }

  skip(): void {
    if (!this.#queue.length) return
    clearTimeout(this.#timer)
    this.#queue = this.#queue.slice(1)
    if (this.#queue.length) this.#wait()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#queue = []
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.skip(), LASTS)
  }
}
