/** The user's settings on this device: language, light or dark, speed of animations, sound. */

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
  /** Called with all settings whenever the user changes one. */
  onKeep: (chosen: Chosen) => void = () => undefined

  constructor() {
    Object.assign(this, kept())
  }

  /** How long a card moves, in milliseconds; 0 if the device asks for reduced motion. */
  get travel(): number {
    return isStill() ? 0 : MILLISECONDS[this.speed]
  }

  /** All settings as plain data. */
  get chosen(): Chosen {
    const { language, theme, speed, sound, volume } = this
    return { language, theme, speed, sound, volume }
  }

  /** Stores the settings, applies the theme, and passes them on to be stored for other devices. */
  keep(change: Partial<Chosen>): void {
    this.adopt(change)
    this.onKeep(this.chosen)
  }

  /** Applies settings that were made on another device. */
  adopt(change: Partial<Chosen>): void {
    Object.assign(this, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen))
    } catch {
      /* private windows store nothing */
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
