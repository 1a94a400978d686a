/** The browser of the machine; none is downloaded. */
import { existsSync } from 'node:fs'

export const PORT = Number(process.env.PHAROS_E2E_PORT ?? 8311)
const PLACES = [process.env.PHAROS_BROWSER, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where Chromium is, if anywhere. */
export function browser(): string | undefined {
  return PLACES.find((place) => place && existsSync(place))
}

export const NO_BROWSER = 'no Chromium was found: install the Debian package chromium, or name one in PHAROS_BROWSER'
