/** Several people on one device: created by clicking, passed around, and nothing of another seat on the page. */
import type { Page } from '@playwright/test'
import { PROTOCOL } from '../src/session/protocol.ts'
import { expectAccessible } from './axe.ts'
import { DESKTOP, PHONE, clickOn, dice, expectNoScroll, isDue, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

/** Creates a table at which everybody plays on this page. */
async function gather(page: Page, game: string, names: string[], seed: string): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByTestId('name').fill(names[0]!)
  await page.getByTestId('all-here').click()
  for (const [i, name] of names.slice(1).entries()) await page.getByTestId(`companion-${i + 1}`).fill(name)
  await expectAccessible(page)
  await picture(page, `hot-seat-new-${game}`)
  await page.route('**/api/tables', (route) =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), seed }) }),
  )
  await page.getByTestId('create').click()
  await expect(page.getByTestId('curtain')).toBeVisible()
}

/** The cards in the hand that the page shows. */
async function handOf(page: Page): Promise<string[]> {
  const cards = page.locator('[data-testid=hand] [data-testid^=card-]')
  await cards.first().waitFor()
  return cards.evaluateAll((nodes) => nodes.map((card) => (card as HTMLElement).dataset.testid!))
}

for (const [language, size, title, take] of [
  ['en', DESKTOP, 'Pass the device to', 'I am'],
  ['pt-BR', PHONE, 'Passe o aparelho para', 'Sou'],
] as const) {
  test(`three people pass one device around a turn of 7 Wonders (${language}, ${size.name})`, async ({ page }) => {
    await settle(page, language, size)
    await gather(page, 'seven-wonders', ['Ana', 'Bo', 'Cy'], '7')
    const roll = dice(3)
    const hands: string[][] = []
    for (const name of ['Ana', 'Bo', 'Cy']) {
      await expect(page.getByRole('heading', { name: `${title} ${name}` })).toBeVisible()
      await expect(page.getByTestId('table-seven-wonders')).toHaveCount(0)
      if (name === 'Bo') {
        await expectAccessible(page)
        await expectNoScroll(page)
        await picture(page, `hot-seat-curtain-${language}-${size.name}`)
      }
      await page.getByRole('button', { name: `${take} ${name}`, exact: true }).click()
      await expect(page.getByTestId('table-seven-wonders')).toBeVisible()
      hands.push(await handOf(page))
      expect(hands.at(-1)).toHaveLength(7)
      if (name === 'Bo') await picture(page, `hot-seat-turn-${language}-${size.name}`)
      if (name === 'Cy') break
      while (!(await page.getByTestId('curtain').isVisible())) await clickOn(page, roll)
    }
    expect(new Set(hands.map(String)).size).toBe(3)
    await page.reload()
    await expect(page.getByTestId('curtain')).toBeVisible()
  })
}

/** Plays all seats of this device to the end over a separate connection, which passes the device on automatically. */
function rushAll(page: Page): Promise<void> {
  return page.evaluate(
    (protocol) =>
      new Promise<void>((done, fail) => {
        const table = location.pathname.split('/').at(-1)
        const address = `${location.origin.replace('http', 'ws')}/api/tables/${table}/play?views=false`
        const line = new WebSocket(address, protocol)
        let sequence = 0
        line.onclose = () => fail(new Error('the line was closed'))
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as {
            type: string
            sequence?: number
            seat?: number | null
            is_over?: boolean
            shown?: { to_act: number[]; actions: { action: string }[] }
            actions?: string[] | null
          }
          sequence = Math.max(sequence, message.sequence ?? 0)
          if (message.is_over) {
            line.onclose = null
            line.close()
            return done()
          }
          if (message.type === 'welcome' && message.seat === null)
            return line.send(JSON.stringify({ type: 'reveal', seat: message.shown!.to_act[0] }))
          const actions = message.shown?.actions.map(({ action }) => action) ?? message.actions ?? []
          if (actions.length)
            line.send(JSON.stringify({ type: 'act', seen: sequence, action: actions[sequence % actions.length] }))
        }
      }),
    PROTOCOL,
  )
}

test('two people play Duel to the end on one device', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await gather(page, 'duel', ['Ana', 'Bo'], '21')
  const roll = dice(9)
  for (const name of ['Ana', 'Bo']) {
    await page.getByRole('button', { name: `I am ${name}`, exact: true }).click()
    await expect(page.getByTestId('table-duel')).toBeVisible()
    while ((await page.getByTestId('frame').isVisible()) && (await isDue(page))) await clickOn(page, roll)
    await expect(page.getByTestId('curtain')).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
  await rushAll(page)
  await expect(page.getByTestId('ended')).toBeVisible()
  await expect(page.getByTestId('score-0')).toBeVisible()
})
