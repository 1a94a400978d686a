/** People and clocks: running out of time, changing a choice, takebacks, playing again. */
import type { Browser, Page } from '@playwright/test'
import { DESKTOP, PHONE, guest, isDue, rush } from './table.ts'
import { expect, test } from './test.ts'

/** Two people at a table that has begun. */
async function two(browser: Browser, body: Record<string, unknown>): Promise<[Page, Page]> {
  const [ana, bo] = [await guest(browser, 'Ana', DESKTOP), await guest(browser, 'Bo', PHONE)]
  const bots = Array.from({ length: Number(body.players ?? 2) - 2 }, () => ({ sort: 'bot', level: 'apprentice' }))
  const made = await ana.request.post('/api/tables', {
    data: { seed: 21, pace: 0, ...body, seats: [{ sort: 'me' }, { sort: 'open' }, ...bots] },
  })
  const { id } = (await made.json()) as { id: string }
  await bo.request.put(`/api/tables/${id}/seats/1`, { data: { sort: 'me' } })
  for (const page of [ana, bo]) await page.goto(`/table/${id}`)
  for (const page of [ana, bo]) await expect(page.getByTestId('lobby-seat-0')).toBeVisible()
  await ana.request.post(`/api/tables/${id}/start`) // once both have joined, because clocks run from now on
  for (const page of [ana, bo]) await expect(page.getByTestId(`table-${String(body.game)}`)).toBeVisible()
  return [ana, bo]
}

test('a clock counts down, runs out, a bot decides, and the page says so', async ({ browser }) => {
  const [ana, bo] = await two(browser, { game: 'duel', clock: { bank: 6, increment: 1 } })
  const clock = ana.getByTestId('seat-0').locator('time')
  await expect(clock).toHaveText(/0:0[0-5]/) // it started at 0:06
  await expect(ana.getByText('Your time ran out, so a bot moved for you.')).toBeVisible()
  await expect(bo.getByText('Ana ran out of time, so a bot moved.')).toBeVisible()
  await expect(ana.locator('#side ol li').first()).toContainText('Ana')
})

test('a choice can be changed until the last player has chosen', async ({ browser }) => {
  const [ana, bo] = await two(browser, {
    game: 'seven-wonders',
    players: 3,
    options: { edition: '2', boards: 'random-day' },
  })
  await choose(ana, 0)
  await expect(ana.getByRole('heading', { level: 1 })).toContainText('Bo')
  await expect(bo.getByTestId('seat-0').getByRole('img', { name: /chosen/i })).toBeVisible()
  const sentence = ana.getByTestId('chosen').locator('p')
  const first = await sentence.innerText()
  await choose(ana, 1)
  await expect(sentence).not.toHaveText(first)
  await ana.getByTestId('do-change').click() // one step back is the first choice, two are none
  await expect(sentence).toHaveText(first)
  await ana.getByTestId('do-change').click()
  await expect(ana.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  await choose(ana, 2)
  await expect(sentence).not.toHaveText(first)
  await choose(bo, 0)
  await expect(ana.getByRole('heading', { level: 1 })).toContainText('turn 2')
})

/** Sells the card at a place of the hand. */
async function choose(page: Page, place: number): Promise<void> {
  await page
    .getByTestId('hand')
    .getByTestId(/^card-/)
    .nth(place)
    .click()
  await page.getByTestId('do-sell').click()
  await expect(page.getByTestId('chosen').or(page.getByTestId('turn')).first()).toBeVisible()
}

/** Takes a wonder for the player who must draft, and waits until both pages show it; returns that player's page. */
async function draft(pages: [Page, Page]): Promise<Page> {
  await expect.poll(async () => (await isDue(pages[0])) !== (await isDue(pages[1]))).toBe(true)
  const due = (await isDue(pages[0])) ? pages[0] : pages[1]
  const offered = await due.locator('main button.offer').count()
  await due.locator('main button.offer').first().click()
  await due.getByTestId('do-commit').click()
  for (const page of pages) await expect(page.locator('main button.offer')).toHaveCount(offered - 1)
  return due
}

test('a move that revealed nothing is undone, before the other has answered', async ({ browser }) => {
  const [ana, bo] = await two(browser, { game: 'duel', options: { wonders: 'draft' } })
  const due = await draft([ana, bo])
  const other = due === ana ? bo : ana
  await expect(other.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  await due.getByRole('button', { name: 'Undo' }).click()
  await expect(due.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  await expect(other.locator('[data-testid=frame][data-due=false]')).toBeVisible()
})

test('an answered move is undone only if the other agrees', async ({ browser }) => {
  const pages = await two(browser, { game: 'duel', options: { wonders: 'draft' } })
  const first = await draft(pages)
  const second = pages[0] === first ? pages[1] : pages[0]
  await draft(pages)
  const ask = first.getByRole('button', { name: 'Ask to undo' })
  await ask.click()
  await expect(first.getByText('Waiting for the others to answer')).toBeVisible()
  await second.getByTestId('takeback-decline').click()
  await expect(first.getByText('Your request to undo was declined.')).toBeVisible()
  await ask.click()
  await second.getByTestId('takeback-accept').click()
  await expect(first.locator('[data-testid=frame][data-due=true]')).toBeVisible()
  await expect(second.locator('[data-testid=frame][data-due=false]')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('two people play again', async ({ browser }) => {
  const [ana, bo] = await two(browser, { game: 'architects', players: 2 })
  const id = new URL(ana.url()).pathname.split('/').at(-1)!
  await Promise.all([rush(ana, id), rush(bo, id)])
  await bo.getByTestId('look-around').click() // with the sheet closed, the rematch is still announced
  await ana.getByTestId('again').click()
  await expect(ana.getByTestId('start')).toBeVisible()
  await expect(ana.getByText('Bo is not here yet')).toBeVisible()
  await bo.getByRole('link', { name: 'Join the rematch' }).click()
  await expect(ana.getByText('Everyone is here')).toBeVisible()
  await expect(bo.getByTestId('lobby-seat-1')).toBeVisible()
  await ana.getByTestId('start').click()
  for (const page of [ana, bo]) await expect(page.getByTestId('table-architects')).toBeVisible()
  expect(new URL(ana.url()).pathname).toBe(new URL(bo.url()).pathname)
})
