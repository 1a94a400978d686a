/** Bots' levels as the server offers them and as people choose them. */
import { api } from '../../api.ts'
import type { GameShown } from '../../types/messages.ts'
import { say, words } from '../../words.svelte.ts'

type Offer = Pick<GameShown, 'id' | 'levels' | 'level'>

class Levels {
  #games = $state.raw<readonly Offer[]>([])
  #loading: Promise<void> | null = null

  /** The levels of a game, the weakest first; none until they have come. */
  of(game: string): readonly string[] {
    this.#load()
    return this.#offer(game)?.levels ?? []
  }

  /** The level that plays unless somebody says otherwise; empty until it is known, and then the server decides. */
  usual(game: string): string {
    this.#load()
    return this.#offer(game)?.level ?? ''
  }

  #offer(game: string): Offer | undefined {
    return this.#games.find(({ id }) => id === game)
  }

  #load(): void {
    this.#loading ??= api.games().then((games) => { this.#games = games }, () => { this.#loading = null })
  }
}

export const levels = new Levels()

export function levelName(level: string): string {
  return words.has(`web-level-${level}`) ? say(`web-level-${level}`) : level
}
