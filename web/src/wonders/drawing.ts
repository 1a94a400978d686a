/** What a drawing of a wonder is, and which of its five parts stand. */
import type { Component } from 'svelte'

export type Drawing = Component<{ built: readonly boolean[] }>

const PARTS = 5

/** The five parts of a drawing, from the ground up. Each stands when the stage it belongs to is built. */
export function partsBuilt(stages: readonly { built: boolean }[]): boolean[] {
  return Array.from({ length: PARTS }, (_, part) => stages[Math.floor((part * stages.length) / PARTS)]?.built ?? false)
}
