/** What the table shows: the drawer, the focus, the digest after a reload, unread chat, banners, the reopened sheet. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, guest, picture, rush, settle, sitDown, together } from './table.ts'
import { expect, test } from './test.ts'

const DUE = '[data-testid=frame][data-due=true]'
const WONDERS = { game: 'seven-wonders', players: 3, seed: 5, options: { edition: '2', boards: 'random-day' } }

test('Esc closes the drawer and restores the focus', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await sitDown(page, { game: 'duel', seed: 12 })
  await expect(page.locator(DUE)).toBeVisible()
  const button = page.getByRole('button', { name: 'Log' })
  await button.click()
  await expect(page.locator('#side')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#side')).toBeHidden()
  await expect(button).toBeFocused()
})

test('the focus stays at the table when the focused card is played', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
  await expect(page.locator(DUE)).toBeVisible()
  const card = page.locator('[data-testid^=card-][data-slot]').first()
  const name = await card.getAttribute('data-testid')
  await card.focus()
  await page.keyboard.press('1')
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-slot][data-testid=${name}]`)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the latest events are still there after a reload', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await sitDown(page, WONDERS)
  await expect(page.locator(DUE)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('digest')).toBeVisible()
  const said = await page.getByTestId('digest').innerText()
  await page.reload()
  await expect(page.getByTestId('digest')).toHaveText(said, { useInnerText: true })
  await expect(page.getByTestId('log-turn').first().locator('.line')).toHaveCount(3) // one for each city
  await picture(page, 'log-en-desktop')
})

test('unread chat is marked on the drawer and the tab, and a toast opens it', async ({ browser }) => {
  const { ana, bo } = await together(browser, { game: 'duel', seed: 21 })
  await say(bo, 'Hello Ana')
  await expect(ana.getByTestId('toast')).toContainText('Hello Ana')
  await expect(ana.getByTestId('unread')).toHaveText('1')
  await expectAccessible(ana)
  await picture(ana, 'unread-en-phone')
  await ana.getByTestId('toast').click()
  await expect(ana.getByRole('textbox')).toBeVisible()
  await expect(ana.getByTestId('unread')).toBeHidden()
  await ana.keyboard.press('Escape')
  await say(bo, 'Are you there?')
  await expect(ana.getByTestId('unread')).toHaveText('1')
  await expect(ana).toHaveTitle(/^\(1\) /)
})

test('in the lobby of a phone, where the chat is below, a toast leads to it', async ({ browser }) => {
  const [ana, bo] = [await guest(browser, 'Ana', PHONE), await guest(browser, 'Bo', DESKTOP)]
  const made = await ana.request.post('/api/tables', { data: { game: 'architects', players: 2 } })
  const { id } = (await made.json()) as { id: string }
  await bo.request.put(`/api/tables/${id}/seats/1`, { data: { sort: 'me' } })
  for (const page of [ana, bo]) {
    await page.goto(`/table/${id}`)
    await expect(page.getByTestId('lobby-seat-0')).toBeVisible()
  }
  await bo.getByRole('textbox', { name: 'Write a message' }).fill('Ready?')
  await bo.keyboard.press('Enter')
  await ana.getByTestId('toast').click()
  await expect(ana.getByRole('textbox', { name: 'Write a message' })).toBeInViewport()
  await expect(bo.getByTestId('toast')).toBeHidden()
})

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /Chat/ }).click()
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

declare global {
  interface Window {
    /** The banners that were shown, and how long each was, in milliseconds. */
    banners: { title: string; shown: number }[]
  }
}

