/** Notifications on this device: on or off with one tap, none in quiet hours. */
import { Refusal, api } from './api.ts'
import { showBadge } from './badge.ts'
import { translator } from './i18n.svelte.ts'

/** Quiet hours as minutes of the day. */
export interface Quiet {
  start: number
  end: number
}

const KEY = 'pharos-quiet'
const NIGHT: Quiet = { start: 22 * 60, end: 8 * 60 }

class Push {
  /** Whether this device gets notifications; null until that is known, or if it cannot get any. */
  isOn = $state<boolean | null>(null)
  /** Whether the user has blocked them in the browser. */
  isDenied = $state(false)
  quiet = $state.raw<Quiet | null>(stored())
  #saving = Promise.resolve()

  /** Checks whether notifications are possible and on; tells the server who uses this device now. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return
    this.isDenied = Notification.permission === 'denied'
    const subscription = await registration.pushManager.getSubscription()
    this.isOn = subscription !== null
    if (subscription) await this.#tell(subscription).catch(ignored)
  }

  /** Asks the browser, then tells the server; throws `Refusal`. */
  async begin(): Promise<void> {
    const { key } = await api.push()
    if (key === null) throw new Refusal({ id: 'no-push', values: {} })
    const permission = await Notification.requestPermission()
    this.isDenied = permission === 'denied'
    if (permission !== 'granted') return
    const registration = await navigator.serviceWorker.ready
    const subscription = await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => {
        throw new Refusal({ id: 'bad-endpoint', values: {} })
      })
    await this.#tell(subscription)
    this.isOn = true
  }

  /** Stops notifications on this device. */
  async stop(): Promise<void> {
    const subscription = await this.#subscription()
    this.isOn &&= false
    if (!subscription) return
    await api.stopPush(subscription.endpoint).catch(ignored)
    await subscription.unsubscribe()
    showBadge(0)
  }

  /** Stores the quiet hours at once, then on the server; changes are sent one after another, so the last one wins. */
  async setQuiet(quiet: Quiet | null): Promise<void> {
    this.quiet = quiet
    localStorage.setItem(KEY, JSON.stringify(quiet))
    const save = async (): Promise<void> => {
      const subscription = await this.#subscription()
      if (subscription) await this.#tell(subscription)
    }
    this.#saving = this.#saving.then(save, save)
    await this.#saving
  }

  /** Sends a notification to this device; true if it is on its way. */
  async test(): Promise<boolean> {
    const subscription = await this.#subscription()
    return subscription !== null && (await api.testPush(subscription.endpoint)).is_sent
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker?.getRegistration()
    return (await registration?.pushManager.getSubscription()) ?? null
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
    await api.subscribe({
      endpoint,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
      language: translator.language,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
      quiet: this.quiet,
    })
  }
}

function ignored(error: unknown): void {
  if (!(error instanceof Refusal)) throw error // offline, or not a guest yet: try again next time
}

function stored(): Quiet | null {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? NIGHT : (JSON.parse(text) as Quiet | null)
  } catch {
    return NIGHT
  }
}

export const push = new Push()
