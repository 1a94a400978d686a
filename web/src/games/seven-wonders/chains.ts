/** The emblem of each chain, by its first card. A card that is also in Duel has the same emblem there. */
import type { IconName } from '../../icons/names.ts'

export const CHAIN_ICONS: Readonly<Record<string, IconName>> = {
  walls: 'chain-3',
  scriptorium: 'chain-4',
  apothecary: 'chain-5',
  theater: 'chain-6',
  altar: 'chain-7',
  baths: 'chain-8',
  well: 'chain-9',
  training_ground: 'chain-11',
  school: 'chain-12',
  laboratory: 'chain-13',
  statue: 'chain-14',
  temple: 'chain-15',
  forum: 'chain-16',
  east_trading_post: 'chain-18',
  west_trading_post: 'chain-19',
  marketplace: 'chain-20',
  workshop: 'chain-21',
  caravansery: 'chain-22',
  library: 'chain-23',
  dispensary: 'chain-24',
}
