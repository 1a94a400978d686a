/** Whether a page is usable for those who hear it or cannot see it well. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')

interface Finding { id: string; impact: string | null; nodes: { html: string }[] }

/** No serious or critical finding of axe. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source)
  const findings = (await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: unknown[] }> } }
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })) as Finding[]
  const grave = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([])
}
