/** The browser of the machine, as Playwright downloads none; and ports for the servers of these tests. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

const SERVERS = 8 // the common one, and those of single specs
const PLACES = [process.env.PHAROS_BROWSER, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where Chromium is. Without one nothing is tested, and that is an error. */
export function browser(): string {
  const found = PLACES.find((place) => place && existsSync(place))
  if (!found)
    throw new Error('no Chromium was found: `make e2e` installs the Debian package, or name one in PHAROS_BROWSER')
  return found
}

/** Whether nobody listens on a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}

/** The first of a row of free ports, below those that systems give to outgoing connections. */
async function freePorts(): Promise<number> {
  for (let row = process.pid; ; row++) {
    const first = 30_000 + (row % 250) * SERVERS
    const found = await Promise.all(Array.from({ length: SERVERS }, (_, i) => isFree(first + i)))
    if (found.every(Boolean)) return first
  }
}

/** The port of the common server; specs with a server of their own add to it. The workers inherit what the runner has chosen. */
export const PORT = Number((process.env.PHAROS_E2E_PORT ??= String(await freePorts())))
