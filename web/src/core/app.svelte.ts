/** The installed app: its service worker, new versions, and the browser's offer to install it. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const HOUR = 3_600_000

class App {
  /** Whether a new version is waiting for a reload. */
  hasUpdate = $state(false)
  #waiting: ServiceWorker | null = null
  #offer = $state.raw<InstallOffer | null>(null)

  get canInstall(): boolean {
    return this.#offer !== null
  }

  /** Stores the client on this device, and checks for new versions every hour and whenever the page becomes visible. */
  async start(): Promise<void> {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallOffer
    })
    if (!('serviceWorker' in navigator)) return
    const registration = await navigator.serviceWorker.register('/worker.js').catch(() => null)
    if (!registration) return
    this.#watch(registration)
    const check = (): void => void registration.update().catch(() => {})
    setInterval(check, HOUR)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
  }

  async install(): Promise<void> {
    await this.#offer?.prompt()
    this.#offer = null
  }

  /** Switches all tabs to the new version. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage('update')
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const ready = (worker: ServiceWorker | null): void => {
      if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return
      this.#waiting = worker
      this.hasUpdate = true
    }
    ready(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => ready(worker))
    })
  }
}

export const app = new App()
