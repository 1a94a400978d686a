/** Every page at both sizes and in both languages: it opens without an error, and axe finds nothing serious. */
import { expectAccessible } from './axe.ts'
import { DESKTOP, LEAST_TEXT, PHONE, become, guest, laidOut, picture, settle, tinyTexts } from './table.ts'
import { expect, test } from './test.ts'

const PAGES: Record<string, string> = {
  home: '/',
  'new-duel': '/new/duel',
  'new-seven-wonders': '/new/seven-wonders',
  'new-architects': '/new/architects',
  statistics: '/statistics',
  profile: '/profile',
  'rules-duel': '/help/duel',
  'rules-seven-wonders': '/help/seven-wonders',
  'rules-architects': '/help/architects',
  'symbols-duel': '/help/duel/symbols',
  'cards-seven-wonders': '/help/seven-wonders/cards',
  'cards-architects': '/help/architects/cards',
  'chains-duel': '/help/duel/chains',
  score: '/score',
  'score-history': '/score/history',
  nowhere: '/nowhere',
}

/** Each language at the size of its pair, light and dark; the other size is only measured. */
for (const [language, size, other] of [
  ['en', DESKTOP, PHONE],
  ['pt-BR', PHONE, DESKTOP],
] as const) {
  test(`pages, ${language}, ${size.name}`, async ({ page }) => {
    await settle(page, language, size)
    await become(page, 'Ana')
    for (const [name, path] of Object.entries(PAGES)) {
      await test.step(name, async () => {
        await page.setViewportSize(size)
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        expect(await page.locator('body').innerText(), 'a word is missing').not.toMatch(/\bweb-[a-z]/)
        await expectAccessible(page)
        await picture(page, `page-${name}-${language}-${size.name}-light`)
        await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
        await expectAccessible(page, ['color-contrast'])
        await picture(page, `page-${name}-${language}-${size.name}-dark`)
        for (const { width, height } of [size, other]) {
          await page.setViewportSize({ width, height })
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(over, `${name} is too wide at ${width}`).toBeLessThanOrEqual(0)
          expect(await tinyTexts(page, LEAST_TEXT), `${name} at ${width}`).toEqual([])
        }
      })
    }
  })
}

test('the language can be changed in place', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/help/duel')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Language').selectOption('pt-BR')
  await expect(page.getByRole('heading', { name: 'Três formas de vencer' })).toBeVisible()
})

test('a card opens its details by a click and by the keyboard', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/help/duel/cards')
  await page.getByRole('button', { name: /^Stable/ }).click()
  await expect(page.getByRole('region', { name: 'Stable' })).toContainText('Horse Breeders')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Stable' })).toBeHidden()
})

test('the largest seed can be typed and loses no digit', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await become(page, 'Ana')
  await page.goto('/new/duel')
  await page.getByText('More options').click()
  await page.getByLabel('Set the seed').check()
  const field = page.getByLabel('Seed', { exact: true })
  await field.fill('9223372036854775808')
  await expect(page.getByTestId('create')).toBeDisabled()
  await field.fill('9223372036854775807')
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/tables')),
    page.getByTestId('create').click(),
  ])
  expect(request.postData()).toContain('"seed":"9223372036854775807"')
  await expect(page.getByTestId('start')).toBeVisible()
})

test('on the home page, everything stays within its panel', async ({ page }) => {
  await settle(page, 'pt-BR', DESKTOP)
  await page.goto('/')
  await expect(page.getByTestId('daily')).toBeVisible()
  for (const { width, height } of [DESKTOP, PHONE, { width: 768, height: 1024 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize({ width, height })
    await laidOut(page)
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main .panel :is(button, a, input, p)')]
        .filter((node) => !node.matches('.unseen'))
        .filter((node) => node.getBoundingClientRect().right > node.closest('.panel')!.getBoundingClientRect().right)
        .map((node) => node.outerHTML.slice(0, 80)),
    )
    expect(beyond, `at ${width}`).toEqual([])
  }
})

test('lists name the edition', async ({ page }) => {
  await settle(page, 'pt-BR', DESKTOP)
  await become(page, 'Ana')
  await page.request.post('/api/tables/quick', {
    data: { game: 'seven-wonders', players: 3, options: { edition: '2' }, level: 'apprentice' },
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /7 Wonders, segunda edição/ }).first()).toBeVisible()
})

