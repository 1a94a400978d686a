/**
 * Rare decisions, made by clicking. `special.py` searches for games in which they occur; they are imported as records and
 * continued from there, as users do.
 */
import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, type Size, become, settle } from './table.ts'
import { expect, test } from './test.ts'

interface Moment {
  record: string
  ply: number
  seat: number
}
type Moments = Record<string, Record<string, Moment>>
let searched: Moments | undefined

/** The positions, searched for once by each worker. */
function moments(): Moments {
  const search = (): string =>
    execFileSync('../.venv/bin/python', ['e2e/special.py'], { encoding: 'utf-8', maxBuffer: 1 << 24 })
  return (searched ??= JSON.parse(search()) as Moments)
}

/** A table at which the page's guest owes that decision. */
async function reach(page: Page, game: string, decision: string, size: Size): Promise<string> {
  const { record, ply, seat } = moments()[game]![decision]!
  await settle(page, 'en', size)
  await become(page, 'Ana')
  const brought = await page.request.post('/api/records', { data: { record } })
  const { id } = (await brought.json()) as { id: string }
  const forked = await page.request.post(`/api/tables/${id}/fork`, { data: { ply, seat, level: 'apprentice' } })
  expect(forked.ok(), await forked.text()).toBe(true)
  const table = ((await forked.json()) as { id: string }).id
  await page.goto(`/table/${table}`)
  await expect(page.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  return table
}

/** Waits until the log shows the decision. */
async function expectTold(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('#side ol').getByText(text).first()).toBeAttached()
}

const label = async (page: Page, testid: RegExp): Promise<string> =>
  (await page.getByTestId(testid).first().locator('.label').innerText()).trim()

for (const size of [DESKTOP, PHONE]) {
  test.describe(size.name, () => {
    for (const [decision, status] of [
      ['take', 'Choose a progress token'],
      ['library', 'Keep one of the three drawn tokens'],
      ['destroy brown', 'brown'],
      ['destroy grey', 'grey'],
    ] as const) {
      test(`Duel: ${decision}`, async ({ page }) => {
        await reach(page, 'duel', decision, size)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(status, { ignoreCase: true })
        const name = await label(page, /^pick-/)
        await expect(page.getByTestId('do-commit')).toHaveAttribute('aria-disabled', 'true')
        await page
          .getByTestId(/^pick-/)
          .first()
          .click()
        await page.getByTestId('do-commit').click()
        await expectTold(page, name)
      })
    }

    test('Duel: revive', async ({ page }) => {
      await reach(page, 'duel', 'revive', size)
      const card = page.getByTestId(/^discarded-/).first()
      const name = (await card.locator('.unseen').first().innerText()).trim()
      await card.click()
      await page.getByTestId('do-commit').click()
      await expectTold(page, name)
    })

    test('Duel: who begins', async ({ page }) => {
      await reach(page, 'duel', 'begin', size)
      await page.getByTestId('do-begin-0').click()
      await expect(page.getByTestId('do-begin-0')).toBeHidden()
      await expectTold(page, /begin|start/i)
    })

    for (const [decision, verb] of [
      ['revive', 'revive'],
      ['copy-guild', 'copy'],
    ] as const) {
      test(`7 Wonders: ${decision}`, async ({ page }) => {
        await reach(page, 'seven-wonders', decision, size)
        const pick = page.getByTestId(`pick-${verb}`)
        await expect(pick).toBeVisible()
        await expect(page.getByTestId(`do-${verb}`)).toBeDisabled()
        await pick
          .getByTestId(/^card-/)
          .first()
          .click()
        await expect(pick.locator('.say p')).toContainText(/\. \w+.*\./) // its name and what it does
        await page.getByTestId(`do-${verb}`).click()
        await expect(pick).toBeHidden()
      })
    }

    test('7 Wonders: the seventh card', async ({ page }) => {
      await reach(page, 'seven-wonders', 'seventh-card', size)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('seventh card')
      await expect(page.getByTestId('do-decline')).toBeVisible()
      await page.getByTestId('do-sell').click()
      await expect(page.getByTestId('do-decline')).toBeHidden()
    })

    test('7 Wonders: a free structure', async ({ page }) => {
      await reach(page, 'seven-wonders free', 'free', size)
      const cards = page.getByTestId('hand').getByTestId(/^card-/)
      for (let i = 0; i < (await cards.count()); i++) {
        await cards.nth(i).click()
        if (await page.getByTestId('do-free').isEnabled()) break
      }
      await page.getByTestId('do-free').click()
      await expectTold(page, /as the free structure of this age/)
    })

    test('Architects: a progress token', async ({ page }) => {
      await reach(page, 'architects', 'token', size)
      await page.locator('.offer [data-testid^=card-][aria-pressed=false]').first().click()
      await page.getByTestId('do-token').click()
      await expect(page.getByTestId('do-token')).toBeHidden()
      await expectTold(page, /token/i)
    })

    for (const [decision, verb] of [
      ['extra', 'extra'],
      ['reach', 'reach'],
      ['look', 'look'],
    ] as const) {
      test(`Architects: ${decision}`, async ({ page }) => {
        const table = await reach(page, 'architects', decision, size)
        const before = await plies(page, table)
        await page.locator('main [data-testid^=card-][aria-pressed=false]').locator('visible=true').first().click()
        await page.getByTestId(`do-${verb}`).click()
        await expect.poll(() => plies(page, table)).toBeGreaterThan(before)
      })
    }

    test('Architects: keep one of the cards looked at', async ({ page }) => {
      const table = await reach(page, 'architects', 'keep', size)
      const before = await plies(page, table)
      await page.locator('.searched [data-testid^=card-]').first().click()
      await page.getByTestId('do-keep').click()
      await expect.poll(() => plies(page, table)).toBeGreaterThan(before)
    })

    test('Architects: decline', async ({ page }) => {
      const table = await reach(page, 'architects', 'decline', size)
      const before = await plies(page, table)
      await page.getByTestId('choice-decline').click()
      await page.getByTestId('do-decline').click()
      await expect.poll(() => plies(page, table)).toBeGreaterThan(before)
    })

    test('Architects: the cat looks under the central deck', async ({ page }) => {
      await reach(page, 'architects', 'peek', size)
      await expect(page.getByTestId('card-central').locator('.peek')).toBeVisible()
      await expect(page.getByTestId('card-central')).not.toContainText('face down')
    })
  })
}

async function plies(page: Page, table: string): Promise<number> {
  return ((await (await page.request.get(`/api/tables/${table}`)).json()) as { plies: number }).plies
}

test('the whole discard pile of 7 Wonders is visible where there is space for it', async ({ page }) => {
  await reach(page, 'seven-wonders', 'revive', DESKTOP)
  const cards = page.getByTestId('pick-revive').getByTestId(/^card-/)
  expect(await cards.count()).toBeGreaterThan(10)
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 })
})

test('number keys select and Enter confirms, in both games', async ({ page }) => {
  await reach(page, 'duel', 'take', DESKTOP)
  await page.keyboard.press('1')
  await expect(page.getByTestId(/^pick-/).first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId(/^pick-/).first()).toBeHidden()
  await reach(page, 'duel', 'begin', DESKTOP)
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('do-begin-0')).toBeHidden()
  await reach(page, 'seven-wonders', 'revive', DESKTOP)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('pick-revive')).toBeHidden()
})
