/** The coach at the table: hints, the level that explains itself, and the daily deal. */
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, become, expectNoScroll, picture, settle, sitDown } from './table.ts'
import { expect, test } from './test.ts'

for (const [language, size] of [
  ['en', DESKTOP],
  ['pt-BR', PHONE],
] as const) {
  test(`a hint marks a card and says why, ${language}, ${size.name}`, async ({ page }) => {
    await settle(page, language, size)
    await sitDown(page, { game: 'duel', options: { wonders: 'first-game' }, seed: 5 })
    const button = page.getByTestId('hint')
    await expect(button).toBeEnabled()
    await page.keyboard.press('h')
    const text = page.getByTestId('hint-text')
    await expect(text).toContainText(language === 'en' ? 'Play “' : 'Jogue “')
    await expect(page.getByTestId('hint-mark')).toBeVisible()
    await picture(page, `hint-${language}-${size.name}`)
    await expectNoScroll(page)
    await expectAccessible(page)
    await page.getByTestId('hint-close').click()
    await expect(text).toBeHidden()
  })
}

test('a coach explains its moves beside the table and in the log', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await sitDown(page, { game: 'duel', options: { wonders: 'first-game' }, seed: 5, level: 'coach' })
  await expect(page.getByTestId('hint')).toBeEnabled()
  await page.keyboard.press('1')
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('coach-says')).toContainText('I played “')
  await expect(page.getByTestId('coached').first()).toContainText('I played “')
  await picture(page, 'coach-says')
})

test('the daily deal is started once and resumed, without hints', async ({ page }) => {
  await settle(page, 'pt-BR', PHONE)
  await become(page, 'Ana')
  await page.goto('/')
  await page.getByTestId('daily').click()
  const start = page.getByTestId('daily-architects').getByTestId('daily-start')
  await start.click()
  await expect(page.getByTestId('table-architects')).toBeVisible()
  await expect(page.getByTestId('hint')).toBeHidden()
  const table = page.url()
  await page.goto('/daily')
  await expectAccessible(page)
  await start.click()
  await expect(page).toHaveURL(table)
})