test('on a narrow phone, every seat of a new table says in full who sits there', async ({ page }) => {
  for (const language of ['en', 'pt-BR']) {
    await settle(page, language, { name: 'narrow', width: 360, height: 740 })
    await page.goto('/new/seven-wonders')
    const seat = page.getByTestId('setup-1')
    const fills = await seat.evaluate((select: HTMLSelectElement) => [...select.options].map(({ value }) => value))
    for (const one of fills) {
      await seat.selectOption(one)
      const shown = page.locator('label:has([data-testid=setup-1]) .text span')
      const option = await seat.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text)
      await expect(shown).toHaveText(option.split(' · ')[0]!)
      expect(
        await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        one,
      ).toBeLessThanOrEqual(0)
      const [text, card] = [(await shown.boundingBox())!, (await seat.boundingBox())!]
      expect(text.y + text.height, one).toBeLessThanOrEqual(card.y + card.height)
      expect(text.x + text.width, one).toBeLessThanOrEqual(card.x + card.width)
    }
  }
})

test('on a phone in landscape, the next step is in sight', async ({ browser, page }) => {
  const landscape = { name: 'landscape', width: 844, height: 390 }
  await settle(page, 'pt-BR', landscape)
  await become(page, 'Ana')
  await page.goto('/puzzles/duel')
  await expect(page.getByTestId('puzzle-start')).toBeEnabled()
  await expect(page.getByTestId('puzzle-start')).toBeInViewport({ ratio: 1 })
  const host = await guest(browser, 'Maximiliano', landscape)
  const made = await host.request.post('/api/tables', { data: { game: 'seven-wonders', players: 7 } })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('join-at-once')).toBeInViewport({ ratio: 1 })
  await expect(page.getByTestId('share-link')).toBeInViewport({ ratio: 1 })
  await host.goto(`/table/${id}`)
  await host.getByTestId('lobby-seat-3').click()
  await expect(host.getByTestId('do-bot')).toBeInViewport({ ratio: 1 })
})

test.describe('links that lead nowhere', () => {
  test.use({ provoked: /status of (400|403|404)/ })

  test('say what to do next', async ({ page }) => {
    await settle(page, 'en', PHONE)
    await become(page, 'Ana')
    await page.goto('/daily/yesterday')
    await page.getByRole('link', { name: 'Play today’s deal' }).click()
    await expect(page.getByTestId('day')).toBeVisible()
    await page.goto('/groups/none')
    await page.getByRole('main').getByRole('link', { name: 'Groups' }).click()
    await expect(page.getByTestId('group-name')).toBeVisible()
    await page.goto('/resume/none')
    await expect(page.getByRole('alert')).toHaveText(
      'This link no longer works. Create a new one on the device where you are seated.',
    )
  })
})

test('on a phone, the tab of the last game is scrolled into view', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await page.goto('/help/architects')
  await expect(page.getByRole('link', { name: '7 Wonders Architects' })).toBeInViewport({ ratio: 1 })
})

test('in the lobby, the sentence in the middle covers no seat', async ({ browser, page }) => {
  await settle(page, 'pt-BR', PHONE)
  await become(page, 'Ana')
  const long = await guest(browser, 'Maximiliano Rodrigues', PHONE)
  const bots = Array.from({ length: 5 }, () => ({ sort: 'bot', level: 'apprentice' }))
  const made = await page.request.post('/api/tables', {
    data: { game: 'architects', players: 7, seats: [{ sort: 'me' }, { sort: 'open' }, ...bots] },
  })
  const { id } = (await made.json()) as { id: string }
  await long.request.put(`/api/tables/${id}/seats/1`, { data: { sort: 'me' } })
  await page.goto(`/table/${id}`)
  const sentence = page.getByText('Ainda não chegou: Maximiliano Rodrigues')
  for (const { width, height } of [PHONE, DESKTOP, { width: 360, height: 740 }, { width: 844, height: 390 }]) {
    await page.setViewportSize({ width, height })
    const text = (await sentence.boundingBox())!
    for (const seat of await page.getByTestId(/^lobby-seat-/).all()) {
      const { x, y, width: w, height: h } = (await seat.boundingBox())!
      const isBeside = x + w <= text.x || text.x + text.width <= x || y + h <= text.y || text.y + text.height <= y
      expect(isBeside, `${await seat.innerText()} at ${width}`).toBe(true)
    }
  }
})
