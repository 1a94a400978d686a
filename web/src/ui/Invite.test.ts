/** Inviting others: the link, its code, and the switch for the local network. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import Invite from './Invite.svelte'

const LAN = 'http://192.168.0.2:8327'
const link = (): string => screen.getByTestId<HTMLInputElement>('share-link').value

/** A server that answers as the given local host would see it. */
function serve(mayOpen: boolean): string[] {
  const asked: string[] = []
  let url: string | null = null
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    asked.push(`${method} ${path}`)
    if (method !== 'GET') url = method === 'POST' ? LAN : null
    const body = JSON.stringify({ may_open: mayOpen, url })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  })
  return asked
}

beforeAll(() => translator.speak('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the local host reads that the link works only here, and can open the network', async () => {
  const asked = serve(true)
  render(Invite, { path: '/table/t', title: 'Table' })
  await waitFor(() => expect(screen.getByTestId('only-here')).toBeVisible())
  expect(screen.queryByTestId('code')).toBeNull()
  await fireEvent.click(screen.getByTestId('open-lan'))
  await waitFor(() => expect(link()).toBe(`${LAN}/table/t`))
  expect(screen.getByTestId('code')).toHaveAttribute('src', '/api/qr?path=%2Ftable%2Ft')
  await fireEvent.click(screen.getByTestId('close-lan'))
  await waitFor(() => expect(screen.getByTestId('only-here')).toBeVisible())
  expect(link()).toBe(`${location.origin}/table/t`)
  expect(asked).toEqual(['GET /api/lan', 'POST /api/lan', 'DELETE /api/lan'])
})

test('on a public server there is a code but no switch', async () => {
  serve(false)
  render(Invite, { path: '/table/t', title: 'Table' })
  await fireEvent.click(screen.getByTestId('show-code'))
  expect(screen.getByTestId('code')).toBeVisible()
  expect(screen.queryByTestId('open-lan')).toBeNull()
  expect(screen.queryByTestId('only-here')).toBeNull()
})
