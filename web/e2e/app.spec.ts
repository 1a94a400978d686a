/** The installed app: without a network the score pad, rules and cards work; a new version asks for a reload. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { PORT } from './browser.ts'
import { PHONE, become, settle } from './table.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow', provoked: /Failed to load resource|ERR_|Failed to fetch/ })

const DIST = join(import.meta.dirname, '../../src/pharos/web_dist')
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

/** Waits until the service worker has cached everything. */
async function kept(page: Page): Promise<void> {
  const all = (): Promise<string[]> =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  for (const path of ['/', '/api/games', '/api/games/duel/catalogue', '/api/games/seven-wonders/score-pads'])
    await expect.poll(all, { message: path }).toContain(path)
}

test('works without a network after the first visit', async ({ page, context }) => {
  await settle(page, 'en', PHONE)
  await page.goto('/')
  await kept(page)
  await context.setOffline(true)
  expect(
    await page.evaluate(() =>
      fetch('/api/health').then(
        () => 'answered',
        () => 'cut',
      ),
    ),
  ).toBe('cut')

  await page.goto('/score')
  await page.getByTestId('start-sheet').click()
  await page.getByTestId('cell-0-civilian').click()
  await page.locator('.keys').getByText('8', { exact: true }).click()
  await page.reload()
  await expect(page.getByTestId('cell-0-civilian')).toHaveText('8')

  await page.goto('/help/seven-wonders/rules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('7 Wonders')
  await expect(page.locator('section h2').first()).toBeVisible()
  await page.goto('/help/duel/cards')
  await expect(page.getByRole('button', { name: /^Stable/ })).toBeVisible()
  await context.setOffline(false)
})

test('caches nothing that belongs to one person', async ({ page }) => {
  await settle(page, 'en', PHONE)
  await become(page, 'Ana')
  await page.goto('/')
  await kept(page)
  await page.goto('/statistics')
  await page.waitForLoadState('networkidle')
  const paths = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(paths.filter((path) => path.startsWith('/api/') && !/^\/api\/(games|words|languages)/.test(path))).toEqual([])
  expect(paths.length).toBeGreaterThan(20)
})

test('can be installed', async ({ page, request }) => {
  await settle(page, 'pt-BR', PHONE)
  await page.goto('/')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href'))!
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { lang: string; icons: { src: string; sizes: string; type: string }[] }
  expect(manifest.lang).toBe('pt-BR')
  for (const { src, sizes, type } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect([size, type]).toEqual([sizes, 'image/png'])
  }
})

/** The client's files in a separate folder, so that a test can put a new version there. */
function serveFiles(folder: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname
    if (path.startsWith('/api/')) return void response.writeHead(503).end('{}')
    const file = join(folder, existsSync(join(folder, path)) && path !== '/' ? path : 'index.html')
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    })
    response.end(readFileSync(file))
  })
}

test('a new version waits quietly until the user reloads', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-dist-'))
  cpSync(DIST, folder, { recursive: true })
  const port = PORT + 2
  const server = serveFiles(folder).listen(port, '127.0.0.1')
  try {
    await settle(page, 'en', PHONE)
    await page.goto(`http://127.0.0.1:${port}/nowhere`)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await expect(page.getByTestId('update')).toBeHidden()

    const worker = join(folder, 'worker.js')
    writeFileSync(worker, readFileSync(worker, 'utf-8').replace(/pharos-files-/, 'pharos-files-2-'))
    const index = join(folder, 'index.html')
    writeFileSync(index, readFileSync(index, 'utf-8').replace('<title>', '<meta name="version" content="2"><title>'))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    await expect(page.getByTestId('update')).toBeVisible()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload to update' }).click()])
    await expect(page.locator('meta[name=version]')).toHaveCount(1)
    await expect(page.getByTestId('update')).toBeHidden()
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})
