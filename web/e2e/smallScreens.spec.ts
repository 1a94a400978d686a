/** Small and low screens: names are whole, buttons are visible, and nothing overlaps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  LEAST_TEXT,
  PHONE,
  type Size,
  become,
  expectNoScroll,
  laidOut,
  rush,
  settle,
  sitDown,
  tinyTexts,
  together,
  untilDue,
} from './table.ts'
import { expect, test } from './test.ts'

const SMALL: Size = { name: 'small phone', width: 360, height: 740 }
const SIDE: Size = { name: 'phone on its side', width: 844, height: 390 }
const TABLET: Size = { name: 'tablet', width: 1024, height: 768 }
const UPRIGHT: Size = { name: 'upright tablet', width: 768, height: 1024 }
const DAY = { edition: '2', boards: 'random-day' }

/** The texts of elements that are cut off. */
async function cutTexts(texts: Locator): Promise<string[]> {
  await laidOut(texts.page())
  return texts.evaluateAll((nodes) =>
    nodes.flatMap((node) =>
      node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1 ? [node.textContent] : [],
    ),
  )
}

/** What is covered in its middle, or outside the window. */
async function covered(texts: Locator): Promise<string[]> {
  await laidOut(texts.page())
  return texts.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [node.textContent]
    }),
  )
}

for (const language of ['en', 'pt-BR'])
  test(`the names of Duel's wonders are whole on a small phone, ${language}`, async ({ page }) => {
    await settle(page, language, SMALL)
    await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
    await untilDue(page)
    const names = page.locator('main .tile .name')
    await expect(names).toHaveCount(8)
    expect(await cutTexts(names)).toEqual([])
  })

test('six cards of 7 Wonders are as wide on a small phone as on a larger one', async ({ page }) => {
  await settle(page, 'en', SMALL)
  const id = await sitDown(page, { game: 'seven-wonders', players: 3, seed: 5, options: DAY })
  await untilDue(page)
  await expect(page.getByTestId('hint').last()).toBeVisible() // there are no events to show
  await rush(page, id, 1)
  const cards = page.locator('[data-testid=hand] .card')
  await expect(cards).toHaveCount(6)
  await laidOut(page)
  const widths = await cards.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(95.5)
  await expectNoScroll(page)
})

test('the sheet of seven players shows its button, and the replay everybody in its legend', async ({ page }) => {
  await settle(page, 'en', SIDE)
  const id = await sitDown(page, { game: 'seven-wonders', players: 7, seed: 6, options: DAY })
  await untilDue(page)
  await rush(page, id)
  await expect(page.getByTestId('ended')).toBeVisible()
  for (const size of [SIDE, TABLET, PHONE, SMALL]) {
    await page.setViewportSize(size)
    await expect(page.getByTestId('again'), size.name).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('analyse'), size.name).toBeInViewport({ ratio: 0.9 })
    if (size.width >= 700) expect(await covered(page.locator('[data-testid^=score-]')), size.name).toEqual([])
    expect(await cutTexts(page.locator('[data-testid^=score-] .name')), size.name).toEqual([])
  }
  await page.goto(`/replay/${id}`)
  await expect(page.getByTestId('slider')).toBeVisible()
  for (const size of [PHONE, SMALL]) {
    await page.setViewportSize(size)
    const seats = page.locator('.legend li')
    for (const seat of await seats.all()) await expect(seat).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('digest')).toBeHidden() // there is no space for the latest events
    await expectNoScroll(page)
  }
  await page.setViewportSize(TABLET)
  for (const seat of await page.locator('.legend li').all()) await expect(seat).toBeInViewport({ ratio: 1 })
  await expectNoScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const tabs = page.locator('#side [role=tab]')
  await expect(tabs).toHaveCount(4)
  await laidOut(page)
  const heights = await tabs.evaluateAll((nodes) =>
    nodes.map((node) => {
      const text = document.createRange()
      text.selectNodeContents(node)
      return text.getBoundingClientRect().height
    }),
  )
  expect(Math.max(...heights)).toBeLessThan(30) // one line
})

/** A table of Architects at which a stage can be paid in eleven ways. */
async function payInManyWays(page: Page): Promise<void> {
  const record = readFileSync(join(import.meta.dirname, 'manyPayments.txt'), 'utf-8')
  await become(page, 'Ana')
  const { id } = (await (await page.request.post('/api/records', { data: { record } })).json()) as { id: string }
  const forked = await page.request.post(`/api/tables/${id}/fork`, {
    data: { ply: PLY, seat: SEAT, level: 'apprentice' },
  })
  await page.goto(`/table/${((await forked.json()) as { id: string }).id}`)
}
const [PLY, SEAT] = [54, 1]

