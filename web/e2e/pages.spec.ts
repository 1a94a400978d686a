/** Every page at both sizes and in both languages: it opens without a mistake, axe finds nothing grave, a picture is kept. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { NO_BROWSER, browser } from './browser.ts'
import { DESKTOP, PHONE, become, picture, settle } from './table.ts'

test.skip(!browser(), NO_BROWSER)

const PAGES: Record<string, string> = {
  home: '/', 'new-duel': '/new/duel', 'new-seven-wonders': '/new/seven-wonders', 'new-architects': '/new/architects', statistics: '/statistics',
  'rules-duel': '/help/duel', 'rules-seven-wonders': '/help/seven-wonders', 'rules-architects': '/help/architects',
  'symbols-duel': '/help/duel/symbols', 'cards-seven-wonders': '/help/seven-wonders/cards', 'cards-architects': '/help/architects/cards', 'chains-duel': '/help/duel/chains', nowhere: '/nowhere',
}

for (const [language, size, theme] of [['en', DESKTOP, 'light'], ['pt-BR', PHONE, 'dark'], ['en', PHONE, 'light'], ['pt-BR', DESKTOP, 'dark']] as const) {
  test(`pages, ${language}, ${size.name}, ${theme}`, async ({ page }) => {
    const mistakes: string[] = []
    page.on('pageerror', (error) => mistakes.push(error.message))
    await settle(page, language, size, theme)
    await become(page, 'Ana')
    for (const [name, path] of Object.entries(PAGES)) {
      await test.step(name, async () => {
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} is too wide`).toBeLessThanOrEqual(0)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        expect(await page.locator('body').innerText(), 'a word is missing').not.toMatch(/\bweb-[a-z]/)
        await expectAccessible(page)
        await picture(page, `page-${name}-${language}-${size.name}-${theme}`)
      })
    }
    expect(mistakes).toEqual([])
  })
}

test('the language can be changed in place', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/help/duel')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Language').selectOption('pt-BR')
  await expect(page.getByRole('heading', { name: 'Três formas de vencer' })).toBeVisible()
})

test('a card tells everything about itself by a click and by the keyboard', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/help/duel/cards')
  await page.getByRole('button', { name: /^Stable/ }).click()
  await expect(page.getByRole('region', { name: 'Stable' })).toContainText('Horse Breeders')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Stable' })).toBeHidden()
})
