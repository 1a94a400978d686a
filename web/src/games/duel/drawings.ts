/** The drawings of the wonder cards. */
import Alexandria from '../../wonders/Alexandria.svelte'
import AppianWay from '../../wonders/AppianWay.svelte'
import Babylon from '../../wonders/Babylon.svelte'
import CircusMaximus from '../../wonders/CircusMaximus.svelte'
import type { Drawing } from '../../wonders/drawing.ts'
import Ephesus from '../../wonders/Ephesus.svelte'
import Giza from '../../wonders/Giza.svelte'
import GreatLibrary from '../../wonders/GreatLibrary.svelte'
import Halicarnassus from '../../wonders/Halicarnassus.svelte'
import Olympia from '../../wonders/Olympia.svelte'
import Piraeus from '../../wonders/Piraeus.svelte'
import Rhodes from '../../wonders/Rhodes.svelte'
import Sphinx from '../../wonders/Sphinx.svelte'

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  appian_way: AppianWay,
  circus_maximus: CircusMaximus,
  colossus: Rhodes,
  great_library: GreatLibrary,
  great_lighthouse: Alexandria,
  hanging_gardens: Babylon,
  mausoleum: Halicarnassus,
  piraeus: Piraeus,
  pyramids: Giza,
  sphinx: Sphinx,
  statue_of_zeus: Olympia,
  temple_of_artemis: Ephesus,
}