test('all ways to pay in Architects are visible on a phone in landscape', async ({ page }) => {
  await settle(page, 'pt-BR', SIDE)
  await payInManyWays(page)
  const ways = page.locator('[data-testid^=choice-]')
  await expect(ways).toHaveCount(11)
  expect(await covered(ways)).toEqual([])
  await ways.nth(9).click()
  await expect(page.getByTestId('do-stage')).toBeInViewport({ ratio: 1 })
  expect(await covered(ways)).toEqual([])
  await page.setViewportSize(SMALL) // here they scroll, above the button
  await ways.first().click()
  expect(await covered(page.getByTestId('do-stage'))).toEqual([])
})

test('the settings are above the guide and its spotlight', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await page.goto('/learn/seven-wonders')
  await page.getByTestId('guide-next').click()
  await expect(page.getByTestId('spotlight')).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  const light = await page.getByTestId('spotlight').evaluate((node) => Number(getComputedStyle(node).zIndex))
  const menu = await page.locator('header:has(.menu)').evaluate((node) => Number(getComputedStyle(node).zIndex))
  expect(menu).toBeGreaterThan(light)
  expect(await covered(page.locator('.menu > *'))).toEqual([])
})

for (const [game, language] of [
  ['duel', 'en'],
  ['duel', 'pt-BR'],
  ['seven-wonders', 'pt-BR'],
] as const)
  test(`chains of ${game} fit on a small phone, ${language}`, async ({ page }) => {
    await settle(page, language, SMALL)
    await page.goto(`/help/${game}/chains`)
    const chains = page.locator('main li:has(.branch)')
    await expect(chains.first()).toBeVisible()
    expect(await cutTexts(chains)).toEqual([])
  })

