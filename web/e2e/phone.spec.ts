/** A phone: the hand comes first, names and costs are readable, no text is tiny, and spectators see that they watch. */
import type { Page } from '@playwright/test'
import {
  clickOn,
  dice,
  expectNoScroll,
  expectWholeNames,
  guest,
  LEAST_TEXT,
  rush,
  settle,
  sitDown,
  tinyTexts,
  untilDue,
  laidOut,
} from './table.ts'
import { expect, test } from './test.ts'

test.use({ hasTouch: true, isMobile: true })

const PHONES = [
  { name: 'upright', width: 390, height: 844, share: 0.33 },
  { name: 'on its side', width: 844, height: 390, share: 0.5 },
]
const SMALL = { name: 'of the smallest size', width: 360, height: 740 }
const LEAST_CARD = 96

/** Wonders of Duel on which price, name, cost and effects overlap. */
function coveredSigns(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .tile')].flatMap((tile) => {
      const signs = [...tile.querySelectorAll('.name, .cost .cost, .effects .marks, .price')]
      const boxes = signs.map((sign) => sign.getBoundingClientRect())
      const overlap = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5
      return boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .flatMap((b, k) =>
            overlap(a, b) ? [`${tile.textContent}: ${signs[i]!.className} over ${signs[i + 1 + k]!.className}`] : [],
          ),
      )
    }),
  )
}

for (const phone of PHONES) {
  test(`the hand of 7 Wonders on a phone ${phone.name}`, async ({ page }) => {
    await settle(page, 'pt-BR', phone)
    await sitDown(page, { game: 'seven-wonders', players: 4, seed: 5, options: { edition: '2', boards: 'random-day' } })
    await untilDue(page)
    await laidOut(page)
    const hand = (await page.getByTestId('hand').boundingBox())!
    expect(hand.height / phone.height).toBeGreaterThan(phone.share)
    const cards = await page.locator('[data-testid=hand] .card').all()
    const boxes = await Promise.all(cards.map(async (card) => (await card.boundingBox())!))
    expect(boxes).toHaveLength(7)
    for (const { x, y, width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(LEAST_CARD - 0.5)
      expect([x >= -1, x + width <= phone.width + 1, y + height <= phone.height + 1]).toEqual([true, true, true])
    }
    await expectNoScroll(page)
    await expectWholeNames(page)
    expect(await tinyTexts(page, LEAST_TEXT)).toEqual([])
    await page.locator('[data-testid^=card-]').first().click()
    await expect(page.locator('[data-testid=actions] .about')).toContainText(/\w+\./)
    expect(await tinyTexts(page, LEAST_TEXT)).toEqual([])
  })

  test(`Duel on a phone ${phone.name}`, async ({ page }) => {
    await settle(page, 'pt-BR', phone)
    await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
    await untilDue(page)
    await page.locator('main [data-testid^=card-]').first().click()
    await expect(page.locator('[data-testid=actions] .effect').first()).toContainText(/\w+\./)
    await expect(page.locator('[data-testid=city-0] .tile .name').first()).toBeVisible()
    expect(await coveredSigns(page)).toEqual([])
    await expectWholeNames(page)
    await expectNoScroll(page)
    expect(await tinyTexts(page, LEAST_TEXT)).toEqual([])
  })
}

test('fewer cards of 7 Wonders are larger on a phone, and the city never covers its wonder', async ({ page }) => {
  await settle(page, 'pt-BR', PHONES[0]!)
  const id = await sitDown(page, {
    game: 'seven-wonders',
    players: 7,
    seed: 7,
    options: { edition: '1', boards: 'random' },
  })
  await untilDue(page)
  const widths: number[] = []
  for (let turn = 1; turn <= 5; turn++) {
    for (const size of [SMALL, PHONES[0]!]) {
      await page.setViewportSize(size)
      await laidOut(page)
      expect(await stagesOverCards(page), `turn ${turn}`).toBeLessThanOrEqual(1)
    }
    const card = page.locator('[data-testid=hand] .card').first()
    widths.push((await card.boundingBox())!.width)
    await rush(page, id, 1)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`turno ${turn + 1} de 6`)
  }
  expect(widths.slice(0, 4)).toEqual([...widths.slice(0, 4)].sort((a, b) => a - b))
  expect(widths[3]).toBeGreaterThan(1.2 * widths[0]!) // four cards
})

