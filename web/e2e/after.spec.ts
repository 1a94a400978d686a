/** After the end: score sheet, looking around, replay by keys and from other perspectives, analysis, continuing, playing again. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DESKTOP, type GameSetup, PHONE, become, expectNoScroll, picture, rush, settle, sitDown } from './table.ts'
import { expect, test } from './test.ts'

const SMALL = { name: 'small', width: 360, height: 740 }

/** A game finished by bots. */
async function finished(page: Page, setup: GameSetup): Promise<string> {
  await become(page, 'Ana')
  const seats = Array.from({ length: setup.players ?? 2 }, () => ({ sort: 'bot', level: 'apprentice' }))
  const made = await page.request.post('/api/tables', { data: { ...setup, seats, pace: 0 } })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = (await made.json()) as { id: string }
  expect((await page.request.post(`/api/tables/${id}/start`, { data: {} })).ok()).toBe(true)
  await expect
    .poll(async () => ((await (await page.request.get(`/api/tables/${id}`)).json()) as { status: string }).status, {
      timeout: 60_000,
    })
    .toBe('finished')
  return id
}

/** A step goes to the end of the turn: everybody has played once more. */
async function stepsByTurn(page: Page): Promise<void> {
  const slider = page.getByTestId('slider')
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(slider).not.toHaveValue('0')
  expect(Number(await slider.inputValue())).toBeGreaterThanOrEqual(4)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('everyone plays')
}

for (const size of [DESKTOP, PHONE]) {
  test(`after a game of Architects, ${size.name}`, async ({ page }) => {
    await settle(page, 'en', size)
    const id = await sitDown(page, { game: 'architects', players: 2, seed: 3 })
    await rush(page, id)
    await expect(page.getByTestId('score-1')).toBeVisible()
    await expectAccessible(page)

    await page.getByTestId('look-around').click()
    await expect(page.getByTestId('ended')).toBeHidden()
    await page.goto(`/replay/${id}`)
    await expect(page.getByTestId('table-architects')).toBeVisible()
    await expectNoScroll(page)
    const slider = page.getByTestId('slider')
    await page.keyboard.press('Home')
    await expect(slider).toHaveValue('0')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveValue('2')
    await page.getByTestId('eyes').selectOption('1')
    await expect(page.getByTestId('seat-0').getByText('you', { exact: true })).toHaveCount(1) // whoever looks on
    await expect(page.getByTestId('seat-1').getByText('you', { exact: true })).toHaveCount(0)
    await page.getByTestId('next').click()
    await expect(slider).toHaveValue('3')
    await expectAccessible(page)
    await picture(page, `replay-${size.name}`)

    await page.getByTestId('fork-open').click()
    await page.getByTestId('fork').click()
    await page.waitForURL(/\/table\//)
    await expect(page.getByTestId('table-architects')).toBeVisible()
    expect(page.url()).not.toContain(id)
  })
}

test('play again starts a new deal with the same seats', async ({ page }) => {
  await settle(page, 'pt-BR', DESKTOP)
  const id = await sitDown(page, { game: 'duel', seed: 30 })
  await rush(page, id)
  await page.getByTestId('again').click()
  await expect.poll(() => page.url()).not.toContain(id)
  await expect(page.locator('main')).toBeVisible()
})

/** Opens the review and tries every move at the first mistake until the best one is found. */
async function learnFromMistakes(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByTestId('review')).toBeVisible()
  await expect(page.getByTestId('review').getByRole('img')).toBeVisible()
  for (const seat of ['0', '1']) {
    await page.getByTestId('reviewed').selectOption(seat)
    if (await page.getByTestId('practise').isVisible()) break
  }
  await expectAccessible(page)
  await page.getByTestId('practise').click()
  const practice = page.getByTestId('practice')
  await expect(practice).toBeVisible()
  if (isPhone) await expectNoScroll(page)
  await expect(page.getByTestId(/^mark-/)).toHaveCount(0) // the answer stays hidden
  await expect(practice.locator('[data-action]').first()).toBeVisible()
  while (!(await page.getByTestId('practice-next').isVisible())) {
    await practice.locator('[data-action]:enabled').first().click()
    await expect(practice.locator('[data-action]:enabled').first().or(page.getByTestId('practice-next'))).toBeVisible()
  }
  await expect(page.getByTestId('practice-said')).toContainText('“')
}

