/** After the end: score sheet, look around, replay with keys and other eyes, play on from a move, play again. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { NO_BROWSER, browser } from './browser.ts'
import { DESKTOP, PHONE, expectNoScroll, picture, playOut, settle, sitDown } from './table.ts'

test.skip(!browser(), NO_BROWSER)

for (const size of [DESKTOP, PHONE]) {
  test(`after a game of Architects, ${size.name}`, async ({ page }) => {
    await settle(page, 'en', size)
    const id = await sitDown(page, { game: 'architects', players: 2, seed: 3 })
    await playOut(page, 4)
    await expect(page.getByTestId('score-1')).toBeVisible()
    await expectAccessible(page)

    await page.getByTestId('look-around').click()
    await expect(page.getByTestId('ended')).toBeHidden()
    await page.goto(`/replay/${id}`)
    await expect(page.getByTestId('table-architects')).toBeVisible()
    await expectNoScroll(page)
    const slider = page.getByTestId('slider')
    await page.keyboard.press('Home')
    await expect(slider).toHaveValue('0')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveValue('2')
    await page.getByTestId('eyes').selectOption('1')
    await page.getByTestId('next').click()
    await expect(slider).toHaveValue('3')
    await expectAccessible(page)
    await picture(page, `replay-${size.name}`)

    await page.getByTestId('fork-open').click()
    await page.getByTestId('fork').click()
    await page.waitForURL(/\/table\//)
    await expect(page.getByTestId('table-architects')).toBeVisible()
    expect(page.url()).not.toContain(id)
  })
}

test('play again deals anew for the same seats', async ({ page }) => {
  await settle(page, 'pt-BR', DESKTOP)
  const id = await sitDown(page, { game: 'duel', seed: 30 })
  await playOut(page, 8)
  await page.getByTestId('again').click()
  await expect.poll(() => page.url()).not.toContain(id)
  await expect(page.locator('main')).toBeVisible()
})
