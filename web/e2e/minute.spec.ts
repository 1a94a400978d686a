/** The first minute: nobody waits for a compiler, and buttons respond at once on slow connections. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PORT } from './browser.ts'
import { serve } from './server.ts'
import { DESKTOP, PHONE, become, clickOn, dice, guest, picture, settle, sitDown, untilDue } from './table.ts'
import { expect, test } from './test.ts'

const DELAY = 500

test.describe('with an empty cache', () => {
  const MINE = PORT + 3
  test.use({ baseURL: `http://127.0.0.1:${MINE}` })
  let folder = ''
  let server: ChildProcess | undefined

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-'))
    server = await serve(MINE, folder, { PHAROS_CACHE: join(folder, 'cache') }, ['--warm'])
  })

  test.afterAll(async () => {
    const ended = new Promise((done) => server?.on('exit', done))
    server?.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  test('bots answer at once, and the table says that stronger ones are being prepared', async ({ page }) => {
    await settle(page, 'en', DESKTOP)
    for (const game of ['duel', 'seven-wonders', 'architects']) {
      await sitDown(page, { game, level: 'master', seed: 3 })
      await expect(page.getByTestId(`table-${game}`)).toBeVisible()
      await expect(page.getByText('Preparing stronger bots…')).toBeVisible()
      const roll = dice(2)
      for (let click = 0; click < 4; click++) {
        await untilDue(page)
        await clickOn(page, roll)
      }
    }
  })
})

/** Delays every request of the page. */
async function slowDown(page: Page, delay: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((later) => setTimeout(later, delay))
    await route.continue()
  })
  await page.routeWebSocket(/\/play$/, (line) => {
    const server = line.connectToServer()
    line.onMessage((message) => void setTimeout(() => server.send(message), delay))
  })
}

test('with a delay of half a second every button responds at once', async ({ page }) => {
  await slowDown(page, DELAY)
  await settle(page, 'en', PHONE)
  await page.goto('/')
  await become(page, 'Ana')
  const play = page.getByTestId('play-duel')
  await expect(play).toBeVisible() // once the lists have loaded
  await play.scrollIntoViewIfNeeded()
  const { y } = (await play.boundingBox())!
  await play.click()
  await expect(play).toHaveAttribute('aria-busy', 'true')
  await expect(play.getByTestId('spinner')).toBeVisible()
  expect(Math.abs((await play.boundingBox())!.y - y)).toBeLessThan(10) // nothing jumps
  await expect(page.getByTestId('table-duel')).toBeVisible()
  const roll = dice(1)
  const sending = page.getByTestId('sending')
  // In every frame: the spinner shows only for a moment, and selectors are polled twice a second.
  const seen = page.waitForFunction(() => document.querySelector('[data-testid=sending]')?.checkVisibility())
  for (let click = 0; click < 4; click++) {
    await untilDue(page)
    await clickOn(page, roll)
  }
  await seen
  await expect(sending).toBeHidden()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a server that falls silent is noticed within a few seconds', async ({ page }) => {
  let isSilent = false
  await page.routeWebSocket(/\/play$/, (line) => {
    const server = line.connectToServer()
    line.onMessage((message) => {
      if (!isSilent) server.send(message)
    })
  })
  await settle(page, 'en', DESKTOP)
  await sitDown(page, { game: 'duel', seed: 12 })
  await expect(page.getByTestId('table-duel')).toBeVisible()
  isSilent = true
  await expect(page.getByText('Connection lost')).toBeVisible()
  isSilent = false
  await expect(page.getByText('Connection lost')).toBeHidden()
})

