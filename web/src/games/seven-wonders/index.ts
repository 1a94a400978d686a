/** 7 Wonders in the client, both editions. */
import type { GameManifest, GameTable } from '../../manifest/manifest.ts'
import { DRAWINGS } from './drawings.ts'
import { lesson, placeOf } from './lesson.ts'
import { momentsOf } from './moments.ts'
import { sentenceWithPayees } from './payees.ts'

const sides = ({ edition }: Readonly<Record<string, string>>): string[] =>
  edition === '2' ? ['day', 'night'] : ['a', 'b']

export default {
  game: 'seven-wonders',
  order: 1,
  tiles: [
    {
      id: 'first',
      game: 'seven-wonders',
      options: { edition: '1' },
      players: [2, 3, 4, 5, 6, 7],
      usual: 4,
      art: [{ name: 'gizah', built: 3, of: 3 }],
      tint: 'var(--yellow)',
      variants: { 2: 'free-city' },
    },
    {
      id: 'second',
      game: 'seven-wonders',
      options: { edition: '2' },
      players: [3, 4, 5, 6, 7],
      usual: 4,
      art: [{ name: 'babylon', built: 3, of: 3 }],
      tint: 'var(--blue)',
    },
  ],
  assignment: {
    option: 'boards',
    sort: 'board',
    modes: (options) => ['random', 'choose', ...sides(options).map((side) => `random-${side}`), 'named'],
    sides,
  },
  drawings: DRAWINGS,
  categories: {
    military: { icon: 'kind-red', kind: 'red' },
    treasury: { icon: 'coin', kind: 'yellow' },
    wonder: { icon: 'wonder', kind: 'brown' },
    civilian: { icon: 'kind-blue', kind: 'blue' },
    science: { icon: 'kind-green', kind: 'green' },
    commerce: { icon: 'kind-yellow', kind: 'yellow' },
    guilds: { icon: 'kind-purple', kind: 'purple' },
  },
  sheetPlacement: 'bottom',
  placeOf,
  sentenceOf: sentenceWithPayees,
  momentsOf,
  lesson,
  help: () => import('./help.ts').then((module) => module.default),
  table: () => import('./table.ts').then((module) => module.default as unknown as GameTable),
} satisfies GameManifest
