/** The user: a guest with a name, and perhaps a profile. Newcomers are offered an ancient name. */
import { api } from '../core/api.ts'
import { languages, say, translator } from '../core/i18n.svelte.ts'
import { settings } from '../core/settings.svelte.ts'
import type { ProfileShown } from '../types/messages.ts'

class Guest {
  /** The name that the server knows; null for a newcomer. */
  name = $state<string | null>(null)
  /** The text in the field. */
  draft = $state('')
  isLoaded = $state(false)
  profile = $state.raw<ProfileShown | null>(null)
  #loading: Promise<void> | null = null

  /** Asks the server once who we are. */
  load(): Promise<void> {
    this.#loading ??= this.#ask().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  /** Asks the server again who we are, after signing in or out. */
  reload(): Promise<void> {
    this.#loading = null
    return this.load()
  }

  /** Another ancient name. */
  draw(): void {
    this.draft = drawn(say('web-guest-names'), this.draft)
  }

  /** Makes sure that the server knows us, by the name in the field unless it already has one. */
  async be(): Promise<void> {
    await this.load()
    const wanted = this.draft.trim()
    if (wanted === this.name && wanted) return
    this.name = (await api.name(wanted || drawn(say('web-guest-names')))).name
    this.draft = this.name
  }

  async #ask(): Promise<void> {
    const me = await api.me()
    this.name = me?.name ?? null
    this.profile = me?.has_profile ? await api.profile() : null
    await this.#shareSettings()
    if (this.name !== null) this.draft = this.name
    else if (!this.draft) this.draw()
    this.isLoaded = true
  }

  /** Applies the settings of the profile here, and stores changes in it. */
  async #shareSettings(): Promise<void> {
    settings.onKeep = () => undefined
    if (!this.profile) return
    const kept = this.profile.settings as Partial<typeof settings.chosen>
    settings.adopt(kept)
    if (kept.language && languages.includes(kept.language) && kept.language !== translator.language)
      await translator.speak(kept.language)
    settings.onKeep = (chosen) => void api.keepSettings(chosen).catch(() => undefined)
    if (!Object.keys(kept).length) settings.onKeep(settings.chosen)
  }
}

/** One of the names in a list, other than the current one. */
export function drawn(list: string, present = '', random: () => number = Math.random): string {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== present)
  return names[Math.floor(random() * names.length)] ?? present
}

export const guest = new Guest()
