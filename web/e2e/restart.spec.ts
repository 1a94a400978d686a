/** The server is killed in the middle of a game and comes back: the table goes on as if nothing had been. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PORT } from './browser.ts'
import { DESKTOP, clickOn, dice, isDue, settle, sitDown } from './table.ts'

const MINE = PORT + 1
test.use({ baseURL: `http://127.0.0.1:${MINE}` })

async function serve(folder: string): Promise<ChildProcess> {
  const flags = ['serve', '--port', String(MINE), '--database', `sqlite:///${folder}/tables.sqlite3`, '--pace', '0', '--log-level', 'error', '--no-warm']
  const server = spawn('../.venv/bin/pharos', flags, { stdio: 'ignore' })
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await fetch(`http://127.0.0.1:${MINE}/api/health`).then(({ ok }) => ok, () => false)) return server
    await new Promise((done) => setTimeout(done, 150))
  }
  throw new Error('the server did not start')
}

test('a killed server loses nothing', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-'))
  let server = await serve(folder)
  try {
    await settle(page, 'en', DESKTOP)
    await sitDown(page, { game: 'architects', players: 2, seed: 9 })
    const roll = dice(2)
    for (let click = 0; click < 12; click++) {
      await expect.poll(() => isDue(page)).toBe(true)
      await clickOn(page, roll)
    }
    await expect.poll(() => isDue(page)).toBe(true)
    const before = await page.getByTestId('seat-0').innerText()
    server.kill('SIGKILL')
    await expect(page.getByText('The connection is lost')).toBeVisible()
    server = await serve(folder)
    await expect(page.getByText('The connection is lost')).toBeHidden({ timeout: 30_000 })
    expect(await page.getByTestId('seat-0').innerText()).toBe(before)
    await expect.poll(() => isDue(page)).toBe(true)
  } finally {
    server.kill('SIGKILL')
  }
})
