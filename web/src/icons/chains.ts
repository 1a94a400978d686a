/** Which emblem stands for which chain: named after the earlier card, the same card wears the same emblem in both games. */
import type { IconName } from './names'

const BOTH = {
  scriptorium: 'chain-4',
  theater: 'chain-6',
  altar: 'chain-7',
  baths: 'chain-8',
  school: 'chain-12',
  laboratory: 'chain-13',
  statue: 'chain-14',
  temple: 'chain-15',
} as const satisfies Record<string, IconName>

const DUEL = {
  ...BOTH,
  stable: 'chain-1',
  garrison: 'chain-2',
  palisade: 'chain-3',
  pharmacist: 'chain-5',
  tavern: 'chain-9',
  archery_range: 'chain-10',
  parade_ground: 'chain-11',
  rostrum: 'chain-16',
  brewery: 'chain-17',
} as const satisfies Record<string, IconName>

const SEVEN_WONDERS = {
  ...BOTH,
  walls: 'chain-3',
  apothecary: 'chain-5',
  well: 'chain-9',
  training_ground: 'chain-11',
  forum: 'chain-16',
  east_trading_post: 'chain-18',
  west_trading_post: 'chain-19',
  marketplace: 'chain-20',
  workshop: 'chain-21',
  caravansery: 'chain-22',
  library: 'chain-23',
  dispensary: 'chain-24',
} as const satisfies Record<string, IconName>

/** Emblems by game, then by the card that begins the chain. */
export const CHAINS = { duel: DUEL, 'seven-wonders': SEVEN_WONDERS } as const

/** The emblem of the chain that begins with a card; the plain link for a card without one. */
export function chainIcon(game: string, card: string): IconName {
  const emblems: Record<string, IconName> = CHAINS[game as keyof typeof CHAINS] ?? {}
  return emblems[card] ?? 'chain'
}
