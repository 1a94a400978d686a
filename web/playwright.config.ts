/** Whole games in a real browser, against a server of its own with a database of its own. */
import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ARGUMENTS, PORT, browser } from './e2e/browser.ts'

const folder = process.env.PHAROS_E2E_FOLDER ?? (process.env.PHAROS_E2E_FOLDER = mkdtempSync(join(tmpdir(), 'pharos-')))
const limits =
  '--requests-per-minute 100000 --messages-per-second 200 --tables-per-guest 1000 --connections-per-address 1000'

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(folder, 'results'),
  fullyParallel: true,
  workers: 1 + availableParallelism(), // each also waits for its pages
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 1, // busy machines: what passes only the second time is reported as flaky
  reporter: process.env.CI ? 'line' : [['line']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    serviceWorkers: 'block', // tests of the installed app allow them
    launchOptions: {
      executablePath: browser(),
      args: ARGUMENTS,
    },
  },
  webServer: {
    command: `../.venv/bin/pharos serve --port ${PORT} --database sqlite:///${folder}/tables.sqlite3 --pace 0 --no-measure --log-level warning ${limits}`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    env: { PHAROS_PUZZLES: '../tests/server/fixtures/puzzles' },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
