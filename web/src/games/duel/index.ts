/** 7 Wonders Duel in the client. */
import type { GameManifest, GameTable } from '../../manifest/manifest.ts'
import { DRAWINGS } from './drawings.ts'
import { lesson, placeOf } from './lesson.ts'
import { momentsOf } from './moments.ts'

export default {
  game: 'duel',
  order: 2,
  tiles: [
    {
      id: 'duel',
      game: 'duel',
      options: {},
      players: [2],
      usual: 2,
      art: [
        { name: 'great_lighthouse', built: 1, of: 1 },
        { name: 'colossus', built: 1, of: 1 },
      ],
      tint: 'var(--red)',
    },
  ],
  assignment: { option: 'wonders', sort: 'wonder', modes: () => ['draft', 'first-game'], sides: () => [] },
  drawings: DRAWINGS,
  categories: {
    civilian: { icon: 'kind-blue', kind: 'blue' },
    science: { icon: 'kind-green', kind: 'green' },
    commerce: { icon: 'kind-yellow', kind: 'yellow' },
    guilds: { icon: 'kind-purple', kind: 'purple' },
    wonders: { icon: 'wonder', kind: 'brown' },
    progress: { icon: 'token', kind: 'green' },
    treasury: { icon: 'coin', kind: 'yellow' },
    military: { icon: 'kind-red', kind: 'red' },
  },
  placeOf,
  momentsOf,
  lesson,
  help: () => import('./help.ts').then((module) => module.default),
  table: () => import('./table.ts').then((module) => module.default as unknown as GameTable),
} satisfies GameManifest
