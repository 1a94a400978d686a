/** The analysis of a finished game: win probabilities at every moment, and mistakes. */
import { Refusal, api } from '../core/api.ts'
import type { MomentJudged, Reason, VerdictShown } from '../types/messages.ts'

const PATIENCE = 1500 // milliseconds before asking a busy server again
const PASSING = ['too-fast', 'unreachable'] // refusals that are worth retrying

export class Analysis {
  /** The moments analysed so far, from the first on. */
  moments = $state.raw<readonly MomentJudged[]>([])
  plies = $state(0)
  isDone = $state(false)
  /** The progress of compiling the analysing bots, in per cent; null once they are ready. */
  preparing = $state<number | null>(null)
  trouble = $state.raw<Reason | null>(null)
  /** Whether the server has refused for good: there will be no more moments. */
  isRefused = $state(false)
  #hasBegun = false

  constructor(
    readonly id: string,
    /** Whether to search deeper than usual. */
    readonly isDeeper = false,
  ) {}

  /** Everybody's win probabilities by moment. */
  get chances(): ReadonlyMap<number, readonly number[]> {
    return new Map(this.moments.map(({ ply, chances }) => [ply, chances]))
  }

  /** The verdict on a decision; undefined until it has been analysed. */
  verdict(ply: number): VerdictShown | null | undefined {
    return this.moments[ply]?.verdict
  }

  /** Loads one portion after another, once; stops when `isOver` returns true. */
  async begin(isOver: () => boolean): Promise<void> {
    if (this.#hasBegun) return
    this.#hasBegun = true
    while (!this.isDone && !isOver()) {
      try {
        await this.#goOn()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.reason.id !== 'too-fast') this.trouble = error.reason
        if (!PASSING.includes(error.reason.id)) {
          this.#hasBegun = false
          this.isRefused = true
          return
        }
        await new Promise((later) => setTimeout(later, PATIENCE))
      }
    }
  }

  async #goOn(): Promise<void> {
    const { plies, moments, next, preparing } = await api.analysis(this.id, this.moments.length, this.isDeeper)
    this.preparing = preparing
    if (preparing !== null) await new Promise((later) => setTimeout(later, PATIENCE))
    this.moments = [...this.moments, ...moments]
    this.plies = plies
    this.trouble = null
    this.isRefused = false
    this.isDone = next === null
  }
}