/** Notes banners in the page and presses something as soon as each is there: a test that looks from outside may come too late. */
function pressAtBanners(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.banners = []
    const presses = [
      new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }),
      new PointerEvent('pointerdown', { bubbles: true }),
    ]
    let current: { title: string; since: number } | null = null
    const look = (): void => {
      const title = document.querySelector('[data-testid=banner] p')?.textContent ?? ''
      if (title === (current?.title ?? '')) return
      if (current) window.banners.push({ title: current.title, shown: performance.now() - current.since })
      current = title ? { title, since: performance.now() } : null
      const press = title && presses.shift()
      if (press) setTimeout(() => document.body.dispatchEvent(press))
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

test('an age ends with banners of its conflicts and the next age, and any press continues', async ({ page }) => {
  await settle(page, 'en', PHONE, { speed: 'fast' })
  await sitDown(page, WONDERS)
  for (let turn = 1; turn <= 6; turn++) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`turn ${turn} of 6`)
    if (turn === 6) await pressAtBanners(page)
    await page.keyboard.press('1')
    await expect(page.getByTestId('do-sell')).toBeEnabled()
    await page.keyboard.press('s')
    await page.keyboard.press('Enter')
  }
  const banners = (): Promise<Window['banners']> => page.evaluate(() => window.banners)
  const titles = async (): Promise<string[]> => (await banners()).map(({ title }) => title)
  await expect.poll(titles).toEqual(['Military conflict', 'Age II begins'])
  for (const { shown } of await banners()) expect(shown).toBeLessThan(1400) // a second and a half without a press
  await expect(page.getByTestId('banner')).toBeHidden()
})

test('the sheet does not count again when it is reopened', async ({ page }) => {
  await settle(page, 'en', DESKTOP, { speed: 'slow' })
  const id = await sitDown(page, { game: 'architects', players: 2, seed: 3 })
  await rush(page, id)
  await page.locator('#ended').click() // skips the count, if it is still running
  await expect(page.locator('#ended')).toHaveText(/ wins? on points, \d+–\d+$/)
  await page.getByTestId('look-around').click()
  await expect(page.getByTestId('ended')).toBeHidden()
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(page.getByTestId('analyse')).toBeVisible()
  await expect(page.locator('#ended')).toHaveText(/ wins? on points, \d+–\d+$/)
  await expect(page.locator('.button.primary:visible', { hasText: 'Play again' })).toHaveCount(1)
  await picture(page, 'end-en-desktop')
})

/** The seats whose marks an element shows, and how many different shapes these have. */
function marksIn(marks: Locator): Promise<{ seats: string[]; shapes: number }> {
  return marks.evaluateAll((nodes) => {
    const marks = nodes.flatMap((node) => [...node.querySelectorAll<SVGElement>('.player-mark')])
    return {
      seats: [...new Set(marks.map(({ dataset }) => dataset.player!))].sort(),
      shapes: new Set(marks.map((mark) => mark.querySelector('path')!.getAttribute('d'))).size,
    }
  })
}

test('every player has a colour and a shape: in panels, digest, log, graph, track and score sheet', async ({
  page,
}) => {
  await settle(page, 'en', DESKTOP)
  const id = await sitDown(page, WONDERS)
  await expect(page.locator(DUE)).toBeVisible()
  await rush(page, id, 1)
  await expect(page.getByTestId('digest')).toBeVisible()
  const all = { seats: ['0', '1', '2'], shapes: 3 }
  expect(await marksIn(page.getByTestId(/^seat-/))).toEqual(all)
  expect(await marksIn(page.getByTestId('digest'))).toEqual(all)
  expect(await marksIn(page.getByTestId('log-turn'))).toEqual(all)
  await rush(page, id)
  await expect(page.getByTestId('score-2')).toBeVisible()
  expect(await marksIn(page.getByTestId(/^score-/))).toEqual(all)
  await page.goto(`/replay/${id}`)
  await expect(page.getByTestId('slider')).toBeVisible()
  expect(await marksIn(page.locator('.legend'))).toEqual(all)
  await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
  await expect(page.locator(DUE)).toBeVisible()
  expect(await marksIn(page.getByTestId('track'))).toEqual({ seats: ['0', '1'], shapes: 2 })
})
