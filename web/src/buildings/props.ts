/** What surrounds buildings: trees, goods, tools, statues. In the same notation as `structures.ts`. */
import { disc, each } from './shapes.ts'

export const PROPS = {
  pine: [
    'wood base M-1.5 0v-7h3v7z',
    'green base M0-32l8 12h-3.500l6 9h-3l5 7h-25l5-7h-3l6-9h-3.500z',
    'green hi M-1-29l-6 9h3l-5 8h2.500l-4.5 7h5z',
  ],
  tree: [
    'wood base M-1.5 0v-10h3v10z',
    'green base M-11-12q-4-6 2-9-1-7 6-8 6-4 9 2 7 0 6 7 4 6-2 9-10 4-21-1z',
    'green hi M-9-14q-2-4 3-5.5-1-5 4-6.5-3 5 0 8-5 1-7 4z',
  ],
  cypress: ['wood base M-1 0v-5h2v5z', 'green dark M0-34q6 14 5 25-.5 5-5 6-4.5-1-5-6-1-11 5-25z'],
  palm: [
    'wood base M-1.5 0q2-10-.5-22l2.5-.5q3 11 1.5 22.500z',
    'green base M-1-22q-4-6-12-2 7 0 9 3-6 1-7 7 4-5 10-5 6 0 10 5-1-6-7-7 4-3 9-2-6-5-11 1z',
  ],
  bush: [
    'green base M-8 0q-4-1-3-4 1-3 4-2 .5-5 5-5 3 0 4 3 5-2 6 2 4 .5 3 4-.5 2-3 2z',
    'green hi M-9-2q1-2 3-2 1-4 4-4-2 3-1 5-3 2-6 1z',
  ],
  logs: [
    `wood base ${disc(-9, -4.5, 4.5)}${disc(0, -4.5, 4.5)}${disc(9, -4.5, 4.5)}${disc(-4.5, -12, 4.5)}${disc(4.5, -12, 4.5)}`,
    `wood hi ${disc(-9, -4.5, 3)}${disc(0, -4.5, 3)}${disc(9, -4.5, 3)}${disc(-4.5, -12, 3)}${disc(4.5, -12, 3)}`,
    `wood shade ${disc(-9, -4.5, 1.4)}${disc(0, -4.5, 1.4)}${disc(9, -4.5, 1.4)}${disc(-4.5, -12, 1.4)}${disc(4.5, -12, 1.4)}`,
  ],
  blocks: [
    'stone base M-13 0v-9h12v9zM1 0v-9h12v9zM-6-9v-9h12v9z',
    'stone hi M-12.5-8.500h11v2.500h-11zM1.5-8.500h11v2.500h-11zM-5.5-17.500h11v2.500h-11z',
  ],
  bricks: [
    'clay base M-14 0v-5h9v5zM-5 0v-5h9v5zM4 0v-5h9v5zM-10-5v-5h9v5zM-1-5v-5h9v5zM-5-10v-5h9v5z',
    'clay hi M-13.5-4.500h8v1.500h-8zM-4.5-4.500h8v1.500h-8zM4.5-4.500h8v1.500h-8zM-9.5-9.500h8v1.500h-8zM-.5-9.500h8v1.500h-8zM-4.5-14.500h8v1.500h-8z',
  ],
  ore: ['slate base M-13 0l2-7 5-2 2-6 6-1 4 5 5 3 2 8z', 'slate hi M-9-5l4-2 2-6 3-.5-2 7-4 4zM4-9l4 2-3 3z'],
  cart: [
    'wood base M-13-4v-10h22l4 10z',
    'wood line M-8-5v-8M-2-5v-8M4-5v-8',
    `wood dark ${disc(-7, -4, 4)}${disc(7, -4, 4)}`,
    `wood hi ${disc(-7, -4, 1.3)}${disc(7, -4, 1.3)}`,
  ],
  quarry: [
    'stone base M-42 0v-16h10v-9h12v-8h26v7h14v10h12v8h10v8z',
    'stone hi M-41.5-15.500h10v3h-10zM-31.5-24.500h11v3h-11zM-19.5-32.500h25v3h-25zM6.5-25.500h13v3h-13zM20.5-15.500h11v3h-11z',
    'stone line M-32-16h12v16M-20-25h26v9h-12v16M6-16h14v16M32-8v8',
  ],
  pit: [
    'clay base M-42 0q2-14 14-16 8-11 26-10 16-1 24 8 16 3 20 18z',
    'clay hi M-39-3q3-9 12-11 8-9 22-9-14 6-18 14-8 1-10 6z',
    'clay line M-30-2q6-8 16-8M-8-12q10-6 22-2M8-3q10-6 22-2',
  ],
  jar: [
    'clay base M-4 0q-5-8-4-14 1-4 4-5v-4h8v4q3 1 4 5 1 6-4 14z',
    'clay hi M-5.5-9q0-6 3-8-1 5 0 12z',
    'kind base M-8-14h16v3h-16z',
    'clay line M-4-20q-6 0-5 5M4-20q6 0 5 5',
  ],
  bottle: [
    'glass base M-7 0q-5-3-4-9 1-6 8-9v-8h6v8q7 3 8 9 1 6-4 9z',
    'glass hi M-8-4q-2-7 5-10-3 5-2 10z',
    'glass light M-4.5-26h9v-3h-9z',
  ],
  loom: [
    'wood base M-16 0v-34h4v34zM12 0v-34h4v34zM-19-33v-4h38v4zM-14-6v-3h28v3z',
    'purple base M-11-33h22v18q-5 3-11 0-6-3-11 0z',
    'purple hi M-10.5-32.500h5v15q-3-.5-5 1z',
    'gold glint M-10-27h20M-10-22h20',
    'ivory glint M-9-15v6M-4-16v7M1-15v6M6-14v5',
  ],
  sheets: [
    'wood base M-20 0v-30h3v30zM17 0v-30h3v30zM-22-29v-2.500h44v2.500z',
    'ivory base M-14-29h12v20h-12zM2-29h12v20h-12z',
    'ivory shade M-11-25h6M-11-21h6M-11-17h6M5-25h6M5-21h6M5-17h6',
  ],
  barrel: [
    'wood base M-6 0q-3-8 0-16h12q3 8 0 16z',
    'wood hi M-5-1q-2-7 0-14h3q-1 7 0 14z',
    'steel base M-7.5-5.500h15v2h-15zM-7.5-12.500h15v2h-15z',
  ],
  vines: [
    'wood base M-14 0v-17h2v17zM12 0v-17h2v17zM-16-16.500h32v-2h-32z',
    'green base M-16-17q-2-6 5-6 2-4 7-2 5-4 9 0 6-2 7 3 6 1 3 6-15 3-31-1z',
    `purple base ${each([-9, 1, 9], (x) => disc(x - 1.6, -13, 1.8) + disc(x + 1.6, -13, 1.8) + disc(x, -10, 1.8))}`,
  ],
  statue: [
    'marble base M-12 0v-4h24v4zM-9-4v-9h18v9zM-11-13v-3h22v3z',
    'bronze base M-6-16q-1-12 2-19h7q4 7 3 19z',
    'bronze base M3-34l8-10 2.5 2-8 12zM-4-33l-7 6 5 5 1.5-2-2.5-3 5-3z',
    `bronze base ${disc(0, -38.5, 3.6)}`,
    'bronze hi M-4-17q-1-10 2-16h2q-3 8-1 16z',
    'gold base M-3.5-41q3.5-3 7 0l.5-2q-4-3-8 0z',
  ],
  well: [
    'wood base M-13-8v-20h3v20zM10-8v-20h3v20z',
    'kind base M-19-26l7-10h24l7 10z',
    'kind hi M-17-27l5-8h5l-5 8z',
    'wood line M0-26v10',
    'steel base M-3-16h6l-1 6h-4z',
    'stone base M-16 0v-10h32v10z',
    'stone line M-16-5h32M-8-5v-5M0 0v-5M8-5v-5',
  ],
  ship: [
    'sea base M-44 2q44-7 88 0 0 6-44 7-44-1-44-7z',
    'wood base M-1-4v-42h2.500v42z',
    'kind base M2-44q22 8 18 32l-18 3z',
    'kind hi M4-40q12 6 13 15-6-8-13-9z',
    'ivory base M-2-38v28l-16 2q2-18 16-30z',
    'wood base M-28-8q28 6 56-2-3 10-9 12h-37q-8-2-10-10z',
    'wood hi M-26-6q26 5 52-2l-1 2q-26 6-50 2z',
    'sea glint M-38 4q5-2 10 0t10 0M16 5q5-2 10 0t10 0',
  ],
  target: [
    'wood base M-9 0l5-14h3L-6 0zM9 0l-5-14h-3L6 0z',
    `ivory base ${disc(0, -18, 12)}`,
    `kind base ${disc(0, -18, 8.5)}`,
    `ivory base ${disc(0, -18, 5)}`,
    `kind base ${disc(0, -18, 2)}`,
    'wood line M0-18l11-7',
  ],
  catapult: [
    'wood base M-22-6h44v4h-44z',
    'wood base M-6-6l5-20h4l5 20h-4l-3-13-3 13z',
    'wood base M-24-33l3-3 25 20-2 3z',
    `stone base ${disc(-23, -36, 5)}`,
    `wood dark ${disc(-15, -4, 5)}${disc(15, -4, 5)}`,
    `wood hi ${disc(-15, -4, 1.6)}${disc(15, -4, 1.6)}`,
  ],
  fence: [
    'wood base M-17 0v-12h3v12zM-1.5 0v-12h3v12zM14 0v-12h3v12z',
    'wood light M-20-9h40v2.500h-40zM-20-4.500h40v2.500h-40z',
  ],
  horse: [
    'wood base M-16 0l1-12q-3-6 2-9 10-2 18 0l7-10q-1-3 1-3l2 2q5 2 6 7l-3 2q-3-1-4 0l-4 9-2 4 1 10h-3l-2-10q-6 3-12 0l-4 3-1 7z',
    'shadow base M-14-20q-6 1-6 10 3-1 3-5zM5-21l6-9 2 1-3 9z',
  ],
  spears: [
    'wood base M-9 0v-30h2v30zM-1 0v-34h2v34zM7 0v-30h2v30z',
    'steel base M-8-37l3 7h-6zM0-41l3 7h-6zM8-37l3 7h-6z',
    'kind base M-12-8q12 4 24 0v-9q-12 4-24 0z',
  ],
  banner: [
    'wood base M-1 0v-46h2v46zM-10-44h20v-2h-20z',
    'kind base M-9-43h18v22l-9-5-9 5z',
    'kind hi M-8.5-42.500h4v19l-4 2z',
    'gold glint M-7-40h14',
  ],
  flag: ['wood base M-.7 0v-15h1.400v15z', 'kind base M.7-15l13 3.5-13 4z'],
  book: [
    'red base M-13 0v-12q7-3 13 1 6-4 13-1v12q-7-3-13 1-6-4-13-1z',
    'ivory base M-11-2v-10q6-2 11 1.5 5-3.5 11-1.500v10q-6-2-11 1.5-5-3.5-11-1.500z',
    'ivory shade M-8-9q3-1 6 0M-8-6q3-1 6 0M8-9q-3-1-6 0M8-6q-3-1-6 0M0-10.500v10',
  ],
  flask: [
    'glass base M-3-20v8l-8 10q0 2 2 2h18q2 0 2-2l-8-10v-8z',
    'green base M-8-5h16l2.5 3q0 1.5-1.5 1.500h-18q-1.5 0-1.5-1.500z',
    'glass light M-4.5-20h9v-2.500h-9z',
  ],
  scales: [
    'gold base M-1-2v-26h2v26zM-7 0v-2.500h14v2.500zM-14-25v-2h28v2z',
    'gold line M-13-25l-4 11M-13-25l4 11M13-25l-4 11M13-25l4 11',
    'gold base M-18-14h10q-1 5-5 5t-5-5zM8-14h10q-1 5-5 5t-5-5z',
  ],
  telescope: [
    'wood line M0-10l-7 10M0-10l7 10M0-10v10',
    'bronze base M-10-9l18-13 3 4-18 13z',
    'glass base M8-23l4-2 4 6-4 2z',
  ],
  coins: [
    'gold base M-14-2a6 2 0 1 1 12 0v2h-12zM-14-5a6 2 0 1 1 12 0v3h-12zM-14-8a6 2 0 1 1 12 0v3h-12zM1-2a6 2 0 1 1 12 0v2h-12zM1-5a6 2 0 1 1 12 0v3h-12z',
    'gold hi M-13-8a5 1.3 0 1 1 10 0 5 1.3 0 1 1-10 0zM2-5a5 1.3 0 1 1 10 0 5 1.3 0 1 1-10 0z',
  ],
  pool: ['marble base M-20 0v-6h40v6z', 'sea base M-17-6q17-5 34 0-17 5-34 0z', 'sea glint M-9-6q3-1.5 6 0t6 0'],
  camel: [
    'sand base M-16 0l1-13q0-6 4-7 1-6 5-6t4 5q1-6 5-6t4 6q2 0 3-3l2-9q1-4 5-4l4 3q-1 3-4 2l-1 9q-1 6-4 8l-1 12h-3l-1-11q-8 2-15 0l-2 11h-3l-1-8-2 8z',
    'kind base M-7-20h9l1 9h-11z',
  ],
} as const
