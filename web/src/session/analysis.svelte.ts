/** The analysis of a finished game: win probabilities at every moment, and the moves that lost some. */
import { Refusal, api } from '../core/api.ts'
import type { MomentJudged, Reason, VerdictShown } from '../types/messages.ts'

const PATIENCE = 1500 // milliseconds before asking again where the server has asked for patience
const PASSING = ['too-fast', 'unreachable'] // refusals that may be over the next time

export class Analysis {
  /** The moments judged so far, from the first on. */
  moments = $state.raw<readonly MomentJudged[]>([])
  plies = $state(0)
  isDone = $state(false)
  /** How far the bots that analyse are compiled, in percent; null once they are. */
  preparing = $state<number | null>(null)
  trouble = $state.raw<Reason | null>(null)
  #hasBegun = false

  constructor(
    readonly id: string,
    /** Whether to look deeper than usual. */
    readonly isDeeper = false,
  ) {}

  /** Everybody's chances by moment. */
  get chances(): ReadonlyMap<number, readonly number[]> {
    return new Map(this.moments.map(({ ply, chances }) => [ply, chances]))
  }

  /** What is to be said of a decision; undefined as long as it is not judged. */
  verdict(ply: number): VerdictShown | null | undefined {
    return this.moments[ply]?.verdict
  }

  /** Loads one portion after the other, once; stops when `isOver` says so. */
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
    this.isDone = next === null
  }
}