test('all boards to choose from are visible on every screen', async ({ page }) => {
  await settle(page, 'pt-BR', PHONE)
  await sitDown(page, { game: 'seven-wonders', players: 3, seed: 5, options: { edition: '2', boards: 'choose' } })
  await untilDue(page)
  const boards = page.locator('main .tabs button')
  await expect(boards).toHaveCount(7)
  for (const size of [PHONE, SMALL, SIDE, TABLET, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    for (const board of await boards.all()) await expect(board).toBeInViewport({ ratio: 0.99 })
    expect(await covered(boards)).toEqual([])
    await expect(page.getByTestId('do-choose')).toBeInViewport({ ratio: 1 })
    expect(await tinyTexts(page, LEAST_TEXT), `${size.width}`).toEqual([])
    await expectNoScroll(page)
  }
})

/** What is wrong around the choice of payments of 7 Wonders: things that are cut, or lie over each other. */
async function crowdedPayments(page: Page): Promise<string[]> {
  await laidOut(page)
  return page.evaluate(() => {
    const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect()
    const [about, build, stage] = ['.about', '[data-testid=do-build]', '[data-testid=do-stage]'].map((place) =>
      box(`[data-testid=actions] ${place}`),
    )
    const text = document.querySelector('[data-testid=actions] .about')!
    const lists = [...document.querySelectorAll('[data-testid=pay-list]')].map((list) => list.getBoundingClientRect())
    const cards = [...document.querySelectorAll('[data-testid=hand] .card')].map((card) => card.getBoundingClientRect())
    return Object.entries({
      'the text is under the top bar': about!.top < box('[data-testid=frame] > header').bottom - 1,
      'two lines of text are cut': text.scrollHeight > text.clientHeight + 1 && text.scrollHeight < 32,
      'a button lies over the next one': build!.right > stage!.left + 1,
      'the payments lie over the cards':
        Math.max(...lists.map(({ bottom }) => bottom)) > Math.min(...cards.map(({ top }) => top)),
    }).flatMap(([trouble, isSo]) => (isSo ? [trouble] : []))
  })
}

test('the choice of payments in 7 Wonders has its space on a phone in landscape', async ({ page }) => {
  await settle(page, 'pt-BR', SIDE)
  const id = await sitDown(page, { game: 'seven-wonders', players: 4, seed: 11, options: DAY })
  const cards = page.locator('[data-testid=hand] [data-testid^=card-]')
  let checked = 0
  for (let turn = 0; turn < 14; turn++) {
    await untilDue(page)
    await expect(cards.first()).toBeVisible()
    for (let i = 0; i < (await cards.count()); i++) {
      await cards.nth(i).click({ position: { x: 20, y: 30 } })
      await expect(page.getByTestId('do-build')).toBeVisible()
      if (await page.getByTestId('pay-list').count()) {
        expect(await crowdedPayments(page), await page.getByTestId('actions').innerText()).toEqual([])
        await page.getByTestId('pay-list').first().click()
        const ways = page.getByTestId('actions').locator('.ways.open label')
        await expect(ways.first()).toHaveText(/à (esquerda|direita)|ao banco/) // in words
        await page.getByTestId('pay-list').first().click()
        checked++
      }
      await page.keyboard.press('Escape')
    }
    await rush(page, id, 1)
    await page.reload()
  }
  expect(checked).toBeGreaterThan(0)
})

for (const [game, players, decisions] of [
  ['seven-wonders', 3, 5],
  ['architects', 7, 8],
] as const)
  test(`no text of ${game} is tiny on tablets and small phones`, async ({ page }) => {
    await settle(page, 'pt-BR', TABLET)
    const id = await sitDown(page, { game, players, seed: 5, ...(game === 'seven-wonders' && { options: DAY }) })
    for (const size of [TABLET, PHONE, SMALL, SIDE]) {
      await page.setViewportSize(size)
      await untilDue(page)
      expect(await tinyTexts(page, LEAST_TEXT), size.name).toEqual([])
    }
    await rush(page, id, decisions)
    for (const size of [TABLET, PHONE, SMALL, SIDE]) {
      await page.setViewportSize(size)
      await untilDue(page)
      expect(await tinyTexts(page, LEAST_TEXT), size.name).toEqual([])
    }
  })

test('on the smallest phone, sound and undo are both in the top bar', async ({ browser }) => {
  const { ana } = await together(browser, { game: 'duel', seed: 21 })
  await untilDue(ana)
  await rush(ana, ana.url().split('/').at(-1)!, 1)
  await ana.setViewportSize(SMALL)
  const undo = ana.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeEnabled()
  const bar = ana.locator('[data-testid=frame] > header')
  for (const button of await bar.locator('.button').locator('visible=true').all())
    await expect(button).toBeInViewport({ ratio: 1 })
  await expect(undo).toBeInViewport({ ratio: 1 })
  await expect(ana.getByTestId('sound-button')).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(60)
  await expectNoScroll(ana)
})

test('the third age of Duel stays large on a small phone, after resizing and below a request', async ({ page }) => {
  await settle(page, 'en', TABLET)
  const id = await sitDown(page, { game: 'duel', seed: 20, options: { wonders: 'first-game' } })
  await untilDue(page)
  await rush(page, id, 19)
  const cards = page.locator('[data-slot]')
  await expect(cards).toHaveCount(20)
  for (const [size, least] of [
    [SIDE, 60],
    [SMALL, 50],
    [{ width: 360, height: 685 }, 44], // as much lower as a request takes
  ] as const) {
    await page.setViewportSize(size)
    const widths = (): Promise<number[]> =>
      cards.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width))
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(least)
    await expectNoScroll(page)
  }
})

test('the Free City beside the table shows its whole name and all cards on a tablet', async ({ page }) => {
  await settle(page, 'pt-BR', TABLET)
  const setup = { game: 'seven-wonders', players: 2, seed: 9, options: { edition: '1', boards: 'random' } }
  const id = await sitDown(page, setup)
  await untilDue(page)
  const hand = page.locator('[data-testid=hand] .card')
  for (let decisions = 18; decisions === 18 || !(await hand.count()); decisions = 1) {
    await rush(page, id, decisions) // once more if a card of the discard pile is due instead of the hand
    await page.reload()
    await untilDue(page)
  }
  const panel = page.getByTestId('neighbour-right')
  await expect(panel).toContainText('Cidade Livre')
  expect(await cutTexts(panel.locator('.named b'))).toEqual([])
  await hand.first().click()
  await expect(page.getByTestId('do-build')).toBeVisible()
  const cards = panel.locator('[data-testid^=built-]')
  expect(await cards.count()).toBeGreaterThan(6)
  expect(await covered(cards)).toEqual([])
})

