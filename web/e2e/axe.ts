/** Whether a page is accessible. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')

interface Finding {
  id: string
  impact: string | null
  nodes: { html: string }[]
}

/** Waits for animations that end: colours are different during one. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** No serious or critical finding of axe, by all rules or by these. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await animationsEnded(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const findings = (await page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: unknown[] }> } }
      return (await axe.run(options)).violations
    },
    { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) },
  )) as Finding[]
  const grave = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    ),
  ).toEqual([])
}
