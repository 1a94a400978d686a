/** The games that the server offers, with their options and the levels of their bots. */
import { api } from '../core/api.ts'
import { say, translator } from '../core/i18n.svelte.ts'
import type { GameShown } from '../types/messages.ts'

class GameList {
  #games = $state.raw<readonly GameShown[]>([])
  #isLoading = false

  /** All games; empty until the server has answered. */
  get games(): readonly GameShown[] {
    this.#load()
    return this.#games
  }

  /** The levels of a game's bots, the weakest first. */
  levelsOf(game: string): readonly string[] {
    return this.#find(game)?.levels.map(({ name }) => name) ?? []
  }

  /** The measured strength of a level, in Elo points. */
  ratingOf(game: string, level: string): number | null {
    return this.#find(game)?.levels.find(({ name }) => name === level)?.rating ?? null
  }

  /** The default level; empty until it is known, and then the server decides. */
  usualLevel(game: string): string {
    return this.#find(game)?.level ?? ''
  }

  /** Whether there are puzzles for a game. */
  hasPuzzles(game: string): boolean {
    return !!this.#find(game)?.puzzles
  }

  #find(game: string): GameShown | undefined {
    return this.games.find(({ id }) => id === game)
  }

  #load(): void {
    if (this.#isLoading) return
    this.#isLoading = true
    api.games().then(
      (games) => (this.#games = games),
      () => (this.#isLoading = false),
    )
  }
}

export const gameList = new GameList()

export function levelName(level: string): string {
  return translator.has(`web-level-${level}`) ? say(`web-level-${level}`) : level
}

/** A level with its rating, as in lists of levels. */
export function levelLabel(game: string, level: string): string {
  const rating = gameList.ratingOf(game, level)
  return rating ? say('web-level-rated', { level: levelName(level), rating: `${rating}` }) : levelName(level)
}

/** What to expect of a level; empty for the levels of other packages. */
export function levelAbout(level: string): string {
  return translator.has(`web-level-${level}-about`) ? say(`web-level-${level}-about`) : ''
}
