/** Notifications of the service worker: what they show, what a tap opens, and the tap that stops them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PushScope, STOP, noteOf, show, tapped } from './push.ts'

const NOTE = { title: 'Your turn', body: 'Duel with Bo', url: '/table/t', tag: 'turn-t', stop: 'Stop', waiting: 2 }

function scopeWith(
  windows: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = [],
) {
  const subscription = { endpoint: 'https://push.example.com/x', unsubscribe: vi.fn(() => Promise.resolve(true)) }
  const scope = {
    registration: {
      showNotification: vi.fn(() => Promise.resolve()),
      pushManager: { getSubscription: () => Promise.resolve(subscription) },
    },
    navigator: { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: vi.fn(() => Promise.resolve()) },
  }
  return { scope: scope satisfies PushScope, subscription }
}
const windowAt = (path: string) => ({
  url: `https://pharos.example${path}`,
  focus: vi.fn(() => Promise.resolve()),
  navigate: vi.fn((_url: string) => Promise.resolve()),
})

const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(null, { status: 204 })))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('a message', () => {
  test('becomes a notification with a button to stop, and a number on the icon', async () => {
    const { scope } = scopeWith()
    await show(scope, JSON.stringify(NOTE))
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(2)
    expect(scope.registration.showNotification).toHaveBeenCalledWith(
      'Your turn',
      expect.objectContaining({ data: { url: '/table/t' }, tag: 'turn-t', actions: [{ action: STOP, title: 'Stop' }] }),
    )
  })

  test('from elsewhere never opens another site', () => {
    expect(noteOf(JSON.stringify(NOTE))).toEqual(NOTE)
    for (const url of ['https://evil.example', '//evil.example', 'javascript:alert(1)'])
      expect(noteOf(JSON.stringify({ ...NOTE, url }))).toBeNull()
    for (const text of [undefined, '', 'null', '{}', '[1]']) expect(noteOf(text)).toBeNull()
  })

  test('that cannot be read still shows something, as browsers require', async () => {
    const { scope } = scopeWith()
    await show(scope, 'nonsense')
    expect(scope.registration.showNotification).toHaveBeenCalledWith('Pharos', expect.objectContaining({ actions: [] }))
  })
})

describe('a tap', () => {
  test('opens the table, in an existing window if possible', async () => {
    const { scope } = scopeWith()
    await tapped(scope, '', '/table/t')
    expect(scope.clients.openWindow).toHaveBeenCalledWith('/table/t')
    const [home, table] = [windowAt('/'), windowAt('/table/t')]
    await tapped(scopeWith([home, table]).scope, '', '/table/t')
    expect(table.focus).toHaveBeenCalled()
    expect(table.navigate).not.toHaveBeenCalled()
    await tapped(scopeWith([home]).scope, '', '/table/t')
    expect(home.navigate).toHaveBeenCalledWith('/table/t')
  })

  test('on the button stops all notifications of this device', async () => {
    const { scope, subscription } = scopeWith()
    await tapped(scope, STOP, '/table/t')
    expect(fetched.mock.calls[0]![0]).toBe('/api/push/stop')
    expect(fetched.mock.calls[0]![1].body).toBe(JSON.stringify({ endpoint: 'https://push.example.com/x' }))
    expect(subscription.unsubscribe).toHaveBeenCalled()
    expect(scope.navigator.clearAppBadge).toHaveBeenCalled()
    expect(scope.clients.openWindow).not.toHaveBeenCalled()
  })

  test('stops them without a network, too', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    const { scope, subscription } = scopeWith()
    await tapped(scope, STOP, '/table/t')
    expect(subscription.unsubscribe).toHaveBeenCalled()
  })
})
