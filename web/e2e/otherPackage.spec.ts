/** A game from another package, installed beside Pharos: it is played on the generic table, with its own texts. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Page } from '@playwright/test'
import { PORT } from './browser.ts'
import { serve } from './server.ts'
import { DESKTOP, become, playOut, settle } from './table.ts'
import { expect, test } from './test.ts'

const MINE = PORT + 6
const EXAMPLE = join(import.meta.dirname, '../../examples/harbour_market')
test.use({ baseURL: `http://127.0.0.1:${MINE}` })

let folder = ''
let server: ChildProcess | undefined

/** Installs the example into a separate folder, from a copy: building a package writes next to its source. */
function install(): string {
  const [source, site] = [join(folder, 'source'), join(folder, 'site')]
  cpSync(EXAMPLE, source, { recursive: true })
  const flags = ['--quiet', '--no-deps', '--no-build-isolation', '--disable-pip-version-check', '--target', site]
  execFileSync('../.venv/bin/python', ['-m', 'pip', 'install', ...flags, source])
  return site
}

/** The page shows sentences: no message ids, no missing values. */
async function expectWords(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text).not.toContain('harbour-market-')
  expect(text).not.toMatch(/\{\s*\$/)
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pharos-'))
  const path = [process.env.PYTHONPATH, install()].filter(Boolean).join(delimiter)
  server = await serve(MINE, folder, { PYTHONPATH: path, PHAROS_INTERPRET: '1' }) // interpreted: nothing is compiled
})

test.afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('a game from another package is played from its tile to the score sheet', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/')
  await become(page, 'Ana')
  const tile = page.getByTestId('tile-harbour-market')
  await expect(tile.getByRole('heading')).toHaveText('Harbour Market')
  await expect(tile).toContainText('A small drafting game')
  await tile.getByLabel('Players').selectOption('2')
  await tile.getByLabel('Level').selectOption('apprentice')
  await page.getByTestId('play-harbour-market').click()
  await expect(page.getByTestId('table-generic')).toBeVisible()
  await expect(page.getByTestId('do-0')).toHaveText(/^Take [A-Z]/)
  await expect(page.getByTestId('table-generic')).toContainText('Cards in the deck')
  await playOut(page, 3, () => expectWords(page))
  const sheet = page.getByTestId('ended')
  for (const category of ['Cards', 'Sets', 'Coins'])
    await expect(sheet.getByRole('columnheader', { name: category })).toBeVisible()
  await expect(page.locator('#side ol')).toContainText('The market closes.')
  await expectWords(page)
  await page.getByTestId('replay').click()
  await expect(page.locator('#side ol')).toContainText('The market closes.')
  await expectWords(page)
  await page.goto('/')
  await expect(tile.getByRole('heading')).toHaveText('Harbour Market')
  await page.getByTestId('language').selectOption('pt-BR')
  await expect(tile.getByRole('heading')).toHaveText('Mercado do Porto')
  await expectWords(page)
})
