/** People at one table, each in their own browser; lost connections and reloads lose nothing. */
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, become, clickOn, dice, guest, hasEnded, isDue, laidOut, settle, sitDown } from './table.ts'
import { expect, test } from './test.ts'

/** The host creates a table with open seats, and the others take them; `minute.spec.ts` clicks on a seat. */
async function gather(pages: Page[], game: string): Promise<void> {
  const [host, ...others] = pages as [Page, ...Page[]]
  const seats = [{ sort: 'me' }, ...others.map(() => ({ sort: 'open' }))]
  const answer = await host.request.post('/api/tables', { data: { game, players: pages.length, seats, seed: 21 } })
  const { id } = (await answer.json()) as { id: string }
  for (const [i, page] of others.entries())
    await page.request.put(`/api/tables/${id}/seats/${i + 1}`, { data: { sort: 'me' } })
  for (const page of pages) await page.goto(`/table/${id}`)
  await host.getByTestId('start').click()
  for (const page of pages) await expect(page.getByTestId(`table-${game}`)).toBeVisible()
}

/** By clicking, with a reload in the middle. */
async function playTogether(pages: Page[], seed: number): Promise<void> {
  const roll = dice(seed)
  for (let round = 0; !(await hasEnded(pages[0]!)); round++) {
    for (const page of pages) if (await isDue(page)) await clickOn(page, roll)
    if (round === 30) await pages[1]!.reload()
  }
}

for (const [game, sizes] of [
  ['duel', [DESKTOP, PHONE]],
  ['seven-wonders', [DESKTOP, PHONE, DESKTOP]],
] as const) {
  test(`${sizes.length} browsers play ${game}; one reloads in the middle`, async ({ browser }) => {
    const pages = await Promise.all(sizes.map((size, i) => guest(browser, ['Ana', 'Bo', 'Cy'][i]!, size)))
    await gather(pages, game)
    await playTogether(pages, 9)
    for (const page of pages) await expect(page.getByTestId('score-0')).toBeVisible()
    const sheets = await Promise.all(pages.map((page) => page.getByTestId('score-0').innerText()))
    expect(new Set(sheets.map((text) => text.replace(/\D+/g, ' ').trim())).size).toBe(1)
  })
}

test('a lost connection is shown quietly and reconnects by itself', async ({ page }) => {
  const lines: { close(): Promise<void> }[] = []
  let isDown = false
  await page.routeWebSocket(/\/play$/, (line) => {
    if (isDown) return void line.close()
    line.connectToServer()
    lines.push(line)
  })
  await settle(page, 'en', DESKTOP)
  await become(page, 'Ana')
  const seats = [{ sort: 'me' }, { sort: 'bot', level: 'apprentice' }]
  const made = await page.request.post('/api/tables', { data: { game: 'duel', seats, seed: 12, pace: 0 } })
  await page.goto(`/table/${((await made.json()) as { id: string }).id}`)
  const start = page.getByTestId('start')
  await expect(start).toBeVisible()
  const before = await start.boundingBox()
  isDown = true
  await lines[0]!.close()
  await expect(page.getByText('Connection lost')).toBeVisible() // in the lobby
  expect(await start.boundingBox()).toEqual(before) // nothing moves under a finger
  isDown = false
  await expect(page.getByText('Connection lost')).toBeHidden()
  await start.click()
  const table = page.getByTestId('table-duel')
  await expect(table).toBeVisible()
  await laidOut(page)
  const there = await table.boundingBox()
  isDown = true
  await lines.at(-1)!.close()
  await expect(page.getByText('Connection lost')).toBeVisible()
  expect(await table.boundingBox()).toEqual(there)
  isDown = false
  await expect(page.getByText('Connection lost')).toBeHidden()
  await clickOn(page, dice(1))
  await clickOn(page, dice(1))
  await expect(page.getByRole('alert')).toBeHidden()
})

test('two tabs of one seat stay in step', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) await settle(page, 'en', DESKTOP)
  const id = await sitDown(first, { game: 'architects', players: 2, seed: 4 })
  await second.goto(`/table/${id}`)
  await expect(second.getByTestId('table-architects')).toBeVisible()
  const roll = dice(5)
  for (let click = 0; click < 6; click++) await clickOn(first, roll)
  const [here, there] = [first, second].map((page) => page.getByTestId('seat-0'))
  await expect(async () => expect(await there!.innerText()).toBe(await here!.innerText())).toPass({ timeout: 60_000 })
})
