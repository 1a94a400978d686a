/** The help pages of Duel. */
import { type GameHelp, cards, icons, wonder } from '../../manifest/manifest.ts'
import CardFront from './CardFront.svelte'
import { CHAIN_ICONS } from './chains.ts'

export default {
  CardFront,
  chapters: [
    { id: 'aim', picture: icons('points', 'shield', 'quill', 'armillary', 'wheel') },
    { id: 'setup', picture: wonder('pyramids', true) },
    { id: 'turn', picture: cards(['quarry', 'theater', 'workshop']) },
    { id: 'cost', picture: cards(['barracks', 'statue', 'library']) },
    { id: 'trade', picture: cards(['stone_reserve', 'forum', 'customs_house']) },
    { id: 'chain', picture: cards(['stable', 'horse_breeders']) },
    { id: 'sell', picture: icons('discard', 'coin') },
    { id: 'wonder', picture: wonder('great_lighthouse', true) },
    { id: 'military', picture: icons('pawn', 'shield', 'war') },
    { id: 'science', picture: icons('armillary', 'law', 'mortar', 'plumb_level', 'quill', 'sundial', 'wheel') },
    { id: 'ages', picture: icons('cards', 'play-again') },
    { id: 'end', picture: icons('points', 'crown') },
  ],
  symbols: [
    { group: 'resources', names: ['W', 'S', 'C', 'G', 'P'] },
    { group: 'figures', names: ['coin', 'points', 'shield', 'wonder', 'token', 'cards', 'discard'] },
    { group: 'science-duel', names: ['armillary', 'law', 'mortar', 'plumb_level', 'quill', 'sundial', 'wheel'] },
    { group: 'military', names: ['pawn', 'destroy', 'opponent'] },
    { group: 'powers', names: ['chain', 'free', 'revive'] },
    { group: 'powers-duel', names: ['play-again', 'library', 'economy', 'theology'] },
    { group: 'badges', names: ['badge-own', 'badge-pay', 'badge-free', 'badge-never'] },
  ],
  colours: ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple'],
  chainIcons: CHAIN_ICONS,
} satisfies GameHelp