/** In the page: notes if it ever says that the connection is lost. */
function watchForLoss(): void {
  new MutationObserver(() => {
    if (document.body.innerText.includes('Connection lost')) Object.assign(window, { wasLost: true })
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

test('an invited friend sits down with one click', async ({ browser }) => {
  const host = await guest(browser, 'Ana', DESKTOP)
  const seats = [{ sort: 'me' }, { sort: 'open' }]
  const answer = await host.request.post('/api/tables', { data: { game: 'duel', players: 2, seats } })
  const { id } = (await answer.json()) as { id: string }
  const friend = await (await browser.newContext()).newPage()
  await settle(friend, 'en', PHONE)
  await friend.goto(`/table/${id}`)
  await friend.evaluate(watchForLoss)
  await friend.getByTestId('come-in').click()
  await expect(friend.getByTestId('leave')).toBeVisible()
  await expect(friend.getByText('7 Wonders Duel, 2 players').first()).toBeVisible()
  expect(await friend.evaluate(() => 'wasLost' in window)).toBe(false)
  await host.goto(`/table/${id}`)
  await host.getByTestId('start').click()
  for (const page of [host, friend]) {
    await expect(page.getByTestId('table-duel')).toBeVisible()
    await expect(page).toHaveTitle(/7 Wonders Duel · Pharos$/)
  }
  await friend.request.post(`/api/tables/${id}/leave`)
  await expect(host.getByText(/ has left\. \w+, a bot, plays on\./)).toBeVisible()
})

test('others on the same Wi-Fi join by the host’s link', async ({ browser }) => {
  const host = await guest(browser, 'Ana', DESKTOP)
  const seats = [{ sort: 'me' }, { sort: 'open' }]
  const answer = await host.request.post('/api/tables', { data: { game: 'duel', players: 2, seats } })
  await host.goto(`/table/${((await answer.json()) as { id: string }).id}`)
  const link = host.getByTestId('share-link')
  await expect(host.getByTestId('only-here')).toBeVisible()
  await expect(host.getByText('do this only on a network you trust')).toBeVisible()
  await host.getByTestId('open-lan').click()
  await expect(link).not.toHaveValue(/127\.0\.0\.1/)
  await expect(host.getByTestId('code')).toHaveJSProperty('complete', true)
  await picture(host, 'wifi-en-desktop')

  const friend = await (await browser.newContext()).newPage()
  await settle(friend, 'pt-BR', PHONE)
  await friend.goto(await link.inputValue())
  await friend.getByTestId('come-in').click()
  await expect(friend.getByTestId('leave')).toBeVisible()
  await expect(friend.getByTestId('open-lan')).toBeHidden()
  await host.getByTestId('start').click()
  for (const page of [host, friend]) await expect(page.getByTestId('table-duel')).toBeVisible()
  expect((await host.request.delete('/api/lan')).ok()).toBe(true)
})

test('the table is loaded while the server sets it up', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/')
  const script = page.waitForRequest(/\/assets\/Table-.*\.js/)
  await page.route('**/api/tables/quick', async (route) => {
    await script // before the answer
    await route.continue()
  })
  await page.getByTestId('play-duel').click()
  await expect(page.getByTestId('table-duel')).toBeVisible()
})

test('no request of a first visit is refused', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await settle(page, 'en', DESKTOP)
  await page.goto('/')
  await expect(page.getByTestId('play-duel')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('choices on the home page have labels, and a table is created without scrolling', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/')
  const tile = page.getByTestId('tile-second')
  for (const label of ['Players', 'Bot level']) await expect(tile.getByText(label, { exact: true })).toBeVisible()
  await expect(tile.getByLabel('Players')).toHaveValue(/^\d$/)
  for (const size of [PHONE, { width: 844, height: 390 }, { width: 1024, height: 768 }, DESKTOP])
    for (const game of ['duel', 'seven-wonders', 'architects']) {
      await page.setViewportSize(size)
      await page.goto(`/new/${game}`)
      await expect(page.getByTestId('create')).toBeInViewport({ ratio: 1 })
    }
})

test('a first visit shows a game with its button on every screen, whole levels and two games on a wide one', async ({
  page,
}) => {
  await settle(page, 'pt-BR', DESKTOP)
  for (const [size, games] of [
    [PHONE, ['first']],
    [{ width: 1024, height: 768 }, ['first', 'second']],
    [{ width: 844, height: 390 }, ['first', 'second']],
    [DESKTOP, ['first', 'second', 'duel', 'architects']],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto('/')
    for (const game of games) await expect(page.getByTestId(`play-${game}`)).toBeInViewport({ ratio: 1 })
    const cut = await page
      .getByTestId('games')
      .locator('select')
      .evaluateAll((selects) =>
        (selects as HTMLSelectElement[]).flatMap((select) => {
          const whole = Object.assign(document.createElement('span'), { textContent: select.selectedOptions[0]!.text })
          whole.style.cssText = 'position: fixed; white-space: nowrap; font: inherit'
          select.parentElement!.append(whole)
          const needed = whole.offsetWidth + 24 // for the arrow
          whole.remove()
          return select.clientWidth < needed ? [select.selectedOptions[0]!.text] : []
        }),
      )
    expect(cut).toEqual([])
  }
})

test('a game is deleted from the list of your tables', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const id = await sitDown(page, { game: 'duel', seed: 3 })
  await expect(page.getByTestId('table-duel')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible()
  await page.getByTestId(`leave-${id}`).click()
  await page.getByTestId('really-leave').click()
  await expect(page.getByTestId(`leave-${id}`)).toBeHidden()
})
