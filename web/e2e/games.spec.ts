/** A whole game of every kind, played to the score sheet by clicking: in English on a desktop, in Portuguese on a phone. */
import {
  DESKTOP,
  type GameSetup,
  PHONE,
  type Size,
  expectNoScroll,
  picture,
  playOut,
  rush,
  settle,
  sitDown,
} from './table.ts'
import { expect, test } from './test.ts'

const SETUPS: Record<string, GameSetup> = {
  duel: { game: 'duel', seed: 12 },
  'seven-wonders-first': {
    game: 'seven-wonders',
    players: 3,
    seed: 5,
    options: { edition: '1', boards: 'babylon-b olympia-b halicarnassus-b' },
  },
  'seven-wonders-second': { game: 'seven-wonders', players: 7, seed: 6, options: { edition: '2' } },
  'seven-wonders-free-city': { game: 'seven-wonders', players: 2, seed: 7, options: { edition: '1' } },
  architects: { game: 'architects', players: 4, seed: 8 },
}
/** README also shows an English phone. */
const READERS: [string, Size][] = [
  ['en', DESKTOP],
  ['pt-BR', PHONE],
  ...(process.env.PHAROS_PICTURES ? [['en', PHONE] satisfies [string, Size]] : []),
]
const MOMENTS = { start: 1, middle: 16, late: 26 } // clicks

for (const [name, setup] of Object.entries(SETUPS)) {
  for (const [language, size] of READERS) {
    test(`${name}, ${language}, ${size.name}`, async ({ page }) => {
      await settle(page, language, size)
      await sitDown(page, setup)
      await expect(page.getByTestId(`table-${setup.game}`)).toBeVisible()
      await playOut(page, 3, async (click) => {
        const moment = Object.entries(MOMENTS).find(([, at]) => at === click)?.[0]
        if (!moment) return
        await expectNoScroll(page)
        await picture(page, `${name}-${moment}-${language}-${size.name}`)
      })
      await expect(page.getByTestId('score-0')).toBeVisible()
      await picture(page, `${name}-end-${language}-${size.name}`)
    })
  }
}

for (const [name, rushed] of [
  ['duel', 24],
  ['seven-wonders-free-city', 20],
  ['architects', 0],
] as const) {
  test(`${name} with moving cards, to the count of the points`, async ({ page }) => {
    await settle(page, 'en', DESKTOP, { speed: 'fast' })
    const id = await sitDown(page, SETUPS[name]!)
    if (rushed) {
      await rush(page, id, rushed) // the rest of the game has animations
      await page.reload()
    }
    await playOut(page, 3)
    await expect(page.getByTestId('analyse')).toBeVisible()
  })
}
