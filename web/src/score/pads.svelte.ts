/** The score pads of all games that have one; the service worker keeps them for use offline. */
import { api } from '../core/api.ts'
import type { ScorePad } from '../types/messages.ts'

class Pads {
  #pads = $state.raw<Record<string, ScorePad[]>>({})
  #loading: Promise<void> | null = null

  /** Loads them once; throws Refusal if the server does not answer and none are cached. */
  load(): Promise<void> {
    this.#loading ??= this.#ask().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  of = (game: string): readonly ScorePad[] => this.#pads[game] ?? []

  get all(): ScorePad[] {
    return Object.values(this.#pads).flat()
  }

  async #ask(): Promise<void> {
    const games = (await api.games()).filter(({ has_score_pad }) => has_score_pad)
    const loaded = await Promise.all(games.map(async ({ id }) => [id, await api.scorePads(id)] as const))
    this.#pads = Object.fromEntries(loaded)
  }
}

export const pads = new Pads()
