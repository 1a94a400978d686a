/** The moments of 7 Wonders that get a banner: the conflicts at the end of an age, and a new age. */
import { say, translator } from '../../core/i18n.svelte.ts'
import type { IconName } from '../../icons/names.ts'
import type { Moment } from '../../manifest/manifest.ts'
import type { EventShown } from '../../types/messages.ts'
import type { AgeEvent, ConflictEvent } from '../../types/seven-wonders.ts'

const NUMERALS = ['I', 'II', 'III']

export function momentsOf(events: readonly EventShown[], names: readonly string[]): Moment[] {
  const conflicts = events.map(({ event }) => event as unknown as ConflictEvent).filter(isConflict)
  const ages = events.filter(({ event }) => event.event === 'age')
  return [
    ...(conflicts.length ? [conflictOf(conflicts, names)] : []),
    ...ages.map(({ event, message }) => ({
      numeral: NUMERALS[Number((event as unknown as AgeEvent).age) - 1] ?? '',
      title: translator.sentence('seven-wonders', message, names),
    })),
  ]
}

const isConflict = ({ event }: ConflictEvent): boolean => event === 'conflict'

function conflictOf(conflicts: readonly ConflictEvent[], names: readonly string[]): Moment {
  const results = conflicts.map(({ city, victories, defeats }) => ({
    seat: city,
    name: names[city] ?? say('seven-wonders-free-city'),
    icons: [...times(victories, 'victory'), ...times(defeats, 'defeat')],
  }))
  return { title: say('web-moment-conflict'), results }
}

const times = (n: number, icon: IconName): IconName[] => Array.from({ length: n }, () => icon)