test('a hand of seven on the smallest phone is swiped: cards keep their width and are side by side', async ({
  page,
}) => {
  await settle(page, 'pt-BR', SMALL)
  await sitDown(page, { game: 'seven-wonders', players: 4, seed: 5, options: { edition: '2', boards: 'random-day' } })
  await untilDue(page)
  const cards = page.getByTestId('hand').locator('.card')
  await expect(cards).toHaveCount(7)
  await laidOut(page)
  const boxes = await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())!))
  for (const [i, a] of boxes.entries()) {
    expect(a.width).toBeGreaterThanOrEqual(LEAST_CARD - 0.5)
    expect(a.y + a.height).toBeLessThanOrEqual(SMALL.height)
    for (const b of boxes.slice(i + 1))
      expect(a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || Math.abs(a.y - b.y) >= a.height - 1).toBe(true)
  }
  const hidden = cards.nth(3) // the fourth of the upper row
  await expect(hidden).not.toBeInViewport({ ratio: 1 })
  await hidden.click({ position: { x: 20, y: 40 } })
  await expect(hidden).toBeInViewport({ ratio: 1 })
  await expect(page.getByTestId('hand').locator('[aria-pressed=true]')).toBeVisible()
  await expectNoScroll(page)
  expect(await tinyTexts(page, LEAST_TEXT)).toEqual([])
})

for (const phone of [...PHONES, SMALL]) {
  test(`late in a Duel on a phone ${phone.name}, no text is tiny`, async ({ page }) => {
    await settle(page, 'en', phone)
    const id = await sitDown(page, { game: 'duel', seed: 14, options: { wonders: 'first-game' } })
    await untilDue(page)
    await rush(page, id, 22)
    await untilDue(page)
    const cards = await page.locator('[data-slot]').all()
    await laidOut(page)
    for (const card of cards) expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(48)
    if (cards.length) expect(await coveredTokens(page)).toEqual([]) // or the game has ended early
    expect(await tinyTexts(page, LEAST_TEXT)).toEqual([])
    await expectNoScroll(page)
  })
}

/** Progress tokens covered by a card. */
function coveredTokens(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .tokens button')].flatMap((token) => {
      const { left, top, width, height } = token.getBoundingClientRect()
      return token.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [token.textContent]
    }),
  )
}

/** Cards whose symbols do not fit into their heads. */
function clippedHeads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .card')].flatMap((card) => {
      const head = card.querySelector('.head')!.getBoundingClientRect()
      const rows = [...card.querySelectorAll('.head .marks')].map((row) => row.getBoundingClientRect())
      const isClipped = rows.some(
        ({ top, bottom, left, right }) =>
          top < head.top - 0.5 || bottom > head.bottom + 0.5 || left < head.left || right > head.right,
      )
      return isClipped ? [card.textContent.trim()] : []
    }),
  )
}

for (const game of ['seven-wonders', 'duel']) {
  test(`the heads of the lowest cards of ${game} hold all their symbols`, async ({ page }) => {
    await settle(page, 'en', SMALL)
    await page.goto(`/help/${game}/cards`)
    await expect(page.locator('main .card').first()).toBeVisible()
    await page.evaluate(() => document.body.style.setProperty('--card-tall', '1'))
    expect(await clippedHeads(page)).toEqual([])
  })
}

/** Pixels by which the stages of the user's wonder cover the list of its cards. */
function stagesOverCards(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cards = document.querySelector('[data-testid=city-cards]')!.getBoundingClientRect()
    const stages = document.querySelector('main .middle .stages')!.getBoundingClientRect()
    return Math.max(0, Math.min(cards.bottom, stages.bottom) - Math.max(cards.top, stages.top))
  })
}

/** What is missing on a phone in the turn of the Free City's steward: the city decided for, the buttons. */
function hiddenOfTurn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-testid^=for-]:enabled, main [data-testid^=do-]')].flatMap(
      (node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        const isFree = node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        return isFree ? [] : [node.dataset.testid!]
      },
    ),
  )
}

