/** Figures, not tests: `make bench-minute`. */
import { defineConfig } from '@playwright/test'
import { ARGUMENTS, browser } from '../e2e/browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  timeout: 900_000,
  reporter: 'list',
  use: { launchOptions: { executablePath: browser(), args: ARGUMENTS } },
})
