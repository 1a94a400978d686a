/** Something that is shown for a while. */

const LASTS = 8_000 // milliseconds

export class Passing<T> {
  shown = $state.raw<T | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(what: T): void {
    this.shown = what
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.shown = null), LASTS)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
