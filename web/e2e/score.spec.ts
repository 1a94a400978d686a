/** The score pad on a phone: a whole sheet with one thumb, reloads, the right winner, files and history. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { PHONE, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

test.use({ hasTouch: true, isMobile: true })
const LEAST_KEY = 44

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.locator('.keys').getByText(digit, { exact: true }).tap()
}

async function tapItems(page: Page, ...items: string[]): Promise<void> {
  for (const item of items) await page.getByTestId(`item-${item}`).tap()
}

/** Keys that are too small for a thumb. */
function smallKeys(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const keys = [...document.querySelectorAll<HTMLElement>('[data-testid=editor] button, main table button')]
    const isSmall = (key: HTMLElement): boolean => {
      const { width, height } = key.getBoundingClientRect()
      return height < least || width < 32
    }
    return keys.filter(isSmall).map((key) => key.outerHTML.slice(0, 80))
  }, LEAST_KEY)
}

async function fillIn(page: Page): Promise<void> {
  await page.getByTestId('cell-0-military').tap()
  await tapItems(page, 'victory-1', 'victory-2', 'victory-3', 'defeat')
  await expect(page.getByTestId('cell-points')).toHaveText('8')
  await expectAccessible(page)
  await page.getByTestId('next-player').tap()
  await tapItems(page, 'victory-1', 'defeat', 'defeat', 'defeat')
  await page.getByTestId('editor').getByRole('button').first().tap()
  await page.getByTestId('cell-0-science').tap()
  await tapItems(page, 'compass', 'compass', 'compass', 'compass', 'gear', 'gear', 'gear', 'tablet', 'wild', 'wild')
  await expect(page.getByTestId('cell-points')).toHaveText('55')
  await expect(page.getByTestId('wild-best')).toContainText('2 ×')
  await picture(page, 'score-science')
}

test('a sheet of 7 Wonders, filled in with one thumb', async ({ page }) => {
  await settle(page, 'pt-BR', PHONE, { theme: 'dark' })
  await page.goto('/score')
  await page.getByTestId('name-0').fill('Ana')
  await page.getByTestId('name-1').fill('Bo')
  await page.getByLabel('Maravilha de Ana').selectOption('babylon-a')
  await page
    .getByRole('button', { name: /^Remover/ })
    .last()
    .tap()
  await expect(page.getByText('A Cidade Livre não entra')).toBeVisible()
  await expectAccessible(page)
  await page.getByTestId('start-sheet').tap()
  await fillIn(page)
  expect(await smallKeys(page)).toEqual([])
  await page.getByTestId('editor').getByLabel('Fechar').tap()
  await page.getByTestId('cell-1-guilds').tap()
  const [cell, editor] = [page.getByTestId('cell-1-guilds'), page.getByTestId('editor')]
  await expect
    .poll(
      async () => (await cell.boundingBox())!.y + (await cell.boundingBox())!.height - (await editor.boundingBox())!.y,
    )
    .toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.reload()
  await expect(page.getByTestId('cell-0-science')).toHaveText('55')
  await page.getByTestId('cell-1-science').tap()
  await page.getByTestId('editor').getByText('Número').tap()
  await type(page, '53')
  await expect(page.getByTestId('editor')).toContainText('Nenhuma combinação de peças dá 53 pontos')
  await page.getByTestId('editor').getByLabel('Fechar').tap()
  await expect(page.getByTestId('problems')).toContainText('Bo')
  await expect(page.getByTestId('score-result')).toContainText('Ana vence com 63 pontos')
  await picture(page, 'score-sheet')
  await expectAccessible(page)
  await page.getByTestId('keep').tap()
  await expect(page).toHaveURL(/\/score\/history$/)
  await expectAccessible(page)
})

test('the history is exported to a file and imported again', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await page.goto('/score')
  await page.getByText('7 Wonders Duel', { exact: true }).tap()
  await page.getByTestId('start-sheet').tap()
  await page.getByTestId('at-once').selectOption('1 military')
  await expect(page.getByTestId('score-result')).toContainText('Player 2 wins')
  await page.getByTestId('keep').tap()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export-csv').tap()])
  const file = await download.path()
  expect(readFileSync(file, 'utf-8')).toContain('duel')
  await page.getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('button', { name: 'Tap again to delete' }).tap()
  await expect(page.getByText('No saved sheets yet.')).toBeVisible()
  await page
    .getByTestId('import')
    .setInputFiles({ name: 'scores.csv', mimeType: 'text/csv', buffer: readFileSync(file) })
  await expect(page.getByText('1 sheet imported.')).toBeVisible()
  await expect(page.getByText('By military supremacy.')).toBeVisible()
})
