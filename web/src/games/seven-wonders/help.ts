/** The help pages of 7 Wonders. */
import { type GameHelp, cards, icons, wonder } from '../../manifest/manifest.ts'
import CardFront from './CardFront.svelte'
import { CHAIN_ICONS } from './chains.ts'

export default {
  CardFront,
  chapters: [
    { id: 'aim', picture: wonder('alexandria', true, true, true) },
    { id: 'turn', picture: icons('hand', 'cards', 'arrow-left') },
    { id: 'build', picture: cards(['altar', 'walls', 'library'], 2) },
    { id: 'trade', picture: icons('arrow-left', 'W', 'S', 'C', 'O', 'coin') },
    { id: 'chain', picture: cards(['altar', 'pantheon'], 2) },
    { id: 'stage', picture: wonder('rhodes', true, true, false) },
    { id: 'sell', picture: icons('discard', 'coin') },
    { id: 'military', picture: icons('shield', 'victory', 'defeat') },
    { id: 'science', picture: icons('compass', 'gear', 'tablet', 'wild-science') },
    { id: 'guilds', picture: cards(['workers_guild', 'builders_guild'], 2) },
    { id: 'end', picture: icons('points', 'crown') },
    { id: 'editions', picture: icons('sun', 'moon') },
    { id: 'free-city', picture: icons('person', 'wonder', 'person') },
  ],
  symbols: [
    { group: 'resources', names: ['W', 'S', 'C', 'O', 'G', 'P', 'L'] },
    { group: 'figures', names: ['coin', 'points', 'shield', 'stage', 'victory', 'defeat', 'cards', 'discard'] },
    { group: 'science', names: ['compass', 'gear', 'tablet', 'wild-science'] },
    { group: 'powers', names: ['chain', 'free', 'revive'] },
    {
      group: 'powers-seven',
      names: [
        'seventh',
        'copy',
        'first-of-colour',
        'first-card',
        'last-card',
        'arrow-left',
        'arrow-right',
        'arrow-both',
      ],
    },
    { group: 'badges', names: ['badge-own', 'badge-pay', 'badge-free', 'badge-never'] },
  ],
  colours: ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple'],
  chainIcons: CHAIN_ICONS,
  editions: [1, 2],
} satisfies GameHelp
