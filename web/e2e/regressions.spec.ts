/** Regressions, in a real browser: the log, overlays, tooltips, prices, sound, motion, and leaving a game. */
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, clickOn, dice, isDue, rush, settle, sitDown, together, untilDue } from './table.ts'
import { expect, test } from './test.ts'

const DAY = { edition: '2', boards: 'random-day' }

/** Clicks until the condition holds. */
async function clickUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const roll = dice(3)
  for (let click = 0; click < 60 && !(await isSo()); click++) {
    await untilDue(page)
    await clickOn(page, roll)
  }
  expect(await isSo()).toBe(true)
}

/** Plays Duel until a price cannot be paid, in a position that the page shows and that waits for the user. */
async function playUntilTooDear(page: Page, id: string): Promise<void> {
  const plies = async (): Promise<number> =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { plies: number }).plies
  const isCurrent = async (): Promise<boolean> =>
    (await isDue(page)) && (await page.locator('#side .decision').count()) === (await plies())
  const tooDear = page.locator('.prices .mine > b')
  for (let move = 0; move < 10; move++) {
    await expect.poll(isCurrent).toBe(true)
    if (await tooDear.count()) break
    await rush(page, id, 1)
  }
  await expect(tooDear).not.toHaveCount(0)
}

test('the draft of Duel: no price on a wonder, and the last of the four is in the log', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await sitDown(page, { game: 'duel', seed: 12 })
  await untilDue(page)
  const wonders = await page.locator('main [data-key] .name').allInnerTexts()
  expect(wonders).toHaveLength(4)
  await clickUntil(page, async () => (await page.locator('#side .decision').count()) >= 5)
  await expect(page.locator('main .tile .price')).toHaveCount(0)
  const log = await page.locator('#side ol').allInnerTexts()
  for (const wonder of wonders) expect(log.join(' ')).toContain(wonder)
})

test('the other cities of seven players are above everything, and the last turn shows that it continues', async ({
  page,
}) => {
  await settle(page, 'en', PHONE)
  const id = await sitDown(page, { game: 'seven-wonders', players: 7, seed: 6, options: DAY })
  await untilDue(page)
  await rush(page, id, 6) // an age, with its conflicts
  const more = page.getByRole('button', { name: 'Show more of the last moves' })
  await expect(more).toBeInViewport({ ratio: 1 })
  const digest = page.getByTestId('digest')
  await more.click()
  await expect.poll(() => digest.evaluate((node) => node.scrollLeft)).toBeGreaterThan(20)
  await page.getByRole('button', { name: '4 more cities' }).click()
  await expect(page.getByTestId('overlay')).toBeVisible()
  const through = await page.getByTestId('overlay').evaluate((overlay) => {
    const { left, top, width } = overlay.getBoundingClientRect()
    const isOver = [0.1, 0.5, 0.9].every((at) =>
      overlay.contains(document.elementFromPoint(left + width * at, top + 8)),
    )
    return isOver ? getComputedStyle(overlay).backgroundColor : 'covered'
  })
  expect(through).toMatch(/^rgb\(/) // opaque
})

test('a tooltip closes on a click, and an unaffordable card says what it costs', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const id = await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
  await playUntilTooDear(page, id)
  const card = page.locator('[data-slot]:has(.prices .mine > b)').first()
  await expect(async () => {
    await page.mouse.move(1, 1) // a card that moved under the pointer gets no enter event
    await card.hover()
    await expect(page.locator('.details')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await card.click()
  await expect(page.locator('.details')).toBeHidden()
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click()
  await page.keyboard.press('b')
  await expect(page.getByTestId('actions')).toContainText(/It costs \d+ coins?, but you have only \d+\./)
  await expect(page.getByTestId('actions').locator('.explain ol')).toContainText(/\d+ coin/)
})

declare global {
  interface Window {
    heard: number
    shaken: number
  }
}

/** Counts tones and vibrations instead of making them. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = 0
    window.shaken = 0
    OscillatorNode.prototype.start = () => {
      window.heard++
    }
    OscillatorNode.prototype.stop = () => undefined
    navigator.vibrate = () => {
      window.shaken++
      return true
    }
  })
}

test('cards and turns have sounds and vibrations, until one tap turns them off', async ({ page }) => {
  await listen(page)
  await settle(page, 'en', PHONE)
  await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
  await untilDue(page)
  const roll = dice(3)
  for (let click = 0; click < 4; click++) {
    await untilDue(page)
    await clickOn(page, roll)
  }
  await expect.poll(() => page.evaluate(() => window.heard)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => window.shaken)).toBeGreaterThan(0)
  await untilDue(page)
  await page.locator('header .sound').click()
  const before = await page.evaluate(() => [window.heard, window.shaken])
  for (let click = 0; click < 4; click++) {
    await untilDue(page)
    await clickOn(page, roll)
  }
  expect(await page.evaluate(() => [window.heard, window.shaken])).toEqual(before)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, and an age begins without a banner', async ({ page }) => {
    await settle(page, 'en', DESKTOP, { speed: 'slow' })
    await sitDown(page, { game: 'seven-wonders', players: 3, seed: 5, options: DAY })
    let moving = 0
    for (let turn = 1; turn <= 6; turn++) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`turn ${turn} of 6`)
      await page.keyboard.press('1')
      await expect(page.getByTestId('do-sell')).toBeEnabled()
      await page.keyboard.press('s')
      await page.keyboard.press('Enter')
      moving += await page.evaluate(
        () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length,
      )
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText('age II')
    await expect(page.getByTestId('banner')).toHaveCount(0)
    expect(moving).toBe(0)
  })
})

test('a bot replaces a player who leaves, and the other continues', async ({ browser }) => {
  const { ana, bo, id } = await together(browser, { game: 'architects', players: 2, seed: 3, pace: 0 })
  await ana.getByRole('button', { name: 'Settings' }).click()
  await ana.getByTestId('leave-game').click()
  await ana.getByTestId('really-leave').click()
  await expect(ana.getByTestId('play-duel')).toBeVisible() // at home
  await expect(ana.getByTestId(`leave-${id}`)).toHaveCount(0)
  await untilDue(bo) // the bot has played
  await rush(bo, id)
  await expect(bo.getByTestId('ended')).toBeVisible()
})
