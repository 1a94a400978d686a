/** The server is killed in the middle of a game and comes back: the table goes on as if nothing had been. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PORT } from './browser.ts'
import { serve } from './server.ts'
import { DESKTOP, clickOn, dice, settle, sitDown, untilDue } from './table.ts'
import { expect, test } from './test.ts'

const MINE = PORT + 1
test.use({ baseURL: `http://127.0.0.1:${MINE}`, provoked: /WebSocket connection|ERR_CONNECTION_REFUSED/ })

test('a killed server loses nothing', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-'))
  let server = await serve(MINE, folder)
  try {
    await settle(page, 'en', DESKTOP)
    await sitDown(page, { game: 'architects', players: 2, seed: 9 })
    const roll = dice(2)
    for (let click = 0; click < 12; click++) {
      await untilDue(page)
      await clickOn(page, roll)
    }
    await untilDue(page)
    const before = await page.getByTestId('seat-0').innerText()
    server.kill('SIGKILL')
    await expect(page.getByText('Connection lost')).toBeVisible()
    server = await serve(MINE, folder)
    await expect(page.getByText('Connection lost')).toBeHidden()
    expect(await page.getByTestId('seat-0').innerText()).toBe(before)
    await untilDue(page)
  } finally {
    server.kill('SIGKILL')
  }
})
