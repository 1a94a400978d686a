/** Playwright's `test` for all specs here: it fails if a page logs an error or a warning, and closes what a test opened. */
import { type BrowserContext, test as base, expect } from '@playwright/test'

interface Checks {
  /** Messages that tests provoke on purpose: a lost connection, an address without a table. */
  provoked: RegExp
  /** Collects what pages log in every browser context of the test, and closes them: forgotten pages would keep drawing. */
  quiet: undefined
}

const NOTHING = /^(?!)/
const BLOCKED = 'Service Worker registration blocked by Playwright' // the configuration asks for it

export const test = base.extend<Checks>({
  provoked: [NOTHING, { option: true }],
  quiet: [
    async ({ browser, provoked }, use) => {
      const logged: string[] = []
      const opened: BrowserContext[] = []
      const note = (text: string): void => {
        if (!provoked.test(text) && !text.includes(BLOCKED)) logged.push(text)
      }
      const listen = (context: BrowserContext): void => {
        opened.push(context)
        context.on('weberror', (error) => note(`exception: ${error.error().stack ?? error.error().message}`))
        context.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()))
            note(`${message.type()}: ${message.text()} (${message.location().url})`)
        })
      }
      browser.on('context', listen)
      await use(undefined)
      browser.off('context', listen)
      await Promise.all(opened.map((context) => context.close()))
      expect(logged, 'what the pages logged').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
