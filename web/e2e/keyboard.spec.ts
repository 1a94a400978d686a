/** Everything by keys: a whole game of Duel, an age of 7 Wonders, some turns of Architects; and what else keys do at a table. */
import { type Page, expect, test } from '@playwright/test'
import { DESKTOP, hasEnded, isDue, settle, sitDown } from './table.ts'

const press = async (page: Page, ...keys: string[]): Promise<void> => { for (const key of keys) await page.keyboard.press(key) }

/** Whether that many decisions are known to the server. */
async function plies(page: Page, id: string): Promise<number> {
  return ((await (await page.request.get(`/api/tables/${id}`)).json()) as { plies: number }).plies
}

/** Presses one row of keys after another until the decision is made. */
async function decide(page: Page, id: string, rows: readonly string[][]): Promise<void> {
  const before = await plies(page, id)
  for (const keys of rows) {
    await press(page, ...keys)
    await page.waitForTimeout(60)
    if ((await plies(page, id)) > before) return
    await press(page, 'Escape')
  }
}

test('a whole game of Duel', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const id = await sitDown(page, { game: 'duel', seed: 12 })
  for (let step = 0; step < 900 && !(await hasEnded(page)); step++) {
    if (!(await isDue(page))) { await page.waitForTimeout(40); continue }
    await decide(page, id, (await page.getByTestId('do-commit').isVisible()) ? [['1', 'Enter']] : [['1', 'b', 'Enter'], ['1', 's', 'Enter']])
  }
  await expect(page.getByTestId('ended')).toBeVisible()
})

test('an age of 7 Wonders, its cities and its piles', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const id = await sitDown(page, { game: 'seven-wonders', players: 4, seed: 5, options: { edition: '2', boards: 'random-day' } })
  await expect(page.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  for (const key of ['ArrowLeft', 'ArrowRight', 'd']) {
    await press(page, key)
    await expect(page.getByTestId('cover')).toBeVisible()
    await press(page, 'Escape')
    await expect(page.getByTestId('cover')).toBeHidden()
  }
  await press(page, '1')
  await expect(page.locator('[data-testid^=card-][aria-pressed=true]')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.locator('[data-testid^=card-][aria-pressed=true]')).toBeHidden()
  for (let step = 0; step < 200; step++) {
    if ((await page.getByTestId('bar').innerText()).includes('II')) break
    if (!(await isDue(page))) { await page.waitForTimeout(40); continue }
    await decide(page, id, [['2', 'w', 'p', 'Enter'], ['1', 'b', 'Enter'], ['2', 'b', 'Enter'], ['1', 's', 'Enter']])
  }
  await expect(page.getByTestId('bar')).toContainText('II')
})

test('turns of Architects', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const id = await sitDown(page, { game: 'architects', players: 3, seed: 8 })
  for (let step = 0, turns = 0; step < 200 && turns < 12 && !(await hasEnded(page)); step++) {
    if (!(await isDue(page))) { await page.waitForTimeout(40); continue }
    await decide(page, id, [['1', 'Enter'], ['2', 'Enter'], ['3', 'Enter'], ['4', 'Enter']])
    turns++
  }
  expect(await plies(page, id)).toBeGreaterThan(12)
  await press(page, 'ArrowLeft')
  await expect(page.getByTestId('sheet')).toContainText('Imhotep')
  await press(page, 'Escape')
  await expect(page.getByTestId('sheet')).toBeHidden()
  await press(page, 'd')
  await expect(page.getByTestId('sheet')).toContainText('Discard pile')
})

test('keys rest while somebody writes, l opens the log, u takes back, i looks closely', async ({ page }) => {
  await settle(page, 'en', { name: 'tablet', width: 900, height: 1100 })
  await sitDown(page, { game: 'seven-wonders', players: 3, seed: 5, options: { edition: '2', boards: 'random-day' } })
  await expect(page.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  await press(page, 'l')
  await expect(page.getByRole('tab', { name: 'Talk' })).toBeVisible()
  await page.getByRole('tab', { name: 'Talk' }).click()
  await page.getByRole('textbox').fill('')
  await press(page, '1', 'b')
  await expect(page.locator('[data-testid^=card-][aria-pressed=true]')).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveValue('1b')
  await page.getByRole('tab', { name: 'Talk' }).focus()
  await press(page, 'l')
  await expect(page.getByRole('textbox')).toBeHidden()
  await page.getByTestId('hand').getByTestId(/^card-/).first().focus()
  await press(page, 'i')
  await expect(page.locator('.details')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.locator('.details')).toBeHidden()
})
