/** Rated games in a real browser: set up, played or left, and what the leaderboards show. */
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, type Size, become, picture, rush, settle } from './table.ts'
import { expect, test } from './test.ts'

const RATED = { is_rated: true, clock: { bank: 600, increment: 5 } }

/** A person with their own browser and profile. */
async function owner(browser: Browser, name: string, language: string, size: Size): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await settle(page, language, size)
  await become(page, name)
  expect((await page.request.post('/api/profile/code')).ok()).toBe(true)
  return page
}

async function post(page: Page, path: string, data: object = {}): Promise<{ id: string }> {
  const answer = await page.request.post(`/api${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { id: string }
}

async function sit(page: Page, id: string): Promise<void> {
  expect((await page.request.put(`/api/tables/${id}/seats/1`, { data: { sort: 'me' } })).ok()).toBe(true)
}

test('a rated game is set up, left, and seen on the leaderboard', async ({ browser }) => {
  const ana = await owner(browser, 'Ana', 'en', DESKTOP)
  const bo = await owner(browser, 'Bo', 'pt-BR', PHONE)
  await ana.goto('/new/duel')
  await ana.getByRole('switch', { name: 'Rated game' }).check()
  await expect(ana.getByRole('radio', { name: 'No clock' })).toHaveCount(0)
  await expect(ana.getByTestId('setup-1').locator('optgroup')).toHaveCount(0)
  await expectAccessible(ana)
  await picture(ana, 'rated-new-en-desktop')
  await ana.getByTestId('create').click()
  await ana.waitForURL('**/table/*')
  const id = ana.url().split('/').pop()!

  await bo.goto(`/table/${id}`)
  await bo.getByTestId('join-at-once').click()
  await expect(bo.getByTestId('rated-notice')).toBeVisible()
  await expectAccessible(bo)
  await picture(bo, 'rated-lobby-pt-BR-phone')
  await ana.getByTestId('start').click()
  await expect(ana.getByTestId('frame')).toBeVisible()
  await post(bo, `/tables/${id}/leave`)
  await expect(ana.getByText('You have won the rated game.', { exact: false })).toBeVisible()
  await picture(ana, 'rated-forfeit-en-desktop')

  await ana.goto('/ratings/duel/2')
  const board = ana.getByTestId('leaderboard')
  await expect(board.getByRole('row', { name: /Ana \(you\)/ })).toBeVisible()
  await expect(board.getByText('Bot, Champion')).toBeVisible()
  await expectAccessible(ana)
  await picture(ana, 'ratings-en-desktop')
  await board.getByRole('link', { name: 'Ana' }).first().click()
  await expect(ana.getByTestId('rating-graph')).toBeVisible()
  await ana.getByText('Show as a table').click()
  await expectAccessible(ana)
  await picture(ana, 'ratings-history-en-desktop')

  await bo.goto('/ratings/duel/2')
  await expect(bo.getByTestId('leaderboard').getByRole('row', { name: /Bo \(você\)/ })).toBeVisible()
  await expectAccessible(bo)
  await picture(bo, 'ratings-pt-BR-phone')
  await bo.goto('/profile')
  await expect(bo.getByTestId('own-ratings').getByRole('listitem')).toHaveCount(1)
})

test('the score sheet shows what a rated game did to the ratings', async ({ browser }) => {
  const ana = await owner(browser, 'Ana', 'pt-BR', PHONE)
  const bo = await owner(browser, 'Bo', 'en', DESKTOP)
  const { id } = await post(ana, '/tables', { game: 'architects', players: 2, ...RATED })
  await sit(bo, id)
  await post(ana, `/tables/${id}/start`)
  for (const page of [ana, bo]) await page.goto(`/table/${id}`)
  await Promise.all([rush(ana, id), rush(bo, id)])
  await expect(ana.getByTestId('rating-changes').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(ana)
  await picture(ana, 'rated-end-pt-BR-phone')
})

test('a guest learns that a rated table needs a profile', async ({ browser, page }) => {
  const ana = await owner(browser, 'Ana', 'en', DESKTOP)
  const { id } = await post(ana, '/tables', { game: 'duel', ...RATED })
  await settle(page, 'pt-BR', PHONE)
  await become(page, 'Visita')
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('rated-notice').getByRole('link', { name: 'Criar um perfil' })).toBeVisible()
  await expect(page.getByText('Crie um perfil para se sentar')).toBeVisible()
})
