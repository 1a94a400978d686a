/** The host tools, on a separate server: announcements would appear on every page of other tests. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './axe.ts'
import { PORT } from './browser.ts'
import { serve } from './server.ts'
import { DESKTOP, PHONE, become, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

const MINE = PORT + 4
const PASSWORD = 'correct horse battery'
test.use({ baseURL: `http://127.0.0.1:${MINE}`, provoked: /status of (401|403|404)/ })
test.describe.configure({ mode: 'serial' })

let server: ChildProcess | undefined
test.beforeAll(async () => {
  server = await serve(MINE, mkdtempSync(join(tmpdir(), 'pharos-')), { PHAROS_ADMIN_PASSWORD: PASSWORD })
})
test.afterAll(() => {
  server?.kill('SIGKILL')
})

for (const [language, size, words] of [
  ['en', DESKTOP, { close: 'Close', sure: 'Close for everyone?', mute: 'Mute', unmute: 'Unmute', closed: /closed/ }],
  [
    'pt-BR',
    PHONE,
    { close: 'Fechar', sure: 'Fechar para todos?', mute: 'Silenciar', unmute: 'Reativar', closed: /fechada/ },
  ],
] as const) {
  test(`the host announces, mutes and closes a table (${language}, ${size.name})`, async ({ page, browser }) => {
    const name = `Player of ${size.name}`
    const visitor = await (await browser.newContext({ baseURL: `http://127.0.0.1:${MINE}` })).newPage()
    await settle(visitor, language, size)
    await become(visitor, name)
    const made = await visitor.request.post('/api/tables', { data: { game: 'duel', players: 2 } })
    const { id } = (await made.json()) as { id: string }
    await visitor.goto(`/table/${id}`)
    await expect(visitor.getByTestId('lobby-seat-0')).toBeVisible()

    await settle(page, language, size)
    await page.goto('/admin')
    await page.getByTestId('admin-password').fill('a wrong password')
    await page.getByTestId('admin-sign-in').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await page.getByTestId('admin-password').fill(PASSWORD)
    await page.getByTestId('admin-sign-in').click()
    await expect(page.getByTestId('figure-tables_open')).toHaveText('1')
    await expect(page.getByTestId('figure-connections')).not.toHaveText('0')

    const people = page.getByTestId('admin-people')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0) // lists that arrive would move the buttons under the mouse
    await page.getByTestId('admin-search').fill(name)
    const response = page.waitForResponse(/admin\/people\?name/)
    await page.getByTestId('admin-find').click()
    await response
    await expect(people.getByRole('listitem')).toHaveCount(1)
    await people.getByRole('button', { name: words.mute, exact: true }).click()
    await expect(people.getByRole('button', { name: words.unmute, exact: true })).toBeVisible()

    await page.getByTestId('admin-text').fill(`Hello from ${size.name}`)
    await page.getByTestId('admin-announce').click()
    await expect(visitor.getByText(`Hello from ${size.name}`)).toBeVisible()
    await expectAccessible(visitor)
    await picture(visitor, `announcement-${language}-${size.name}`)
    await visitor.getByTestId('announcements').getByRole('button').click()
    await expect(visitor.getByTestId('announcements')).toBeHidden()

    await page
      .locator('label')
      .filter({ hasText: /^(Open|Abertas)$/ })
      .click()
    const tables = page.getByTestId('admin-tables')
    await expect(tables.getByText(name)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `admin-${language}-${size.name}`, { fullPage: true })
    await tables.getByRole('button', { name: words.close }).click()
    await tables.getByRole('button', { name: words.sure }).click()
    await expect(visitor.getByText(words.closed)).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByTestId('admin-backup').click()
    expect((await download).suggestedFilename()).toMatch(/^pharos-\d{8}-\d{4}\.sqlite3$/)
    await page.getByTestId('admin-withdraw').click()
    await expect(page.getByTestId('admin-withdraw')).toBeHidden()
    await page.getByTestId('admin-sign-out').click()
    await expect(page.getByTestId('admin-password')).toBeVisible()
    await visitor.context().close()
  })
}

test('without a password there is no such page', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto(`http://127.0.0.1:${PORT}/admin`)
  await expect(page.getByText('There is no page at this address.')).toBeVisible()
})