test('an upright tablet shows seven players of 7 Wonders whole: far cities, neighbours and the selected card', async ({
  page,
}) => {
  await settle(page, 'pt-BR', UPRIGHT)
  const id = await sitDown(page, { game: 'seven-wonders', players: 7, seed: 7, options: DAY })
  await untilDue(page)
  await rush(page, id, 14)
  await page.reload()
  await untilDue(page)
  expect(await cutTexts(page.getByTestId(/^far-/))).toEqual([])
  expect(await cutTexts(page.getByTestId(/^neighbour-/).locator('.named b'))).toEqual([])
  const cards = page.getByTestId(/^neighbour-/).locator('[data-testid^=built-]')
  expect(await cards.count()).toBeGreaterThan(10)
  expect(await covered(cards)).toEqual([])
  const hand = page.locator('[data-testid=hand] [data-testid^=card-]')
  for (let i = 0; i < (await hand.count()); i++) {
    await hand.nth(i).click()
    const about = page.getByTestId('actions').locator('.about')
    expect((await about.boundingBox())!.height).toBeLessThan(45) // two lines
    expect(await cutTexts(about)).toEqual([])
    for (const button of await page.locator('main [data-testid^=do-]').all())
      await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expectNoScroll(page)
})

for (const players of [4, 7])
  test(`an upright tablet shows the other cities of Architects, ${players} players`, async ({ page }) => {
    await settle(page, 'pt-BR', UPRIGHT)
    const id = await sitDown(page, { game: 'architects', players, seed: 8 })
    await untilDue(page)
    await rush(page, id, 12)
    await page.reload()
    await untilDue(page)
    const cities = page.locator('main .others').getByTestId(/^city-/)
    await expect(cities).toHaveCount(players - 1)
    for (const city of await cities.all()) await expect(city).toBeInViewport({ ratio: 1 })
    expect(await cutTexts(cities.locator('.name'))).toEqual([])
    expect(await covered(cities.locator('.pip, .chips > *'))).toEqual([])
    const decks = page.locator('main .decks [data-testid^=card-]').locator('visible=true') // ways to pay take their place
    for (const deck of await decks.all()) expect((await deck.boundingBox())!.width).toBeGreaterThanOrEqual(60)
    await expectNoScroll(page)
  })

test('all stages of Architects are inside the city in a replay on a tablet', async ({ page }) => {
  await settle(page, 'en', TABLET)
  const id = await sitDown(page, { game: 'architects', players: 4, seed: 8 })
  await untilDue(page)
  await rush(page, id)
  await page.goto(`/replay/${id}?ply=9`)
  await expect(page.getByTestId('slider')).toBeVisible()
  await laidOut(page)
  const city = (await page.locator('main .own.panel').boundingBox())!
  for (const stage of await page.getByTestId(/^stage-/).all()) {
    const { y, height } = (await stage.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(city.y + city.height + 1)
  }
})

test('a replay of Duel shows the whole costs and names of wonders on a small phone', async ({ page }) => {
  await settle(page, 'pt-BR', SMALL)
  const id = await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
  await untilDue(page)
  await rush(page, id)
  await page.goto(`/replay/${id}?ply=4`)
  await expect(page.getByTestId('slider')).toBeVisible()
  const tiles = page.locator('main .tile.open')
  await expect(tiles.first()).toBeVisible()
  expect(await cutTexts(tiles.locator('.name'))).toEqual([])
  const hidden = await tiles.evaluateAll((nodes) =>
    nodes.flatMap((tile) => {
      const [name, ...below] = ['.name', '.cost', '.effects'].map((part) => tile.querySelector(part)!)
      const { bottom } = name!.getBoundingClientRect()
      return below.some((part) => part.getBoundingClientRect().top < bottom - 1) ? [name!.textContent] : []
    }),
  )
  expect(hidden).toEqual([])
})

test('with two players, the sentence has two lines at most on a phone in landscape', async ({ browser }) => {
  const { ana } = await together(browser, { game: 'duel', seed: 21 })
  await untilDue(ana)
  await rush(ana, ana.url().split('/').at(-1)!, 1)
  await ana.setViewportSize(SIDE)
  await expect(ana.getByRole('button', { name: 'Undo' })).toBeEnabled()
  const sentence = ana.locator('[data-testid=frame] .status')
  const lines = (): Promise<number> =>
    sentence.evaluate((node) => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)))
  await laidOut(ana)
  expect(await lines()).toBeLessThanOrEqual(2)
  await sentence.evaluate((node) => (node.textContent = 'Escolha uma carta para a Cidade Livre'))
  expect(await lines()).toBeLessThanOrEqual(2)
})
