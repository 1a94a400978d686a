/** Who the reader is: a guest with a name. Whoever has none yet is offered one from antiquity. */
import { Refusal, api } from '../../api.ts'
import { say } from '../../words.svelte.ts'

class Guest {
  /** The name that the server knows; null for a newcomer. */
  name = $state<string | null>(null)
  /** What stands in the field. */
  draft = $state('')
  isLoaded = $state(false)
  #loading: Promise<void> | null = null

  /** Asks the server once who we are. */
  load(): Promise<void> {
    this.#loading ??= this.#ask().catch((error: unknown) => { this.#loading = null; throw error })
    return this.#loading
  }

  /** Another name from antiquity. */
  draw(): void {
    this.draft = drawn(say('web-guest-names'), this.draft)
  }

  /** Makes sure that the server knows us by the name in the field. */
  async be(): Promise<void> {
    const wanted = this.draft.trim()
    if (wanted === this.name && wanted) return
    this.name = (await api.name(wanted || drawn(say('web-guest-names')))).name
    this.draft = this.name
  }

  async #ask(): Promise<void> {
    try {
      this.name = (await api.me()).name
      this.draft = this.name
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason.id !== 'not-a-guest') throw error
      if (!this.draft) this.draw()
    }
    this.isLoaded = true
  }
}

/** One of the names in a list, other than the present one. */
export function drawn(list: string, present = '', random: () => number = Math.random): string {
  const names = list.split(',').map((name) => name.trim()).filter((name) => name && name !== present)
  return names[Math.floor(random() * names.length)] ?? present
}

export const guest = new Guest()
