/** Groups in a real browser: created, joined by link, filled with games online and from score sheets, and viewed. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, become, guest, picture, rush, settle } from './table.ts'
import { expect, test } from './test.ts'

/** A score sheet of a game at a real table: the first name has the most points. */
async function store(page: Page, names: string[], points: number[], played: string): Promise<string> {
  const id = randomUUID()
  const players = names.map((name, i) => ({
    name,
    wonder: null,
    entries: { civilian: { points: points[i] ?? 0 } },
  }))
  const data = { game: 'seven-wonders', options: { edition: '1' }, players, played }
  const answer = await page.request.put(`/api/sheets/${id}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return id
}

test('a group is created, joined, filled and viewed', async ({ browser }) => {
  const ana = await guest(browser, 'Ana', DESKTOP)
  await ana.goto('/groups')
  await ana.getByTestId('group-name').fill('Tuesdays')
  await expectAccessible(ana)
  await ana.getByTestId('make-group').click()
  await expect(ana.getByRole('heading', { name: 'Tuesdays' })).toBeVisible()
  const id = ana.url().split('/').pop()!
  await ana.getByText('Members', { exact: true }).click()
  const link = await ana.locator('input[readonly]').first().inputValue()

  const bo = await (await browser.newContext()).newPage()
  await settle(bo, 'pt-BR', PHONE)
  await bo.goto(new URL(link).pathname)
  await bo.getByTestId('name').fill('Bo')
  await expectAccessible(bo)
  await picture(bo, 'group-join-pt-BR-phone')
  await bo.getByTestId('come-in').click()
  await expect(bo.getByRole('heading', { name: 'Tuesdays' })).toBeVisible()

  await ana.goto(`/new/architects?group=${id}`)
  await expect(ana.getByTestId('for-group')).toBeVisible()
  const made = await ana.request.post('/api/tables', { data: { game: 'architects', players: 2, group: id } })
  const table = ((await made.json()) as { id: string }).id
  await bo.request.put(`/api/tables/${table}/seats/1`, { data: { sort: 'me' } })
  await ana.request.post(`/api/tables/${table}/start`)
  await Promise.all([rush(ana, table), rush(bo, table)])

  const sheets = []
  for (let n = 1; n <= 9; n++)
    sheets.push(await store(ana, ['Ana', 'Bo', 'Vó'], n % 3 ? [18, 11 + n, 9] : [9, 12, 20], `2026-0${n}-01T20:00:00Z`))
  await ana.goto(`/groups/${id}`)
  await ana.getByText('Games', { exact: true }).first().click()
  await ana.getByTestId('share-all').click()
  await expect(ana.getByTestId('group-games').getByRole('listitem')).toHaveCount(10)
  await ana.getByLabel('Vó', { exact: true }).selectOption({ label: 'Nobody in the group' })
  await expectAccessible(ana)
  await picture(ana, 'group-games-en-desktop')

  await ana.getByText('Season', { exact: true }).first().click()
  await expect(ana.getByTestId('standings').getByRole('row')).toHaveCount(4)
  await expect(ana.getByTestId('head-to-head')).toBeVisible()
  await expectAccessible(ana)
  await picture(ana, 'group-season-en-desktop')
  await ana.getByText('Charts', { exact: true }).click()
  for (const chart of ['spread-chart', 'stacked-bars', 'share-bars'])
    await expect(ana.getByTestId(chart).first()).toBeVisible()
  await expectAccessible(ana)
  await picture(ana, 'group-pictures-en-desktop')

  await bo.reload()
  await expect(bo.getByTestId('standings')).toBeVisible()
  await expectAccessible(bo)
  await picture(bo, 'group-season-pt-BR-phone')
  await bo.getByText('Gráficos', { exact: true }).click()
  await expect(bo.getByTestId('spread-chart').first()).toBeVisible()
  await expectAccessible(bo)
  await picture(bo, 'group-pictures-pt-BR-phone')
  await bo.getByText('Membros', { exact: true }).click()
  await expectAccessible(bo)
  await picture(bo, 'group-members-pt-BR-phone')
  await bo.getByRole('button', { name: 'Sair do grupo' }).click()
  await bo.getByRole('button', { name: 'Sair do grupo?' }).click()
  await expect(bo.getByText('Você ainda não está em nenhum grupo.', { exact: false })).toBeVisible()
})

test.describe(() => {
  test.use({ provoked: /status of 40[34]/ })

  test('a renewed link replaces the old one, and strangers see nothing', async ({ browser, page }) => {
    const ana = await guest(browser, 'Ana', DESKTOP)
    const made = await ana.request.post('/api/groups', { data: { name: 'Fridays' } })
    const { id, link } = (await made.json()) as { id: string; link: string }
    await ana.goto(`/groups/${id}`)
    await ana.getByText('Members', { exact: true }).click()
    await ana.getByTestId('renew-link').click()
    await expect(ana.locator('input[readonly]').first()).not.toHaveValue(new RegExp(link))
    await settle(page, 'en', PHONE)
    await become(page, 'Mallory')
    await page.goto(`/groups/join/${link}`)
    await expect(page.getByText('This link is no longer valid.')).toBeVisible()
    await page.goto(`/groups/${id}`)
    await expect(page.getByText('This group does not exist, or you are not a member.')).toBeVisible()
  })
})
