/** 7 Wonders Architects in the client. */
import type { GameHelp, GameManifest, GameTable } from '../../manifest/manifest.ts'
import { DRAWINGS } from './drawings.ts'
import { lesson, placeOf } from './lesson.ts'
import { momentsOf } from './moments.ts'

export default {
  game: 'architects',
  order: 3,
  tiles: [
    {
      id: 'architects',
      game: 'architects',
      options: {},
      players: [2, 3, 4, 5, 6, 7],
      usual: 3,
      art: [{ name: 'ephesus', built: 4, of: 5 }],
      tint: 'var(--green)',
    },
  ],
  assignment: { option: 'wonders', sort: 'wonder', modes: () => ['random', 'named'], sides: () => [] },
  drawings: DRAWINGS,
  categories: {
    wonder: { icon: 'wonder', kind: 'brown' },
    cat: { icon: 'cat', kind: 'grey' },
    blue: { icon: 'kind-blue', kind: 'blue' },
    military: { icon: 'kind-red', kind: 'red' },
    progress: { icon: 'token', kind: 'green' },
  },
  sheetPlacement: 'top-when-narrow',
  placeOf,
  momentsOf,
  lesson,
  help: () => import('./help.ts').then((module) => module.default as unknown as GameHelp),
  table: () => import('./table.ts').then((module) => module.default as unknown as GameTable),
} satisfies GameManifest
