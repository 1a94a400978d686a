/** Which scene shows which wonder, and which of its five parts stand. */
import type { Component } from 'svelte'
import Alexandria from './Alexandria.svelte'
import AppianWay from './AppianWay.svelte'
import Babylon from './Babylon.svelte'
import CircusMaximus from './CircusMaximus.svelte'
import Ephesus from './Ephesus.svelte'
import Giza from './Giza.svelte'
import GreatLibrary from './GreatLibrary.svelte'
import Halicarnassus from './Halicarnassus.svelte'
import Olympia from './Olympia.svelte'
import Piraeus from './Piraeus.svelte'
import Rhodes from './Rhodes.svelte'
import Sphinx from './Sphinx.svelte'

export type Scene = Component<{ built: readonly boolean[] }>

/** Scenes by the name of the board (7 Wonders), wonder (Architects) or wonder card (Duel). */
export const SCENES: Record<string, Scene> = {
  alexandria: Alexandria,
  great_lighthouse: Alexandria,
  babylon: Babylon,
  hanging_gardens: Babylon,
  ephesus: Ephesus,
  temple_of_artemis: Ephesus,
  giza: Giza,
  gizah: Giza,
  pyramids: Giza,
  halicarnassus: Halicarnassus,
  mausoleum: Halicarnassus,
  olympia: Olympia,
  statue_of_zeus: Olympia,
  rhodes: Rhodes,
  colossus: Rhodes,
  appian_way: AppianWay,
  circus_maximus: CircusMaximus,
  great_library: GreatLibrary,
  piraeus: Piraeus,
  sphinx: Sphinx,
}

const PARTS = 5

/** The five parts of a scene, from the ground up, each standing when the stage it belongs to is built. */
export function standing(stages: readonly { built: boolean }[]): boolean[] {
  return Array.from({ length: PARTS }, (_, part) => stages[Math.floor((part * stages.length) / PARTS)]?.built ?? false)
}
