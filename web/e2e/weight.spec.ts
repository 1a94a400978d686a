/** How small and fast the client is. The limits leave room for slow machines. */
import type { CDPSession } from '@playwright/test'
import { DESKTOP, playOut, settle, sitDown } from './table.ts'
import { expect, test } from './test.ts'

const MOST_BYTES = 250_000
const ROOM = Number(process.env.PHAROS_SLOWNESS ?? 4)

test('the first visit loads little script and style', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const sizes = new Map<string, number>()
  page.on('response', async (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      sizes.set(response.url(), (await response.request().sizes()).responseBodySize)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  console.info(`first visit: ${Math.round(bytes / 1000)} kB of script and style`)
  expect(sizes.size).toBeGreaterThan(2)
  expect(bytes).toBeLessThan(MOST_BYTES)
})

test('nothing is requested from another host', async ({ page }) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).host)
      others.push(request.url())
  })
  await settle(page, 'en', DESKTOP)
  await sitDown(page, { game: 'seven-wonders', players: 3 })
  await expect(page.getByTestId('table-seven-wonders')).toBeVisible()
  expect(others).toEqual([])
})

/** Milliseconds of work of the page's main thread so far. Unlike wall time, they hardly depend on other load. */
async function work(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

test('a table loads quickly, and views are drawn at once', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await settle(page, 'en', DESKTOP)
  await sitDown(page, {
    game: 'seven-wonders',
    players: 7,
    options: { edition: '2', boards: 'random-day' },
    seed: 2,
  })
  await expect(page.locator('[data-testid=frame][data-due=true] [data-testid^=card-]').first()).toBeVisible()
  const interactive = await work(session)
  const clicks = await playOut(page, 6)
  const each = ((await work(session)) - interactive) / clicks
  console.info(`a table takes ${interactive.toFixed(0)} ms of work, a click and what it leads to ${each.toFixed(1)} ms`)
  expect(interactive).toBeLessThan(1000 * ROOM)
  expect(each).toBeLessThan(100 * ROOM)
  const views = await page.evaluate(() => performance.getEntriesByName('pharos-view').map(({ duration }) => duration))
  const median = views.sort((a, b) => a - b)[Math.floor(views.length / 2)]!
  expect(median).toBeLessThan(16 * ROOM)
})
