/** A request to the server: whether and how long it has been pending, and the sentence if it was refused. */
import { Refusal } from '../core/api.ts'
import type { Names } from '../core/i18n.svelte.ts'
import { translator } from '../core/i18n.svelte.ts'

const SPINNER = 300 // milliseconds before a spinner shows
const SLOW = 2_000 // and before a text says that it is still being sent

export class Attempt {
  isBusy = $state(false)
  /** Whether it has taken long enough for a spinner, or for a text. */
  delay = $state<'none' | 'spinner' | 'slow'>('none')
  trouble = $state('')
  #current: Promise<boolean> = Promise.resolve(true)

  /** Runs it, unless something is pending; true if it succeeded. */
  run(task: () => Promise<unknown>, names: Names = []): Promise<boolean> {
    if (this.isBusy) return Promise.resolve(false)
    return (this.#current = this.#attempt(task, names))
  }

  /** Runs it after what is pending: for buttons beside a list that is loading, where no press may be lost. */
  async queue(task: () => Promise<unknown>, names: Names = []): Promise<boolean> {
    while (this.isBusy) await this.#current
    return this.run(task, names)
  }

  async #attempt(task: () => Promise<unknown>, names: Names): Promise<boolean> {
    this.isBusy = true
    this.trouble = ''
    const timers = [setTimeout(() => (this.delay = 'spinner'), SPINNER), setTimeout(() => (this.delay = 'slow'), SLOW)]
    try {
      await task()
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.trouble = translator.error(error.reason, names)
      return false
    } finally {
      timers.forEach(clearTimeout)
      this.delay = 'none'
      this.isBusy = false
    }
  }
}
