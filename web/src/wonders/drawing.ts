/** The drawing of a wonder, and which of its five parts are built. */
import type { Component } from 'svelte'

export type Drawing = Component<{ built: readonly boolean[] }>

const PARTS = 5

/** The five parts of a drawing, from the ground up. Each belongs to a stage. */
export function partsBuilt(stages: readonly { built: boolean }[]): boolean[] {
  return Array.from({ length: PARTS }, (_, part) => stages[Math.floor((part * stages.length) / PARTS)]?.built ?? false)
}
