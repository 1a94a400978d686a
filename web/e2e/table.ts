/** How the tests sit down and play: by clicking what a person would click. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page, expect } from '@playwright/test'

export interface Size { name: string; width: number; height: number }
export const PHONE: Size = { name: 'phone', width: 390, height: 844 }
export const DESKTOP: Size = { name: 'desktop', width: 1440, height: 900 }
export const PICTURES = join(import.meta.dirname, 'pictures')
mkdirSync(PICTURES, { recursive: true })

export interface Meal { game: string; players?: number; options?: Record<string, string>; seed?: number; level?: string }

const MOST_ATTEMPTS = 2000

/** A page as a reader has set it up; nothing moves, so that tests need not wait. */
export async function settle(page: Page, language: string, size: Size, theme = 'light'): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height })
  await page.addInitScript(([settings]) => localStorage.setItem('pharos-settings', settings!), [JSON.stringify({ language, theme, speed: 'none' })])
}

/** Makes a guest of the page's own. */
export async function become(page: Page, name: string): Promise<void> {
  expect((await page.request.post('/api/guests', { data: { name } })).ok()).toBe(true)
}

/** Somebody with a browser of their own. */
export async function guest(browser: Browser, name: string, size: Size): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await settle(page, 'en', size)
  await become(page, name)
  return page
}

/** A table against bots, and the page at it. */
export async function sitDown(page: Page, meal: Meal): Promise<string> {
  await become(page, 'Ana')
  const answer = await page.request.post('/api/tables/quick', { data: { level: 'apprentice', pace: 0, ...meal } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/table/${id}`)
  return id
}

/** What can be clicked now: deeds that commit, and things that can be chosen. */
async function offered(page: Page): Promise<{ deeds: string[]; choices: string[] }> {
  return page.evaluate(() => {
    const free = [...document.querySelectorAll<HTMLElement>('main [data-testid]')].filter((node) => {
      const box = node.getBoundingClientRect()
      return node.matches('button, [role=button], [role=radio]') && !node.matches(':disabled, [aria-disabled=true], [aria-pressed=true], [aria-checked=true]') && box.width > 0 && box.height > 0
    })
    const ids = (nodes: HTMLElement[]): string[] => nodes.map((node) => node.dataset.testid!)
    return {
      deeds: ids(free.filter((node) => node.dataset.testid!.startsWith('do-') && node.dataset.testid !== 'do-change')),
      choices: ids(free.filter((node) => node.matches('[aria-pressed=false], [aria-checked=false]'))),
    }
  })
}

/** A generator of numbers that every run repeats. */
export function dice(seed: number): (most: number) => number {
  let state = seed * 2654435761 % 4294967296
  return (most) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor(state / 4294967296 * most)
  }
}

/** Clicks one thing that leads on; prefers deeds to choices, and anything to declining. */
export async function clickOn(page: Page, roll: (most: number) => number): Promise<void> {
  const { deeds, choices } = await offered(page)
  const bold = deeds.filter((id) => id !== 'do-decline')
  const found = bold.length ? bold : choices.length ? choices : deeds
  if (!found.length) return void (await page.waitForTimeout(40))
  const id = found[roll(found.length)]!
  await page.locator(`main [data-testid="${id}"]`).locator('visible=true').first().click({ timeout: 3000 }).catch(() => undefined)
}

/** Whether the reader is asked for something. */
export const isDue = (page: Page): Promise<boolean> => page.locator('[data-testid=frame][data-due=true]').isVisible()
export const hasEnded = (page: Page): Promise<boolean> => page.getByTestId('ended').isVisible()

/** Plays by clicking until the score sheet; `look` is called after every click with their number. */
export async function playOut(page: Page, seed: number, look: (click: number) => Promise<void> = () => Promise.resolve()): Promise<number> {
  const roll = dice(seed)
  for (let click = 0, attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (await hasEnded(page)) return click
    if (await isDue(page)) {
      await clickOn(page, roll)
      await look(++click)
    } else await page.waitForTimeout(30)
  }
  throw new Error('the game did not end')
}

/** Plays a seat to the end over a line of its own, with the page's own cookie: much quicker than clicking. */
export function rush(page: Page, id: string): Promise<void> {
  return page.evaluate((table) => new Promise<void>((done, fail) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`, 'pharos.1')
    let sequence = 0
    let seat = -1
    line.onclose = () => fail(new Error('the line was closed'))
    line.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; sequence?: number; seat?: number; is_over?: boolean; shown?: { to_act: number[]; actions: { action: string }[] } }
      sequence = Math.max(sequence, message.sequence ?? 0)
      if (message.is_over) { line.onclose = null; line.close(); return done() }
      if (message.type === 'welcome') seat = message.seat ?? -1
      const { actions = [], to_act: due = [] } = message.shown ?? {}
      if (due.includes(seat) && actions.length) line.send(JSON.stringify({ type: 'act', id: String(sequence), seen: sequence, action: actions[sequence % actions.length]!.action }))
    }
  }), id)
}

/** Pictures that README shows; renewed by `make pictures`. */
const README: Record<string, string> = {
  'duel-late-en-desktop': 'duel', 'seven-wonders-second-late-en-desktop': 'seven-wonders', 'architects-middle-en-desktop': 'architects', 'duel-late-en-phone': 'phone',
}

/** A picture for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
  const shown = process.env.PHAROS_PICTURES ? README[name] : undefined
  if (shown) await page.screenshot({ path: join(import.meta.dirname, '../../docs/pictures', `${shown}.jpg`), type: 'jpeg', quality: 82 })
}

/** Nothing of the page lies outside the window: no scrolling during play. */
export async function expectNoScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])
  expect(over[0]).toBeLessThanOrEqual(0)
  expect(over[1]).toBeLessThanOrEqual(0)
}
