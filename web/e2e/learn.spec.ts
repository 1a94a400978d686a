/** First-game guides: each highlights its subject, suggests three moves with reasons, and leads to a real game. */
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, expectNoScroll, expectWholeNames, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

test.use({ hasTouch: true })

const SMALL = { name: 'small', width: 360, height: 740 }
const SIDE = { name: 'side', width: 844, height: 390 }
const MOVES: Record<string, RegExp> = {
  duel: /^do-build$/,
  'seven-wonders': /^do-build$/,
  architects: /^do-take$/,
}

for (const [game, language, size] of [
  ['duel', 'pt-BR', PHONE],
  ['seven-wonders', 'en', PHONE],
  ['architects', 'en', DESKTOP],
  ['architects', 'pt-BR', SIDE],
  ['duel', 'en', SIDE],
] as const) {
  test(`the guide of ${game}, ${language}, ${size.name}`, async ({ page }) => {
    await settle(page, language, size)
    await page.goto(`/learn/${game}`)
    const guide = page.getByTestId('guide')
    await expect(guide).toContainText(/^1\//)
    await page.getByTestId('guide-next').click()
    await expect(page.getByTestId('spotlight')).toBeVisible()
    await picture(page, `learn-${game}-spotlight-${language}-${size.name}`)
    await page.getByTestId('guide-next').click()
    await expect(guide).toContainText(/^3\//)
    await expectNoScroll(page)
    await expectWholeNames(page)
    await expectAccessible(page)
    await picture(page, `learn-${game}-advice-${language}-${size.name}`)

    // The spotlight is on a card; taking that card continues, and the guide's sheet covers neither.
    const light = (await page.getByTestId('spotlight').boundingBox())!
    const sheet = (await guide.boundingBox())!
    expect(light.y + light.height <= sheet.y || light.y >= sheet.y + sheet.height).toBe(true)
    await page.mouse.click(light.x + light.width / 2, light.y + light.height / 3)
    await page.locator('main').getByTestId(MOVES[game]!).click()
    await expect(guide).toContainText(/^4\//)
    await page.reload()
    await expect(guide).toContainText(/^4\//)

    while (!(await page.getByTestId('guide-play').isVisible())) {
      await expect(page.getByTestId('spotlight'), await guide.innerText()).toBeVisible()
      await guide.locator('.buttons button').last().click()
    }
    await picture(page, `learn-${game}-end-${language}-${size.name}`)
    const lesson = page.url()
    await page.getByTestId('guide-play').click()
    await expect(page).not.toHaveURL(lesson)
    await expect(guide).toBeHidden()
    await expect(page.getByTestId(`table-${game}`)).toBeVisible()
  })
}

for (const [game, size, number, opened] of [
  ['duel', SMALL, 4, 'close-city'],
  ['seven-wonders', SIDE, 5, 'overlay'],
] as const)
  test(`a city of ${game} that the reader opens closes before the guide's next subject`, async ({ page }) => {
    await settle(page, 'en', size)
    await page.goto(`/learn/${game}`)
    const guide = page.getByTestId('guide')
    const advance = (): Promise<void> => guide.locator('.buttons button').last().click()
    for (let step = 1; step < number; step++) {
      await expect(guide).toContainText(`${step}/`)
      await advance()
    }
    await expect(guide).toContainText(`${number}/`)
    const light = (await page.getByTestId('spotlight').boundingBox())!
    await page.mouse.click(light.x + 30, light.y + light.height / 2)
    await expect(page.getByTestId(opened)).toBeVisible()
    await advance()
    await expect(guide).toContainText(`${number + 1}/`)
    await expect(page.getByTestId(opened)).toBeHidden()
  })

test('the guide scrolls a hand that is swiped to the card it suggests', async ({ page }) => {
  await settle(page, 'pt-BR', SMALL)
  await page.goto('/learn/seven-wonders')
  const guide = page.getByTestId('guide')
  for (let step = 1; step < 9; step++) {
    await expect(guide).toContainText(`${step}/`)
    await guide.locator('.buttons button').last().click()
  }
  const light = page.getByTestId('spotlight')
  await expect(light).toBeInViewport({ ratio: 0.99 })
  await expect.poll(() => light.evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(90)
})

test('an unfinished lesson continues from the list of tables, and keeps the name of the newcomer', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await page.goto('/')
  await page.getByTestId('name').fill('Dido')
  await page.getByTestId('tile-duel').getByRole('link', { name: 'Learn to play' }).click()
  const guide = page.getByTestId('guide')
  await page.getByTestId('guide-next').click()
  await expect(guide).toContainText(/^2\//)
  const table = page.url()
  await page.goto('/')
  await page
    .getByTestId('tables')
    .getByRole('link', { name: /7 Wonders Duel.*Dido/ })
    .click()
  await expect(guide).toContainText(/^2\//)
  await page.goto('/learn/duel')
  await expect(page).toHaveURL(table)
  await expect(guide).toContainText(/^2\//)
  await page.goto('/learn/architects')
  await expect(guide).toContainText(/^1\//)
})
