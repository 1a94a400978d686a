/** The machine's browser, because Playwright downloads none; and ports for the servers of these tests. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

const SERVERS = 8 // the shared one, and those of single specs
const PLACES = [process.env.PHAROS_BROWSER, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of Chromium. Without one nothing can be tested, which is an error. */
export function browser(): string {
  const chromium = PLACES.find((place) => place && existsSync(place))
  if (!chromium)
    throw new Error('no Chromium was found: `make e2e` installs the Debian package, or name one in PHAROS_BROWSER')
  return chromium
}

/**
 * What Chromium need not do. Only its last `--disable-features` counts, so this repeats the list of Playwright, and adds the
 * page below the address bar: every window would load it in a process of its own, which takes half a second of processor time.
 */
const DISABLED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** The arguments of Chromium. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED.join(',')}`,
]

/** Whether a port is free. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}

/** The first of several consecutive free ports, below the ephemeral ones. */
async function freePorts(): Promise<number> {
  for (let row = process.pid; ; row++) {
    const first = 30_000 + (row % 250) * SERVERS
    const areFree = await Promise.all(Array.from({ length: SERVERS }, (_, i) => isFree(first + i)))
    if (areFree.every(Boolean)) return first
  }
}

/** The port of the shared server; specs with their own server add to it. Workers inherit the runner's choice. */
export const PORT = Number((process.env.PHAROS_E2E_PORT ??= String(await freePorts())))
