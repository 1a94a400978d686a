/** What a reader has chosen on this device: language, light or dark, speed of movement, sound. */

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'none' | 'fast' | 'normal' | 'slow'

export const SPEEDS: readonly Speed[] = ['none', 'fast', 'normal', 'slow']
const MILLISECONDS: Record<Speed, number> = { none: 0, fast: 180, normal: 360, slow: 900 }
const KEY = 'pharos-settings'

type Chosen = Pick<Settings, 'language' | 'theme' | 'speed' | 'sound' | 'volume'>

class Settings {
  language = $state<string | null>(null)
  theme = $state<Theme>('auto')
  speed = $state<Speed>('normal')
  sound = $state(true)
  /** From 0 to 1. */
  volume = $state(0.5)
  /** Called with the choices whenever the reader changes one. */
  onKeep: (chosen: Chosen) => void = () => undefined

  constructor() {
    Object.assign(this, kept())
  }

  /** How long a card travels, in milliseconds; nothing moves where the device asks for less motion. */
  get travel(): number {
    return isStill() ? 0 : MILLISECONDS[this.speed]
  }

  /** All choices as plain data. */
  get chosen(): Chosen {
    const { language, theme, speed, sound, volume } = this
    return { language, theme, speed, sound, volume }
  }

  /** Keeps the choices, shows the theme, and hands them on to whoever keeps them for other devices. */
  keep(change: Partial<Chosen>): void {
    this.adopt(change)
    this.onKeep(this.chosen)
  }

  /** Takes over choices that were made on another device. */
  adopt(change: Partial<Chosen>): void {
    Object.assign(this, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen))
    } catch {
      /* private windows keep nothing */
    }
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