for (const [size, language] of [
  [DESKTOP, 'en'],
  [PHONE, 'pt-BR'],
] as const) {
  test(`the analysis of a Duel, ${size.name}, ${language}`, async ({ page }) => {
    await settle(page, language, size)
    const id = await finished(page, { game: 'duel', seed: 11 })
    await page.goto(`/table/${id}`)
    await page.getByTestId('analyse').click()
    await page.waitForURL(/show=analysis/)
    await expect(page.getByTestId('analysis')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('chances')).toBeVisible()
    const slider = page.getByTestId('slider')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /100%/, { timeout: 120_000 }) // analysed to the end, where the winner is certain
    await expectAccessible(page)

    const field = (await slider.boundingBox())!
    await slider.click({ position: { x: field.width / 2, y: field.height / 2 } })
    const plies = Number(await slider.getAttribute('max'))
    expect(Math.abs(Number(await slider.inputValue()) - plies / 2)).toBeLessThanOrEqual(2)

    if (size === PHONE) await page.getByRole('button', { name: 'Histórico' }).click()
    const remark = page.getByTestId('mistakes').locator('button').first()
    const said = (await remark.innerText()).split('\n').at(-1)!
    await remark.click()
    await expect(page.getByTestId('remark')).toContainText(said.slice(-20))
    await expect(page.getByTestId(/^mark-/).first()).toBeVisible() // on the table, before the mistake
    await expectNoScroll(page)
    await picture(page, `analysis-${language}-${size.name}`)
    if (size === PHONE) await page.getByRole('button', { name: 'Histórico' }).click() // choosing something closes the drawer
    await page.getByRole('tab').first().click()
    await expect(page.getByTestId('marked').first()).toContainText(/\? .*%/)
    if (size === DESKTOP) {
      await page.getByTestId('show').click()
      await expect(page.getByTestId('points')).toBeVisible()
    }
    await learnFromMistakes(page, size === PHONE)
    await picture(page, `practice-${language}-${size.name}`)
  })
}

for (const [game, players, size] of [
  ['seven-wonders', 4, DESKTOP],
  ['seven-wonders', 4, PHONE],
  ['duel', 2, SMALL],
  ['duel', 2, DESKTOP],
  ['architects', 3, DESKTOP],
] as const) {
  test(`all cards of a game of ${game} are visible afterwards, ${size.name}`, async ({ page }) => {
    await settle(page, 'en', size)
    const id = await finished(page, { game, players, seed: 6 })
    const { plies } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { plies: number }
    await page.goto(`/replay/${id}?ply=${Math.round(plies / 2)}&seat=0`)
    await expect(page.getByTestId(`table-${game}`)).toBeVisible()
    await page.getByTestId('eyes').selectOption('full_view')
    expect(page.url()).toContain('seat=everything')
    if (game === 'seven-wonders') await expect(page.getByTestId('hands').getByRole('list')).toHaveCount(players)
    if (game === 'seven-wonders') await stepsByTurn(page)
    if (game === 'duel') await expect(page.locator('[data-slot] .card').first()).toBeVisible()
    if (game === 'duel') await expect(page.locator('div[data-slot][role=img]')).toHaveCount(0) // nothing lies face down
    await expectNoScroll(page)
    await expectAccessible(page)
    await picture(page, `open-${game}-${size.name}`)
  })
}

test('the pyramid of a replay uses the space of a phone', async ({ page }) => {
  await settle(page, 'en', SMALL)
  const id = await finished(page, { game: 'duel', seed: 6 })
  await page.goto(`/replay/${id}?ply=12&seat=0`)
  const card = page.locator('[data-slot]').first()
  await expect(card).toBeVisible()
  expect((await card.boundingBox())!.width).toBeGreaterThan(42)
  await expect(page.getByTestId('actions')).toBeHidden()
  await page.locator('button.open[data-slot]').first().click()
  await expect(page.getByTestId('actions')).toBeVisible()
})

declare global {
  interface Window {
    lit: { category: string; animation: string | null; hasButtons: boolean }[]
  }
}

