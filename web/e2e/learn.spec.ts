/** First-game guides: each says its steps beside a real table, and moves on when the reader acts. */
import { expect, test } from '@playwright/test'
import { PHONE, clickOn, dice, expectNoScroll, isDue, picture, settle } from './table.ts'

for (const game of ['duel', 'seven-wonders', 'architects']) {
  test(`the guide of ${game}`, async ({ page }) => {
    await settle(page, 'pt-BR', PHONE)
    await page.goto(`/learn/${game}`)
    const guide = page.getByTestId('guide')
    await expect(guide).toContainText(/^1\//)
    await page.getByTestId('guide-next').click()
    await page.getByTestId('guide-next').click()
    await expect(guide).toContainText(/^3\//)
    await expectNoScroll(page)
    await picture(page, `learn-${game}`)
    const roll = dice(6)
    for (let click = 0; click < 40 && (await guide.innerText()).startsWith('3/'); click++) if (await isDue(page)) await clickOn(page, roll)
    await expect(guide).toContainText(/^4\//)
  })
}
