/** Nothing scrolls during play, from the smallest phone to a large desktop, with as many players as there can be. */
import { type GameSetup, clickOn, dice, expectNoScroll, hasEnded, settle, sitDown, untilDue } from './table.ts'
import { expect, test } from './test.ts'

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const
const SETUPS: Record<string, GameSetup> = {
  duel: { game: 'duel', seed: 12 },
  'seven-wonders for 7': { game: 'seven-wonders', players: 7, seed: 6, options: { edition: '2', boards: 'choose' } },
  'seven-wonders for 2': { game: 'seven-wonders', players: 2, seed: 7, options: { edition: '1' } },
  'architects for 7': { game: 'architects', players: 7, seed: 8 },
  'architects for 2': { game: 'architects', players: 2, seed: 8 },
}
const MOMENTS = [1, 2, 12, 25, 40] // clicks

for (const [name, setup] of Object.entries(SETUPS)) {
  test(`${name}: no page scroll at any size`, async ({ page }) => {
    await settle(page, 'pt-BR', { name: 'desktop', width: 1440, height: 900 })
    await sitDown(page, setup)
    await expect(page.getByTestId(`table-${setup.game}`)).toBeVisible()
    const roll = dice(3)
    for (let click = 0, attempt = 0; click < MOMENTS.at(-1)! && attempt < 600 && !(await hasEnded(page)); attempt++) {
      await untilDue(page)
      if (await hasEnded(page)) break
      await clickOn(page, roll)
      if (!MOMENTS.includes(++click)) continue
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        await test.step(`${width} x ${height} after ${click} clicks`, () => expectNoScroll(page))
      }
    }
  })
}
