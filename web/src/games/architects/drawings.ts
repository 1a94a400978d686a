/** The drawings of the wonders. */
import Alexandria from '../../wonders/Alexandria.svelte'
import Babylon from '../../wonders/Babylon.svelte'
import type { Drawing } from '../../wonders/drawing.ts'
import Ephesus from '../../wonders/Ephesus.svelte'
import Giza from '../../wonders/Giza.svelte'
import Halicarnassus from '../../wonders/Halicarnassus.svelte'
import Olympia from '../../wonders/Olympia.svelte'
import Rhodes from '../../wonders/Rhodes.svelte'

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  alexandria: Alexandria,
  babylon: Babylon,
  ephesus: Ephesus,
  giza: Giza,
  halicarnassus: Halicarnassus,
  olympia: Olympia,
  rhodes: Rhodes,
}
