/** The chapters of the rules of each game, and the pieces that picture them. The sentences are `web-rules-<game>-<chapter>`. */
import type { IconName } from '../icons/names.ts'

export type Picture =
  | { sort: 'cards'; names: string[]; edition?: number }
  | { sort: 'icons'; names: IconName[] }
  | { sort: 'wonder'; name: string; built: boolean[] }

export interface Chapter { id: string; picture?: Picture }

const cards = (names: string[], edition?: number): Picture => ({ sort: 'cards', names, ...(edition ? { edition } : {}) })
const icons = (...names: IconName[]): Picture => ({ sort: 'icons', names })
const wonder = (name: string, ...built: boolean[]): Picture => ({ sort: 'wonder', name, built })

export const RULES: Record<string, readonly Chapter[]> = {
  duel: [
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
  'seven-wonders': [
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
  architects: [
    { id: 'aim', picture: wonder('giza', true, true, true, false, false) },
    { id: 'turn', picture: icons('deck', 'deck', 'deck') },
    { id: 'stage', picture: icons('W', 'S', 'C', 'P', 'G', 'coin') },
    { id: 'effects', picture: wonder('olympia', true, true, false, false, false) },
    { id: 'science', picture: icons('compass', 'gear', 'tablet', 'token') },
    { id: 'blue', picture: icons('points', 'cat') },
    { id: 'military', picture: icons('shield', 'horn', 'peace', 'war') },
    { id: 'end', picture: icons('points', 'crown') },
  ],
}

/** Symbols that explain themselves, by group; the sentence is `web-symbol-<name>`. */
export const SYMBOLS: readonly { group: string; names: readonly IconName[]; games: readonly string[] }[] = [
  { group: 'resources', names: ['W', 'S', 'C', 'O', 'G', 'P', 'L'], games: ['duel', 'seven-wonders', 'architects'] },
  { group: 'figures', names: ['coin', 'points', 'shield', 'stage', 'wonder', 'token', 'victory', 'defeat', 'cards', 'discard'], games: ['duel', 'seven-wonders', 'architects'] },
  { group: 'science', names: ['compass', 'gear', 'tablet', 'wild-science'], games: ['seven-wonders', 'architects'] },
  { group: 'science-duel', names: ['armillary', 'law', 'mortar', 'plumb_level', 'quill', 'sundial', 'wheel'], games: ['duel'] },
  { group: 'conflict', names: ['horn', 'cat', 'peace', 'war'], games: ['architects'] },
  { group: 'military', names: ['pawn', 'destroy', 'opponent'], games: ['duel'] },
  { group: 'powers', names: ['chain', 'free', 'revive'], games: ['duel', 'seven-wonders'] },
  { group: 'powers-duel', names: ['play-again', 'library', 'economy', 'theology'], games: ['duel'] },
  { group: 'powers-seven', names: ['seventh', 'copy', 'first-of-colour', 'first-card', 'last-card', 'arrow-left', 'arrow-right', 'arrow-both'], games: ['seven-wonders'] },
  { group: 'powers-architects', names: ['extra-card', 'choose-token', 'search', 'any-resources', 'double-coin'], games: ['architects'] },
  { group: 'badges', names: ['badge-own', 'badge-pay', 'badge-free', 'badge-never'], games: ['duel', 'seven-wonders'] },
]
