/** The server is killed in the middle of a game and comes back: the table continues as if nothing had happened. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PORT } from './browser.ts'
import { serve } from './server.ts'
import { DESKTOP, clickOn, dice, isDue, settle, sitDown, untilDue } from './table.ts'
import { expect, test } from './test.ts'

const MINE = PORT + 1
test.use({
  baseURL: `http://127.0.0.1:${MINE}`,
  provoked: /WebSocket connection|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/,
})

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
    const shown = (): Promise<string> => page.getByTestId('seat-0').innerText()
    const isSettled = async (): Promise<boolean> => {
      const was = await shown()
      await page.waitForTimeout(500)
      return (await shown()) === was && (await isDue(page))
    }
    await expect.poll(isSettled, { message: 'the last decision and the answers to it are shown' }).toBe(true)
    const before = await shown()
    server.kill('SIGKILL')
    await expect(page.getByText('Connection lost')).toBeVisible()
    server = await serve(MINE, folder)
    await expect(page.getByText('Connection lost')).toBeHidden()
    expect(await shown()).toBe(before)
    await untilDue(page)
  } finally {
    server.kill('SIGKILL')
  }
})
