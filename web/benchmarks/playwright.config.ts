/** Figures, not tests: `make bench-minute`. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ARGUMENTS, browser } from '../e2e/browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: mkdtempSync(join(tmpdir(), 'pharos-')),
  workers: 1,
  timeout: 900_000,
  reporter: 'list',
  use: { launchOptions: { executablePath: browser(), args: ARGUMENTS } },
})
