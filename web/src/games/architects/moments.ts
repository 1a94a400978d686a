/** The moments of Architects that get a banner: battles, with the victory tokens taken. */
import { say } from '../../core/i18n.svelte.ts'
import type { IconName } from '../../icons/names.ts'
import type { Moment } from '../../manifest/manifest.ts'
import type { BattleEvent, VictoryEvent } from '../../types/architects.ts'
import type { EventShown } from '../../types/messages.ts'

export function momentsOf(events: readonly EventShown[], names: readonly string[]): Moment[] {
  const battle = events.find(({ event }) => event.event === 'battle')?.event as BattleEvent | undefined
  if (!battle) return []
  const won = events.map(({ event }) => event as unknown as VictoryEvent).filter(({ event }) => event === 'victory')
  const results = battle.shields.map((_, seat) => {
    const tokens = won.filter((victory) => victory.seat === seat).reduce((sum, { n }) => sum + n, 0)
    return { seat, name: names[seat] ?? '', icons: Array.from({ length: tokens }, (): IconName => 'victory') }
  })
  return [{ title: say('web-architects-battle'), results }]
}
