/** The players' ratings at a rated table, reloaded when somebody comes or goes. */
import { api } from '../../core/api.ts'
import { say } from '../../core/i18n.svelte.ts'
import type { SeatRating, TableShown } from '../../types/messages.ts'

export class SeatRatings {
  #seats = $state.raw<readonly SeatRating[]>([])

  constructor(table: () => TableShown) {
    const key = $derived(
      table().is_rated
        ? table()
            .seats.map(({ who }) => who ?? '')
            .join(' ')
        : '',
    )
    $effect(() => {
      if (!key.trim()) return
      api.tableRatings(table().id).then(
        (loaded) => (this.#seats = loaded),
        () => undefined,
      )
    })
  }

  /** A seat's rating with its uncertainty; empty if there is none. */
  of(seat: number): string {
    const skill = this.#seats[seat]?.before
    return skill ? say('web-ratings-value', { rating: `${skill.rating}`, uncertainty: `${skill.uncertainty}` }) : ''
  }
}
