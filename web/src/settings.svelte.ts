/** What a reader has chosen on this device: language, light or dark, speed of movement. */

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'none' | 'fast' | 'normal' | 'slow'

export const SPEEDS: readonly Speed[] = ['none', 'fast', 'normal', 'slow']
const MILLISECONDS: Record<Speed, number> = { none: 0, fast: 180, normal: 360, slow: 900 }
const KEY = 'pharos-settings'

class Settings {
  language = $state<string | null>(null)
  theme = $state<Theme>('auto')
  speed = $state<Speed>('normal')

  constructor() {
    Object.assign(this, kept())
  }

  /** How long a card travels, in milliseconds; nothing moves where the device asks for less motion. */
  get travel(): number {
    return isStill() ? 0 : MILLISECONDS[this.speed]
  }

  /** Keeps the choices, and shows the theme. */
  keep(change: Partial<Pick<Settings, 'language' | 'theme' | 'speed'>>): void {
    Object.assign(this, change)
    try {
      localStorage.setItem(KEY, JSON.stringify({ language: this.language, theme: this.theme, speed: this.speed }))
    } catch { /* private windows keep nothing */ }
    this.show()
  }

  show(): void {
    document.documentElement.dataset.theme = this.theme
  }
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

export const settings = new Settings()
