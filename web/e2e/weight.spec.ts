/** How light and quick the client is. Times are for a calm machine; the limits here leave room for a busy one. */
import { DESKTOP, become, playOut, settle, sitDown } from './table.ts'
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

test('nothing is asked of another host', async ({ page }) => {
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

test('a table is soon there, and views are drawn at once', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await become(page, 'Ana')
  const id = await sitDown(page, {
    game: 'seven-wonders',
    players: 7,
    options: { edition: '2', boards: 'random-day' },
    seed: 2,
  })
  await expect(page.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  const start = Date.now()
  await page.goto(`/table/${id}`)
  await expect(page.locator('[data-testid=frame][data-due=true] [data-testid^=card-]').first()).toBeVisible()
  const interactive = Date.now() - start
  await playOut(page, 6)
  const views = (
    await page.evaluate(() => performance.getEntriesByName('pharos-view').map(({ duration }) => duration))
  ).sort((a, b) => a - b)
  const median = views[Math.floor(views.length / 2)]!
  console.info(
    `table interactive after ${interactive} ms; a view is drawn in ${median.toFixed(1)} ms (median of ${views.length}), at most ${views.at(-1)!.toFixed(1)} ms`,
  )
  expect(interactive).toBeLessThan(1000 * ROOM)
  expect(median).toBeLessThan(16 * ROOM)
})
