/** Notifications on this device: requested, registered with the server, quiet at night, stopped with one tap. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitedAt, isAwaited, showBadge } from './badge.ts'
import { type push as first } from './push.svelte.ts'

const asked: { method: string; path: string; body: unknown }[] = []
let subscribed: object | null
const subscription = {
  endpoint: 'https://push.example.com/x',
  toJSON: () => ({ endpoint: 'https://push.example.com/x', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => {
    subscribed = null
    return Promise.resolve(true)
  },
}
const pushManager = {
  getSubscription: () => Promise.resolve(subscribed),
  subscribe: vi.fn((_options: object) => {
    subscribed = subscription
    return Promise.resolve(subscription)
  }),
}
let permission: string

async function loaded(): Promise<typeof first> {
  vi.resetModules()
  return (await import('./push.svelte.ts')).push
}

beforeEach(() => {
  asked.length = 0
  subscribed = null
  permission = 'granted'
  localStorage.clear()
  pushManager.subscribe.mockClear()
  const registration = { pushManager }
  const serviceWorker = { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: () => Promise.resolve(permission),
  })
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null
    asked.push({ method: init.method ?? 'GET', path, body })
    if (path === '/api/push') return Promise.resolve(Response.json({ key: 'the-key' }))
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('one tap turns them on, with quiet hours at night, and one tap turns them off', async () => {
  const push = await loaded()
  await push.start()
  expect(push.isOn).toBe(false)
  await push.begin()
  expect(push.isOn).toBe(true)
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the-key' })
  const told = asked.find(({ path }) => path === '/api/push/subscriptions')!
  expect(told.body).toMatchObject({ keys: { p256dh: 'p', auth: 'a' }, quiet: { start: 1320, end: 480 } })
  await push.stop()
  expect([push.isOn, subscribed]).toEqual([false, null])
  expect(asked.at(-1)).toMatchObject({ path: '/api/push/stop', body: { endpoint: subscription.endpoint } })
})

test('they stay off if the browser refuses', async () => {
  permission = 'denied'
  const push = await loaded()
  await push.start()
  await push.begin()
  expect([push.isOn, push.isDenied]).toEqual([false, true])
  expect(pushManager.subscribe).not.toHaveBeenCalled()
})

test('quiet hours are sent to the server and kept on the device', async () => {
  subscribed = subscription
  const push = await loaded()
  await push.start()
  expect(push.isOn).toBe(true)
  await push.setQuiet({ start: 60, end: 120 })
  expect(asked.at(-1)!.body).toMatchObject({ quiet: { start: 60, end: 120 } })
  expect((await loaded()).quiet).toEqual({ start: 60, end: 120 })
})

test('where there is no push service nothing is offered', async () => {
  vi.unstubAllGlobals()
  const push = await loaded()
  await push.start()
  expect(push.isOn).toBeNull()
})

test('the number on the icon', () => {
  const icon = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.reject(new Error())) }
  showBadge(3, icon)
  expect(icon.setAppBadge).toHaveBeenCalledWith(3)
  showBadge(0, icon)
  expect(icon.clearAppBadge).toHaveBeenCalled()
  showBadge(1, {})
  expect(isAwaited({ yours: [0, 2], to_act: [2] })).toBe(true)
  expect(isAwaited({ yours: [], to_act: [2] })).toBe(false)
  expect(awaitedAt([0, 1, 2].map((seat) => ({ yours: [seat], to_act: [0, 2] })))).toBe(2)
})

test('the server keeps the last of two quick changes of the quiet hours', async () => {
  const push = await loaded()
  await push.begin()
  asked.length = 0
  await Promise.all([push.setQuiet({ start: 0, end: 480 }), push.setQuiet({ start: 0, end: 0 })])
  expect(asked.at(-1)?.body).toMatchObject({ quiet: { start: 0, end: 0 } })
  expect(push.quiet).toEqual({ start: 0, end: 0 })
})
