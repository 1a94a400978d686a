/** What the overlay shows: a city, what is left in a deck, the discard pile, or the face-down tokens. */
import type { DeckName } from '../../types/architects.ts'

export type OverlayTarget =
  { sort: 'city'; seat: number } | { sort: 'deck'; deck: DeckName } | { sort: 'discard' } | { sort: 'stack' }

class OverlayState {
  at = $state.raw<OverlayTarget | null>(null)

  /** Opens it, or closes it if it is open. */
  toggle(wanted: OverlayTarget): void {
    this.at = JSON.stringify(this.at) === JSON.stringify(wanted) ? null : wanted
  }

  close(): void {
    this.at = null
  }
}

export const overlay = new OverlayState()
