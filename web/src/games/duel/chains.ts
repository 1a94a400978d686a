/** The emblem of each chain, by its first card. A card that is also in 7 Wonders has the same emblem there. */
import type { IconName } from '../../icons/names.ts'

export const CHAIN_ICONS: Readonly<Record<string, IconName>> = {
  stable: 'chain-1',
  garrison: 'chain-2',
  palisade: 'chain-3',
  scriptorium: 'chain-4',
  pharmacist: 'chain-5',
  theater: 'chain-6',
  altar: 'chain-7',
  baths: 'chain-8',
  tavern: 'chain-9',
  archery_range: 'chain-10',
  parade_ground: 'chain-11',
  school: 'chain-12',
  laboratory: 'chain-13',
  statue: 'chain-14',
  temple: 'chain-15',
  rostrum: 'chain-16',
  brewery: 'chain-17',
}
