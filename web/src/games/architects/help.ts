/** The help pages of Architects. */
import { icons, wonder } from '../../manifest/manifest.ts'
import CardFront from './CardFront.svelte'

export default {
  CardFront,
  chapters: [
    { id: 'aim', picture: wonder('giza', true, true, true, false, false) },
    { id: 'turn', picture: icons('deck', 'deck', 'deck') },
    { id: 'stage', picture: icons('W', 'S', 'C', 'P', 'G', 'coin') },
    { id: 'effects', picture: wonder('olympia', true, true, false, false, false) },
    { id: 'science', picture: icons('compass', 'gear', 'tablet', 'token') },
    { id: 'blue', picture: icons('points', 'cat') },
    { id: 'military', picture: icons('shield', 'horn', 'peace', 'war') },
    { id: 'end', picture: icons('points', 'crown') },
  ],
  symbols: [
    { group: 'resources', names: ['W', 'S', 'C', 'G', 'P'] },
    {
      group: 'figures',
      names: ['coin', 'points', 'shield', 'stage', 'wonder', 'token', 'victory', 'cards', 'discard'],
    },
    { group: 'science', names: ['compass', 'gear', 'tablet', 'wild-science'] },
    { group: 'conflict', names: ['horn', 'cat', 'peace', 'war'] },
    { group: 'powers-architects', names: ['extra-card', 'choose-token', 'search', 'any-resources', 'double-coin'] },
  ],
  colours: ['grey', 'yellow', 'green', 'blue', 'red'],
}
