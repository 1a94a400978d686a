/** The figures of a group: standings, head-to-head, streaks and records. */
import type { GroupGame, GroupSeat } from '../../types/messages.ts'

/** A person in the figures: a member, or a name that no member has claimed. */
export interface Person {
  key: string
  name: string
}

export interface Filter {
  /** Only games from this time on, and before that one. */
  from: number
  until: number
  /** One game, or all of them if empty. */
  game: string
  where: 'both' | 'online' | 'physical'
}

export function filtered(games: readonly GroupGame[], { from, until, game, where }: Filter): GroupGame[] {
  return games.filter(
    (one) =>
      one.played >= from &&
      one.played < until &&
      (!game || one.game === game) &&
      (where === 'both' || one.is_physical === (where === 'physical')),
  )
}

/** The person in a seat; null for bots and for deleted people. */
export function personOf(seat: GroupSeat, members: ReadonlyMap<string, string>): Person | null {
  if (seat.who !== null) return { key: seat.who, name: members.get(seat.who) ?? seat.name }
  if (seat.level !== null || !seat.name) return null
  return { key: `name:${seat.name.toLowerCase()}`, name: seat.name }
}

/** Places of all seats: winners share the first, the others follow by points. */
export function placesOf(seats: readonly GroupSeat[]): number[] {
  const ahead = (a: GroupSeat, b: GroupSeat): boolean =>
    a.has_won !== b.has_won ? a.has_won : !a.has_won && a.points > b.points
  return seats.map((seat) => seats.filter((other) => ahead(other, seat)).length)
}

export interface Standing extends Person {
  games: number
  wins: number
  /** The share of opponents who finished behind; a shared place counts half. */
  beaten: number
  points: number
  /** Current wins in a row; negative: games since the last win. */
  streak: number
  best: number
}

/** The standings: most wins first, then the larger share of opponents beaten. */
export function standings(games: readonly GroupGame[], members: ReadonlyMap<string, string>): Standing[] {
  const byPerson = new Map<string, Standing & { met: number; behind: number }>()
  for (const { seats } of inOrder(games)) {
    const places = placesOf(seats)
    seats.forEach((seat, i) => {
      const person = personOf(seat, members)
      if (!person) return
      const old = byPerson.get(person.key) ?? {
        ...person, games: 0, wins: 0, beaten: 0, points: 0, streak: 0, best: 0, met: 0, behind: 0,
      } // prettier-ignore
      const streak = seat.has_won ? Math.max(0, old.streak) + 1 : Math.min(0, old.streak) - 1
      const behind = places.reduce(
        (sum, place, k) => sum + (k === i ? 0 : place > places[i]! ? 1 : place === places[i] ? 0.5 : 0),
        0,
      )
      byPerson.set(person.key, {
        ...old,
        ...person,
        games: old.games + 1,
        wins: old.wins + (seat.has_won ? 1 : 0),
        points: (old.points * old.games + seat.points) / (old.games + 1),
        streak,
        best: Math.max(old.best, streak),
        met: old.met + seats.length - 1,
        behind: old.behind + behind,
      })
    })
  }
  return [...byPerson.values()]
    .map(({ met, behind, ...rest }) => ({ ...rest, beaten: met ? behind / met : 0 }))
    .sort((a, b) => b.wins - a.wins || b.beaten - a.beaten || a.name.localeCompare(b.name))
}

/** Games from the first to the latest. */
export const inOrder = (games: readonly GroupGame[]): GroupGame[] => [...games].sort((a, b) => a.played - b.played)

export interface Meeting {
  ahead: number
  games: number
}

/** By two people's keys: how often the first finished ahead of the second; a shared place counts for neither. */
export function headToHead(
  games: readonly GroupGame[],
  members: ReadonlyMap<string, string>,
): Map<string, Map<string, Meeting>> {
  const meetings = new Map<string, Map<string, Meeting>>()
  for (const { seats } of games) {
    const places = placesOf(seats)
    const keys = seats.map((seat) => personOf(seat, members)?.key)
    keys.forEach((one, i) =>
      keys.forEach((other, k) => {
        if (!one || !other || one === other) return
        const row = meetings.get(one) ?? new Map<string, Meeting>()
        const old = row.get(other) ?? { ahead: 0, games: 0 }
        row.set(other, { ahead: old.ahead + (places[i]! < places[k]! ? 1 : 0), games: old.games + 1 })
        meetings.set(one, row)
      }),
    )
  }
  return meetings
}

export interface Mark {
  /** `points`, `margin`, `least`, or a category. */
  sort: string
  value: number
  name: string
  game: GroupGame
}

/** The records of one game: most points, widest margin, fewest points of a winner, and the most in every category. */
export function records(games: readonly GroupGame[], members: ReadonlyMap<string, string>): Mark[] {
  const best = new Map<string, Mark>()
  const offer = (
    sort: string,
    value: number,
    name: string,
    game: GroupGame,
    isBetter = (a: number, b: number) => a > b,
  ): void => {
    const old = best.get(sort)
    if (!old || isBetter(value, old.value)) best.set(sort, { sort, value, name, game })
  }
  for (const game of inOrder(games)) {
    for (const seat of game.seats) {
      const person = personOf(seat, members)
      if (!person) continue
      const others = game.seats.filter((other) => other !== seat).map(({ points }) => points)
      offer('points', seat.points, person.name, game)
      if (seat.has_won && seat.points > Math.max(...others)) {
        offer('margin', seat.points - Math.max(...others), person.name, game)
        offer('least', seat.points, person.name, game, (a, b) => a < b)
      }
      for (const [category, value] of Object.entries(seat.scores ?? {}))
        if (value > 0) offer(`category:${category}`, value, person.name, game)
    }
  }
  const first = ['points', 'margin', 'least']
  const order = ({ sort }: Mark): number => (first.includes(sort) ? first.indexOf(sort) : first.length)
  return [...best.values()].sort((a, b) => order(a) - order(b))
}