test('the Free City covers no cards, stages or buttons on any phone', async ({ page }) => {
  await settle(page, 'pt-BR', PHONES[0]!)
  await sitDown(page, { game: 'seven-wonders', players: 2, seed: 7, options: { edition: '1' } })
  const roll = dice(3)
  for (let click = 0; click < 12; click++) {
    await untilDue(page)
    await clickOn(page, roll)
  }
  await untilDue(page)
  for (const [width, height] of [
    [390, 844],
    [390, 664], // with the bars of a browser
    [360, 740],
    [844, 390],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await test.step(`${width} x ${height}`, async () => {
      await expect.poll(() => stagesOverCards(page)).toBeLessThanOrEqual(1)
      expect(await hiddenOfTurn(page)).toEqual([])
      await expectNoScroll(page)
    })
  }
})

for (const [width, height] of [
  [844, 390],
  [932, 430],
  [360, 740],
] as const) {
  test(`Architects on a phone of ${width} x ${height}: nothing covers decks and city`, async ({ page }) => {
    await settle(page, 'pt-BR', { name: 'phone', width, height })
    await sitDown(page, { game: 'architects', players: 4, seed: 8 })
    await untilDue(page)
    await laidOut(page)
    const own = (await page.locator('main .own').first().boundingBox())!
    expect(own.y + own.height).toBeLessThanOrEqual(height)
    const decks = await page.locator('main .decks [data-testid^=card-]').all()
    expect(decks).toHaveLength(3)
    for (const deck of decks) {
      const box = (await deck.boundingBox())!
      expect(box.width).toBeGreaterThanOrEqual(60)
      expect(box.y + box.height <= own.y + 1 || box.x + box.width <= own.x + 1, 'a deck is covered').toBe(true)
    }
    await expectNoScroll(page)
    await expectWholeNames(page)
    expect(await tinyTexts(page, LEAST_TEXT)).toEqual([])
  })
}

for (const [game, phone, setup] of [
  ['duel', PHONES[0], { options: { wonders: 'first-game' } }],
  ['duel', PHONES[1], { options: { wonders: 'first-game' } }],
  ['seven-wonders', PHONES[0], { players: 3, options: { edition: '2', boards: 'random-day' } }],
  ['architects', PHONES[0], { players: 3 }],
  ['architects', PHONES[1], { players: 4 }],
] as const)
  test(`a spectator of ${game} on a phone ${phone!.name} sees that they watch, and whose city it is`, async ({
    page,
    browser,
  }) => {
    await settle(page, 'en', phone!)
    const id = await sitDown(page, { game, seed: 12, ...setup })
    await untilDue(page)
    const other = await guest(browser, 'Bo', phone!)
    await other.goto(`/table/${id}`)
    await expect(other.getByTestId('watching')).toBeVisible()
    const name = other
      .locator('main')
      .getByText('Ana', { exact: true })
      .or(other.locator('main h2', { hasText: 'Ana' }))
    const isWhole = (node: Element): boolean => node.scrollWidth <= node.clientWidth + 1
    await expect.poll(() => name.locator('visible=true').first().evaluate(isWhole)).toBe(true) // not cut off
    await expect(page.getByTestId('watching')).toBeHidden()
    await laidOut(other)
    const { height } = (await other.getByRole('heading', { level: 1 }).boundingBox())!
    expect(height).toBeLessThan(45) // two lines at most
    if (game === 'seven-wonders')
      // without a hand, the wonder takes its space
      expect((await other.locator('main .city .picture').boundingBox())!.width).toBeGreaterThan(150)
    if (game === 'duel') await expect(other.getByTestId('actions')).toContainText('Select an open card')
    await expectNoScroll(other)
  })

test('the rules are in the top bar of every phone, for players with a coach and for spectators', async ({
  page,
  browser,
}) => {
  await settle(page, 'en', PHONES[0]!)
  const id = await sitDown(page, { game: 'duel', seed: 12, options: { wonders: 'first-game' } })
  await untilDue(page)
  await expect(page.getByTestId('hint')).toBeVisible()
  const other = await guest(browser, 'Bo', PHONES[0]!)
  await other.goto(`/table/${id}`)
  await expect(other.getByTestId('watching')).toBeVisible()
  for (const reader of [page, other])
    for (const size of [...PHONES, SMALL]) {
      await reader.setViewportSize(size)
      await expect(reader.getByTestId('rules'), size.name).toBeInViewport({ ratio: 1 })
      await expect(reader.getByRole('button', { name: 'Settings' }), size.name).toBeInViewport({ ratio: 1 })
      await expectNoScroll(reader)
    }
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('region', { name: 'Settings' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByTestId('play-duel')).toBeVisible()
})