/** Records what lights up while points are counted: each category only for a moment. */
function noteLights(): void {
  window.lit = []
  const note = (): void => {
    const category = document.querySelector<HTMLElement>('main[data-lit]')?.dataset.lit
    if (!category) return
    const piece = document.querySelector(`[data-scores~=${category}]`)
    window.lit.push({
      category,
      animation: piece && getComputedStyle(piece).animationName,
      hasButtons: !!document.querySelector('[data-testid=analyse]')?.checkVisibility({ visibilityProperty: true }),
    })
  }
  new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-lit'] })
}

test('while points are counted, their pieces light up, except with reduced motion', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  const id = await finished(page, { game: 'seven-wonders', players: 3, seed: 6 })
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('analyse')).toBeVisible()
  expect(await page.locator('[data-lit]').count()).toBe(0)
  await page.addInitScript(() =>
    localStorage.setItem('pharos-settings', JSON.stringify({ language: 'en', theme: 'light', speed: 'slow' })),
  )
  await page.addInitScript(noteLights)
  await page.reload()
  await page.waitForFunction(() => window.lit.some(({ category }) => category === 'treasury'))
  await picture(page, 'counting')
  const lit = await page.evaluate(() => window.lit)
  expect(lit.map(({ category }) => category)).toContain('military')
  expect(lit.filter(({ animation }) => animation !== null && animation !== 'lit')).toEqual([])
  expect(lit.filter(({ hasButtons }) => hasButtons)).toEqual([])
  await page.locator('#ended').click() // skips the count
  await expect(page.getByTestId('analyse')).toBeVisible()
  expect(await page.locator('[data-lit]').count()).toBe(0)
})

test('an imported game opens from its link, for anybody', async ({ page, browser: house }) => {
  const id = await finished(page, { game: 'architects', players: 2, seed: 9 })
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text()
  const brought = (await (await page.request.post('/api/records', { data: { record } })).json()) as { id: string }
  const stranger = await house.newPage()
  await settle(stranger, 'en', DESKTOP)
  await stranger.goto(`/replay/${brought.id}?ply=5`)
  await expect(stranger.getByTestId('slider')).toHaveValue('5')
  await expect(stranger.getByTestId('table-architects')).toBeVisible()
  await stranger.close()
})

test.describe('a server that cannot analyse', () => {
  test.use({ provoked: /status of 503/ })

  test('the analysis says why, and the strip shows the points', async ({ page }) => {
    let asked = 0
    await page.route(/\/analysis\?/, (route) => {
      asked++
      return route.fulfill({ status: 503, json: { error: { id: 'not-compiled', values: { got: 'duel' } } } })
    })
    await settle(page, 'en', DESKTOP)
    const id = await finished(page, { game: 'duel', seed: 11 })
    await page.goto(`/replay/${id}?show=analysis`)
    await expect(page.getByTestId('analysis').getByRole('alert')).toContainText(
      'This server cannot analyse this game yet',
    )
    await expect(page.getByText('Analysing the game…')).toHaveCount(0)
    await expect(page.getByTestId('points')).toBeVisible()
    await expect(page.locator('.legend').getByText('…')).toHaveCount(0)
    expect(asked).toBe(1)
    for (const size of [PHONE, { width: 844, height: 390 }]) {
      await page.setViewportSize(size)
      await page.goto(`/replay/${id}`)
      await expect(page.getByTestId('points')).toBeVisible()
      await page.getByTestId('show').click()
      await expect(page.getByTestId('remark')).toContainText('This server cannot analyse this game yet')
      await expectNoScroll(page)
    }
  })
})

test.describe('addresses without a game', () => {
  test.use({ provoked: /status of 40\d|WebSocket connection/ })

  test('empty pages say so', async ({ page }) => {
    await settle(page, 'en', DESKTOP)
    await become(page, 'Ana')
    for (const path of ['/table/nowhere', '/replay/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toHaveText('Table nowhere does not exist. Check the link or code.')
    }
    const { id } = (await (await page.request.post('/api/tables', { data: { game: 'duel' } })).json()) as { id: string }
    await page.goto(`/replay/${id}`)
    await expect(page.getByRole('alert')).toHaveText('The game is not over yet.')
    await page.request.post(`/api/tables/${id}/leave`, { data: {} })
    for (const path of [`/table/${id}`, `/replay/${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toHaveText('This table has been closed.')
    }
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  })
})
