/** Everything by keys: a whole game of Duel, an age of 7 Wonders, some turns of Architects; and other shortcuts. */
import type { Page } from '@playwright/test'
import { DESKTOP, hasEnded, settle, sitDown, untilDue } from './table.ts'
import { expect, test } from './test.ts'

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Whether the server has that many decisions. */
async function plies(page: Page, id: string): Promise<number> {
  return ((await (await page.request.get(`/api/tables/${id}`)).json()) as { plies: number }).plies
}

/** What Enter would do in each game: a selected, possible button. */
const ARMED = {
  duel: 'button.armed, [data-testid=do-commit], [data-testid^=do-begin-]',
  'seven-wonders': '[data-armed]',
  architects: '[data-testid^=do-]:not([data-testid=do-decline])',
}

function isArmed(page: Page, game: keyof typeof ARMED): Promise<boolean> {
  return page.locator(`main :is(${ARMED[game]}):not(:disabled, [aria-disabled=true])`).first().isVisible()
}

/**
 * Selects by one row of keys after another until Enter would do something, and presses it. Esc comes only where Enter was not pressed:
 * a decision that is on its way may end the game, and Esc would put the score sheet away.
 */
async function pressKeys(page: Page, game: keyof typeof ARMED, rows: readonly string[][]): Promise<void> {
  for (const keys of rows) {
    await press(page, ...keys)
    if (await isArmed(page, game)) return press(page, 'Enter')
    await press(page, 'Escape')
  }
}

/** A fingerprint of the page that changes with every decision. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = ['[data-testid=frame][data-due=true]', '[data-testid=ended]', '.notice.bad', '#side .decision']
    const told = document.querySelector('h1')?.textContent
    return [told, ...parts.map((part) => document.querySelectorAll(part).length)].join(' ')
  })
}

/** Decides by keys and waits until the page shows it. While the old view is still there, Enter has no effect: try again. */
async function decide(page: Page, game: keyof typeof ARMED, rows: readonly string[][]): Promise<void> {
  const before = await shown(page)
  await expect(async () => {
    await pressKeys(page, game, rows)
    await expect.poll(() => shown(page), { intervals: [10, 20, 40, 80], timeout: 3000 }).not.toBe(before)
  }).toPass({ intervals: [0], timeout: 60_000 })
}

test('a whole game of Duel', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await sitDown(page, { game: 'duel', seed: 12 })
  for (let step = 0; step < 900 && !(await hasEnded(page)); step++) {
    await untilDue(page)
    if (await hasEnded(page)) break
    await decide(page, 'duel', [
      ['1', 'b'],
      ['1', 's'],
    ])
  }
  await expect(page.getByTestId('ended')).toBeVisible()
})

test('an age of 7 Wonders, its cities and its piles', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await sitDown(page, {
    game: 'seven-wonders',
    players: 4,
    seed: 5,
    options: { edition: '2', boards: 'random-day' },
  })
  await expect(page.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  for (const key of ['ArrowLeft', 'ArrowRight', 'd']) {
    await press(page, key)
    await expect(page.getByTestId('overlay')).toBeVisible()
    await press(page, 'Escape')
    await expect(page.getByTestId('overlay')).toBeHidden()
  }
  await press(page, '1')
  await expect(page.locator('[data-testid^=card-][aria-pressed=true]')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.locator('[data-testid^=card-][aria-pressed=true]')).toBeHidden()
  for (let step = 0; step < 200; step++) {
    if ((await page.getByTestId('bar').innerText()).includes('II')) break
    await untilDue(page)
    if (await hasEnded(page)) break
    await decide(page, 'seven-wonders', [
      ['2', 'w', 'p'],
      ['1', 'b'],
      ['2', 'b'],
      ['1', 's'],
    ])
  }
  await expect(page.getByTestId('bar')).toContainText('II')
})

test('turns of Architects', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const id = await sitDown(page, { game: 'architects', players: 3, seed: 8 })
  for (let step = 0, turns = 0; step < 200 && turns < 12 && !(await hasEnded(page)); step++) {
    await untilDue(page)
    if (await hasEnded(page)) break
    await decide(page, 'architects', [['1'], ['2'], ['3'], ['4']])
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

test('keys are off while somebody types, l opens the log, u undoes, i opens details', async ({ page }) => {
  await settle(page, 'en', { name: 'tablet', width: 900, height: 1100 })
  await sitDown(page, { game: 'seven-wonders', players: 3, seed: 5, options: { edition: '2', boards: 'random-day' } })
  await expect(page.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  await press(page, 'l')
  await expect(page.getByRole('tab', { name: 'Chat' })).toBeVisible()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByRole('textbox').fill('')
  await press(page, '1', 'b')
  await expect(page.locator('[data-testid^=card-][aria-pressed=true]')).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveValue('1b')
  await page.getByRole('tab', { name: 'Chat' }).focus()
  await press(page, 'l')
  await expect(page.getByRole('textbox')).toBeHidden()
  await page
    .getByTestId('hand')
    .getByTestId(/^card-/)
    .first()
    .focus()
  await press(page, 'i')
  await expect(page.locator('.details')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.locator('.details')).toBeHidden()
})
