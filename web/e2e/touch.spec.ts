/** Fingers: on the smallest phone everything that can be pressed is at least 44 pixels wide and high. */
import type { Page } from '@playwright/test'
import { type GameSetup, clickOn, dice, hasEnded, settle, sitDown, untilDue } from './table.ts'
import { expect, test } from './test.ts'

test.use({ hasTouch: true, isMobile: true })

const LEAST = 44
const SIZES = [
  { name: 'small phone', width: 360, height: 740 },
  { name: 'phone', width: 390, height: 844 },
] as const
const SETUPS: Record<string, GameSetup> = {
  duel: { game: 'duel', seed: 12 },
  'seven-wonders': { game: 'seven-wonders', players: 7, seed: 6, options: { edition: '2', boards: 'choose' } },
  'seven-wonders, Free City': { game: 'seven-wonders', players: 2, seed: 7, options: { edition: '1' } },
  architects: { game: 'architects', players: 4, seed: 8 },
}

/** What can be pressed and is too small, with half a pixel of tolerance. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=button], [role=tab]'),
    ].filter((node) => {
      const { width, left, right, top, bottom } = node.getBoundingClientRect()
      return (
        width > 0 &&
        getComputedStyle(node).visibility !== 'hidden' &&
        !node.closest('[inert]') &&
        !node.matches(':disabled') &&
        right > 0 &&
        left < innerWidth &&
        bottom > 0 &&
        top < innerHeight
      )
    })
    return shown.flatMap((node) => {
      const { width, height } = node.getBoundingClientRect()
      return width < least || height < least
        ? [
            `${node.dataset.testid ?? node.className} ${Math.round(width)}x${Math.round(height)} ${node.textContent?.trim().slice(0, 30)}`,
          ]
        : []
    })
  }, LEAST - 0.5)
}

for (const [name, setup] of Object.entries(SETUPS)) {
  test(name, async ({ page }) => {
    await settle(page, 'pt-BR', SIZES[0])
    await sitDown(page, setup)
    await expect(page.getByTestId(`table-${setup.game}`)).toBeVisible()
    const roll = dice(3)
    for (let click = 0, attempt = 0; click < 50 && attempt < 600 && !(await hasEnded(page)); attempt++) {
      await untilDue(page)
      if (await hasEnded(page)) break
      await clickOn(page, roll)
      if (click++ % 3) continue
      for (const { name, width, height } of [SIZES[1], SIZES[0]]) {
        await page.setViewportSize({ width, height })
        expect(await tooSmall(page), `${name}, after ${click} clicks`).toEqual([])
      }
    }
  })
}

test('a city listed by name', async ({ page }) => {
  await settle(page, 'en', SIZES[0])
  await sitDown(page, { game: 'seven-wonders', players: 3, seed: 6, options: { edition: '2', boards: 'random-day' } })
  const roll = dice(2)
  for (let click = 0; click < 10; click++) await clickOn(page, roll)
  await page.getByTestId('city-cards').first().click()
  await expect(page.getByTestId('listing')).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('listing')).toBeHidden()
})
