/** Saved score sheets reach the server, count in the statistics as games at a real table, and disappear when deleted. */
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, become, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

const SHEET = {
  game: 'duel',
  options: {},
  players: [
    { name: 'Ana', entries: { civilian: { points: 6 }, treasury: { coins: 5 } } },
    { name: 'Bo', entries: { treasury: { coins: 2 } } },
  ],
  supremacy: null,
  played: '2026-11-01T20:15:00.000Z',
}

test('a sheet on the device is sent, and deleted on the server when it is deleted here', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await become(page, 'Ana')
  const id = crypto.randomUUID()
  const players = SHEET.players.map((player, mark) => ({ ...player, mark, wonder: null }))
  await page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key!)) localStorage.setItem(key!, value!)
    },
    ['pharos-score-sheets', JSON.stringify([{ ...SHEET, id, players, sync: 'queued' }])],
  )
  const stored = page.waitForResponse((answer) => answer.url().endsWith(`/api/sheets/${id}`))
  await page.goto('/score/history')
  expect((await stored).ok()).toBe(true)
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  const remove = page.getByRole('button', { name: /delete/i })
  await remove.click()
  await remove.click()
  await page.reload()
  expect((await removed).status()).toBe(204)
  expect(await (await page.request.get('/api/sheets')).json()).toEqual([])
})

for (const [language, size, heading] of [
  ['en', DESKTOP, 'At a real table'],
  ['pt-BR', PHONE, 'Em mesa física'],
] as const) {
  test(`statistics separate games at a real table, ${language}`, async ({ page }) => {
    await settle(page, language, size)
    await become(page, 'Ana')
    const answer = await page.request.put(`/api/sheets/${crypto.randomUUID()}`, { data: SHEET })
    expect(answer.ok(), await answer.text()).toBe(true)
    await page.goto('/statistics')
    await page.getByText(heading).click()
    await expect(page.locator('dd').first()).toHaveText('1')
    await expectAccessible(page)
    await picture(page, `statistics-physical-${language}-${size.name}`)
    await page.getByText('Online', { exact: true }).click()
    await expect(page.locator('dd').first()).toHaveText('0')
  })
}
