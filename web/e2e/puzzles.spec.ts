/** Puzzles and the explorer: a theme, a wrong try, the solution, play on; figures of openings, also beside a replay. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, become, clickOn, dice, expectNoScroll, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

interface Listed {
  id: string
  themes: string[]
}

/** Opens a puzzle of a theme. */
async function open(page: Page, game: string, theme: string): Promise<void> {
  const puzzles = (await (await page.request.get(`/api/games/${game}/puzzles`)).json()) as Listed[]
  const { id } = puzzles.find(({ themes }) => themes.includes(theme))!
  await page.goto(`/puzzles/${game}/${id}?theme=${theme}`)
  await expect(page.getByTestId(`table-${game}`)).toBeVisible()
}

/** Clicks at the table until a move has been tried and graded. */
async function tryOne(page: Page): Promise<void> {
  const roll = dice(7)
  const graded = page.locator('[data-testid=puzzle-said]:is(.best, .good, .weak)')
  for (let click = 0; click < 60 && !(await graded.isVisible()); click++) await clickOn(page, roll)
  await expect(graded).toBeVisible()
}

for (const [language, size] of [
  ['en', DESKTOP],
  ['pt-BR', PHONE],
] as const) {
  test(`puzzles by theme, ${language} on a ${size.name}`, async ({ page }) => {
    await settle(page, language, size)
    await become(page, 'Ana')
    await page.goto('/')
    await page.locator('.more a[href="/puzzles/duel"]').click()
    await expect(page.getByTestId('puzzle-rating')).toHaveText('1200')
    await expectAccessible(page)
    await picture(page, `puzzles-${size.name}`)
    await page.getByTestId('puzzle-start').click()
    await page.waitForURL(/\/puzzles\/duel\/.+/)
    await expect(page.getByTestId('table-duel')).toBeVisible()
    await expectNoScroll(page)
    await expectAccessible(page)
    await picture(page, `puzzle-duel-${size.name}`)

    await page.getByTestId('puzzle-show').click()
    await expect(page.getByTestId('puzzle-why')).toBeVisible()
    await expect(page.getByTestId('mark-better')).toBeVisible()
    await expectNoScroll(page)
    await picture(page, `puzzle-solution-${size.name}`)
    const first = page.url()
    await page.getByTestId('puzzle-next').click()
    await expect(page).not.toHaveURL(first)
    await page.goto('/puzzles/duel')
    await expect(page.getByTestId('puzzle-rating')).not.toHaveText('1200')
  })

  test(`a puzzle is solved at the table and played on, ${language} on a ${size.name}`, async ({ page }) => {
    await settle(page, language, size)
    await become(page, 'Ana')
    await open(page, 'duel', 'payment')
    await tryOne(page)
    await picture(page, `puzzle-tried-${size.name}`)
    if (await page.getByTestId('puzzle-show').isVisible()) await page.getByTestId('puzzle-show').click()
    await page.getByTestId('puzzle-play-on').click()
    await page.waitForURL(/\/table\//)
    await expect(page.getByTestId('table-duel')).toBeVisible()
  })

  for (const game of ['seven-wonders', 'architects'])
    test(`puzzles of ${game}, ${language} on a ${size.name}`, async ({ page }) => {
      await settle(page, language, size)
      await become(page, 'Ana')
      await page.goto(`/puzzles/${game}`)
      await expect(page.getByTestId('puzzle-stock')).toBeVisible()
      await expectAccessible(page)
      await picture(page, `puzzles-${game}-${size.name}`)
      await open(page, game, game === 'architects' ? 'wonder' : 'payment')
      await expectNoScroll(page)
      await picture(page, `puzzle-${game}-${size.name}`)
      await tryOne(page)
      if (await page.getByTestId('puzzle-show').isVisible()) await page.getByTestId('puzzle-show').click()
      await expect(page.getByTestId('puzzle-why')).toBeVisible()
      await expectNoScroll(page)
      await expectAccessible(page)
      await picture(page, `puzzle-solution-${game}-${size.name}`)
      await page.getByTestId('puzzle-play-on').click()
      await page.waitForURL(/\/table\//)
      await expect(page.getByTestId(`table-${game}`)).toBeVisible()
    })

  test(`openings, ${language} on a ${size.name}`, async ({ page }) => {
    await settle(page, language, size)
    await become(page, 'Ana')
    await page.goto('/explore/duel')
    await expect(page.getByTestId('openings').locator('tbody tr')).toHaveCount(12)
    await expectAccessible(page)
    await picture(page, `explore-${size.name}`)
    for (const game of ['seven-wonders', 'architects']) {
      await page.goto(`/explore/${game}`)
      await expect(page.getByTestId('openings').locator('tbody tr').first()).toBeVisible()
    }
  })
}
