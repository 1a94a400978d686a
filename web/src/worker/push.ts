/** How the service worker handles a push message: a notification, a number on the icon, one tap to stop. */

export interface Note {
  title: string
  body: string
  url: string
  tag: string
  /** The words of the button that stops notifications. */
  stop: string
  /** How many tables are waiting for the user. */
  waiting?: number
}

interface Options {
  body: string
  tag: string
  icon: string
  badge: string
  data: { url: string }
  actions: { action: string; title: string }[]
}
interface Registration {
  showNotification(title: string, options: Options): Promise<void>
  pushManager: { getSubscription(): Promise<{ endpoint: string; unsubscribe(): Promise<boolean> } | null> }
}
interface Window {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
export interface PushScope {
  registration: Registration
  navigator: { setAppBadge?(n: number): Promise<void>; clearAppBadge?(): Promise<void> }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>
    openWindow(url: string): Promise<unknown>
  }
}

export const STOP = 'stop'

/** The notification in a message; null if it is invalid. */
export function noteOf(text: string | undefined): Note | null {
  try {
    const note = JSON.parse(text ?? '') as Partial<Note>
    const isWhole = [note.title, note.body, note.url, note.tag, note.stop].every((part) => typeof part === 'string')
    return isWhole && note.url!.startsWith('/') && !note.url!.startsWith('//') ? (note as Note) : null
  } catch {
    return null
  }
}

/** Shows a notification and the number on the icon. Browsers require that every message shows something. */
export async function show(scope: PushScope, text: string | undefined): Promise<void> {
  const note = noteOf(text) ?? { title: 'Pharos', body: '', url: '/', tag: 'pharos', stop: '' }
  if (note.waiting !== undefined) await scope.navigator.setAppBadge?.(note.waiting)
  await scope.registration.showNotification(note.title, {
    body: note.body,
    tag: note.tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: note.url },
    actions: note.stop ? [{ action: STOP, title: note.stop }] : [],
  })
}

/** The user has tapped a notification: stop them, or open the table, in an open window if there is one. */
export async function tapped(scope: PushScope, action: string, url: string): Promise<void> {
  if (action === STOP) return stop(scope)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === url) ?? windows[0]
  if (!there) return void (await scope.clients.openWindow(url))
  if (new URL(there.url).pathname !== url) await there.navigate(url)
  await there.focus()
}

/** Tells the server, then cancels the subscription; offline the second is enough, because the server notices. */
async function stop(scope: PushScope): Promise<void> {
  const subscription = await scope.registration.pushManager.getSubscription()
  if (!subscription) return
  await fetch('/api/push/stop', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  }).catch(() => {})
  await subscription.unsubscribe()
  await scope.navigator.clearAppBadge?.()
}
