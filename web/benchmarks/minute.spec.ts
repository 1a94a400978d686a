/** The first minute with an empty kernel cache: the server, the home page, the first table and the first answers of each game. */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { PORT } from '../e2e/browser.ts'
import { serve } from '../e2e/server.ts'
import { DESKTOP, clickOn, dice, settle, untilDue } from '../e2e/table.ts'

const DECISIONS = 8
const GAMES = ['duel', 'second', 'architects'] // tiles
const PACE = '0.8' // the default of `pharos serve`

/** In the page: notes each click, and each moment at which decisions have been made and another one is due. */
function watch(): void {
  const notes: [number, string][] = []
  Object.assign(window, { notes })
  addEventListener('click', () => notes.push([performance.now(), 'click']), true)
  let shown = 0
  const look = (): void => {
    const made = document.querySelectorAll('#side .decision').length
    const isDue = !!document.querySelector('[data-testid=frame][data-due=true]')
    if (isDue && made > shown) notes.push([performance.now(), 'due'])
    if (isDue) shown = made
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Milliseconds from the last click of each decision until the next one was due. */
function answersIn(notes: readonly [number, string][]): number[] {
  return notes.flatMap(([time, note], i) => {
    const before = notes[i - 1]
    return note === 'due' && before?.[1] === 'click' ? [time - before[0]] : []
  })
}

const seconds = (times: readonly number[]): string => times.map((time) => (time / 1000).toFixed(2)).join(' ')

/** Plays some decisions by clicking; says how long the table and the answers took. */
async function play(page: Page, tile: string): Promise<string> {
  await page.goto('/')
  const button = page.getByTestId(`play-${tile}`)
  await button.waitFor()
  const start = Date.now()
  await button.click()
  await page.locator('main [data-testid^=table-]').waitFor()
  const table = Date.now() - start
  const roll = dice(5)
  const answers = async (): Promise<number[]> =>
    answersIn(await page.evaluate(() => (window as unknown as { notes: [number, string][] }).notes))
  while ((await answers()).length < DECISIONS) {
    await untilDue(page)
    if (await page.getByTestId('ended').isVisible()) break
    await clickOn(page, roll)
  }
  return `${tile}: click to table ${seconds([table])} s, answers ${seconds(await answers())} s`
}

test('the first minute', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-'))
  const start = Date.now()
  const environment = { PHAROS_CACHE: join(folder, 'cache') }
  const server = await serve(PORT, folder, environment, ['--warm', '--measure', '--pace', PACE])
  const lines = [`load ${loadavg()[0]!.toFixed(1)}, server ready ${seconds([Date.now() - start])} s`]
  const page = await (await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}` })).newPage()
  await settle(page, 'en', DESKTOP, { speed: 'normal' })
  await page.addInitScript(watch)
  const visit = Date.now()
  await page.goto('/')
  await page.getByTestId('play-duel').waitFor()
  lines.push(`home page ${seconds([Date.now() - visit])} s`)
  for (const tile of GAMES) lines.push(await play(page, tile))
  console.info(lines.join('\n'))
  server.kill('SIGTERM')
  await new Promise((done) => server.on('exit', done))
  rmSync(folder, { recursive: true, force: true })
})
