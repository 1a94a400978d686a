/** Something asked of the server: whether it is under way, and the sentence if it was refused. */
import { Refusal } from '../../api.ts'
import type { Names } from '../../words.svelte.ts'
import { words } from '../../words.svelte.ts'

export class Attempt {
  isBusy = $state(false)
  trouble = $state('')

  /** Does it, once at a time; true if it succeeded. */
  async run(deed: () => Promise<unknown>, names: Names = []): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    this.trouble = ''
    try {
      await deed()
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.trouble = words.error(error.reason, names)
      return false
    } finally {
      this.isBusy = false
    }
  }
}
