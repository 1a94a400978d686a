/** The browser of the machine; Playwright downloads none. */
import { existsSync } from 'node:fs'

export const PORT = Number(process.env.PHAROS_E2E_PORT ?? 8311)
const PLACES = [process.env.PHAROS_BROWSER, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where Chromium is. Without one nothing is tested, and that is an error. */
export function browser(): string {
  const found = PLACES.find((place) => place && existsSync(place))
  if (!found)
    throw new Error('no Chromium was found: `make e2e` installs the Debian package, or name one in PHAROS_BROWSER')
  return found
}
