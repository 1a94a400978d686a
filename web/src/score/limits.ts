/** How many pieces a player can have. */
import type { PadItem, ScorePad } from '../types/messages.ts'
import { stagesBuilt } from './points.ts'
import { type Column, sum, wonderOf } from './sheet.ts'

/** How many of an item the player can have, including those from stages of the wonder; null without a limit. */
export function limitOf(pad: ScorePad, item: PadItem, player: Column): number | null {
  if (item.most === undefined) return null
  const wonder = wonderOf(pad, player)
  if (!wonder) return item.most + Math.max(0, ...pad.wonders.map(({ stages }) => added(item, stages)))
  const built = pad.stages! in player.entries ? stagesBuilt(pad, player) : null
  return item.most + added(item, built ?? wonder.stages)
}

function added(item: PadItem, stages: readonly PadItem[]): number {
  return sum(stages.map((stage) => stage.adds?.[item.id] ?? 0))
}
