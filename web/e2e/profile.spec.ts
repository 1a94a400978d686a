/** Profiles in a real browser, with a virtual authenticator. */
import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { PORT } from './browser.ts'
import { DESKTOP, PHONE, picture, settle } from './table.ts'
import { expect, test } from './test.ts'

/** Browsers allow passkeys without encryption only at this host. */
const HOME = `http://localhost:${PORT}`

/** A device with a fingerprint sensor that always agrees. */
async function authenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

async function arrive(page: Page, name: string): Promise<void> {
  expect((await page.request.post(`${HOME}/api/guests`, { data: { name } })).ok()).toBe(true)
  await page.goto(`${HOME}/profile`)
  await expect(page.getByTestId('make-code')).toBeVisible()
}

test('a guest creates a passkey, signs out, and signs in again', async ({ page }) => {
  await settle(page, 'en', DESKTOP)
  await authenticator(page)
  await arrive(page, 'Ana')
  await page.getByTestId('make-passkey').click()
  await expect(page.getByTestId('sessions').getByText('this device')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'profile-passkey-en-desktop')
  await page.getByTestId('sign-out').click()
  await expect(page.getByTestId('make-code')).toBeVisible()
  await page.getByTestId('sign-in-passkey').click()
  await expect(page.getByTestId('sessions')).toBeVisible()
  await expect(page.getByTestId('name')).toHaveValue('Ana')
})

test('declining the passkey shows the alternatives', async ({ page }) => {
  await settle(page, 'en', PHONE)
  const session = await authenticator(page)
  await arrive(page, 'Ana')
  await session.send('WebAuthn.disable')
  await session.send('WebAuthn.enable')
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('declined', 'NotAllowedError'))
  })
  await page.getByTestId('sign-in-passkey').click()
  await expect(page.getByText('No passkey was used. Try again, or use a recovery code.')).toBeVisible()
})

test('a code is shown once and opens the profile elsewhere with its games; sessions end', async ({ browser }) => {
  const [desktop, phone] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await settle(desktop, 'en', DESKTOP)
  await settle(phone, 'pt-BR', PHONE, { theme: 'dark' })
  await arrive(desktop, 'Ana')
  await desktop.getByTestId('make-code').click()
  const code = await desktop.getByTestId('code').innerText()
  expect(code).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/)
  await expectAccessible(desktop)
  await picture(desktop, 'profile-code-en-desktop')
  await desktop.getByTestId('code-done').click()
  await desktop.reload()
  await expect(desktop.getByTestId('sessions')).toBeVisible()
  await expect(desktop.getByText(code)).toBeHidden()

  await arrive(phone, 'Celular')
  await phone.request.post(`${HOME}/api/tables/quick`, { data: { game: 'duel', level: 'apprentice' } })
  await expectAccessible(phone)
  await picture(phone, 'profile-guest-pt-BR-phone')
  await phone.getByRole('switch').check()
  await phone.getByTestId('code-field').fill(code.toLowerCase().replaceAll('-', ' '))
  await phone.getByTestId('sign-in-code').click()
  await expect(phone.getByTestId('sessions').getByRole('listitem')).toHaveCount(2)
  await expect(phone.getByTestId('name')).toHaveValue('Ana')
  await expectAccessible(phone)
  await picture(phone, 'profile-signed-in-phone')

  await desktop.goto(HOME)
  await expect(desktop.locator('a[href^="/table/"]').first()).toBeVisible()
  await desktop.goto(`${HOME}/profile`)
  await desktop.getByTestId('end-others').click()
  await expect(desktop.getByTestId('sessions').getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await expect(phone.getByTestId('make-code')).toBeVisible()
})

test('a profile is exported and deleted', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await arrive(page, 'Ana')
  await page.getByTestId('make-code').click()
  await page.getByTestId('code-done').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()])
  const data = JSON.parse(readFileSync(await file.path(), 'utf-8')) as { guest: { name: string }; sessions: unknown[] }
  expect([data.guest.name, data.sessions.length]).toEqual(['Ana', 1])
  await page.getByTestId('delete').click()
  await expect(page.getByTestId('delete-go')).toBeDisabled()
  await page.getByTestId('delete-name').fill('Ana')
  await expectAccessible(page)
  await picture(page, 'profile-delete-en-phone')
  await page.getByTestId('delete-go').click()
  await expect(page.getByTestId('make-code')).toBeVisible()
  expect(await (await page.request.get(`${HOME}/api/me`)).json()).toBeNull()
})
