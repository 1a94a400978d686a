/** What is to be said of a finished game: everybody's chances at every moment, and which decisions gave some away. */
import { Refusal, api } from '../api.ts'
import type { MomentJudged, Reason, VerdictShown } from '../types/messages.ts'

const PATIENCE = 1500 // milliseconds before asking again where the server has asked for patience

export class Judgement {
  /** The moments judged so far, from the first on. */
  moments = $state.raw<readonly MomentJudged[]>([])
  plies = $state(0)
  isDone = $state(false)
  trouble = $state.raw<Reason | null>(null)
  #hasBegun = false

  constructor(readonly id: string) {}

  /** Everybody's chances by moment. */
  get chances(): ReadonlyMap<number, readonly number[]> {
    return new Map(this.moments.map(({ ply, chances }) => [ply, chances]))
  }

  /** What is to be said of a decision; undefined as long as it is not judged. */
  verdict(ply: number): VerdictShown | null | undefined {
    return this.moments[ply]?.verdict
  }

  /** Asks for portion after portion, once; ends when told to. */
  async begin(isOver: () => boolean): Promise<void> {
    if (this.#hasBegun) return
    this.#hasBegun = true
    while (!this.isDone && !isOver()) {
      try {
        await this.#goOn()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.reason.id !== 'too-fast') {
          this.trouble = error.reason
          this.#hasBegun = false
          return
        }
        await new Promise((later) => setTimeout(later, PATIENCE))
      }
    }
  }

  async #goOn(): Promise<void> {
    const { plies, moments, next } = await api.analysis(this.id, this.moments.length)
    this.moments = [...this.moments, ...moments]
    this.plies = plies
    this.trouble = null
    this.isDone = next === null
  }
}
