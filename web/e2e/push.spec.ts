/** Notifications: turned on in the page, received by a fake push service, shown by the service worker. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { PORT } from './browser.ts'
import { serve } from './server.ts'
import { DESKTOP, PHONE, become, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

const MINE = PORT + 5
const HOME = `http://localhost:${MINE}` // the browser allows notifications only in a secure context
test.use({ baseURL: HOME, serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

let server: ChildProcess | undefined
let service: Server
const received: string[] = []
test.beforeAll(async () => {
  service = createServer((request, answer) => {
    received.push(request.url ?? '')
    request.resume()
    answer.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  const settings = { PHAROS_PUSH_PRIVATE: 'true', PHAROS_PUSH_DELAY: '0', PHAROS_GRACE: '0.1' }
  server = await serve(MINE, mkdtempSync(join(tmpdir(), 'pharos-')), settings)
})
test.afterAll(() => {
  server?.kill('SIGKILL')
  service.close()
})

/** Fakes the browser's push service: no real one can be reached from here. */
async function withOwnService(context: BrowserContext, page: Page, name: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: HOME })
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/${name}`
  await page.addInitScript((url) => {
    const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
    const subscription = {
      endpoint: url,
      toJSON: () => ({ endpoint: url, keys: { p256dh: key, auth: 'tBHItJI5svbpez7KI4CCXg' } }),
      unsubscribe: () => {
        localStorage.removeItem('test-subscribed')
        return Promise.resolve(true)
      },
    }
    PushManager.prototype.subscribe = () => {
      localStorage.setItem('test-subscribed', '1')
      return Promise.resolve(subscription as unknown as PushSubscription)
    }
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem('test-subscribed') ? (subscription as unknown as PushSubscription) : null)
  }, endpoint)
}

for (const [language, size, quiet] of [
  ['en', DESKTOP, 'Quiet hours'],
  ['pt-BR', PHONE, 'Horário de silêncio'],
] as const) {
  test(`an absent player gets notifications until they stop them (${language}, ${size.name})`, async ({
    page,
    context,
    browser,
  }) => {
    await settle(page, language, size)
    await withOwnService(context, page, size.name)
    await page.goto('/')
    await become(page, 'Bo')
    await page.goto('/profile')
    await page.getByTestId('push-switch').click()
    await expect(page.getByText(quiet)).toBeVisible()
    await page.getByTestId('quiet-from').fill('00:00')
    await page.getByTestId('quiet-until').fill('00:00')
    await page.getByTestId('quiet-until').blur()
    await page.getByTestId('push-test').click()
    await expect.poll(() => received.filter((path) => path === `/${size.name}`)).toHaveLength(1)
    await expectAccessible(page)
    await picture(page, `push-${language}-${size.name}`)

    const host = await (await browser.newContext({ baseURL: HOME })).newPage()
    await become(host, 'Ana')
    const made = await host.request.post('/api/tables', { data: { game: 'duel', players: 2, seed: 3 } })
    const { id } = (await made.json()) as { id: string }
    await page.request.put(`/api/tables/${id}/seats/1`, { data: { sort: 'me' } })
    await host.request.post(`/api/tables/${id}/swap`, { data: { seats: [0, 1] } })
    await host.request.post(`/api/tables/${id}/start`)
    await host.goto(`/table/${id}`)
    await expect.poll(() => received.filter((path) => path === `/${size.name}`)).toHaveLength(2)
    await page.goto('/')
    await expect(page).toHaveTitle(/^\(1\) /)
    await page.goto('/profile')
    await page.getByTestId('push-switch').click()
    await expect(page.getByText(quiet)).toBeHidden()
    await host.context().close()
  })
}

test('the service worker shows what arrives', async ({ page, context }) => {
  await settle(page, 'en', DESKTOP)
  await context.grantPermissions(['notifications'], { origin: HOME })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(HOME))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const note = {
    title: 'Your turn',
    body: '7 Wonders Duel with Ana',
    url: '/score',
    tag: 'turn',
    stop: 'Turn off notifications',
  }
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: HOME,
    registrationId: await registered,
    data: JSON.stringify(note),
  })
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })
  await expect.poll(shown).toEqual(['Your turn: 7 Wonders Duel with Ana'])
})
