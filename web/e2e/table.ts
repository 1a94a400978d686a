/** Helpers to sit down and play by clicking. */
import { join } from 'node:path'
import { type Browser, type Page, expect } from '@playwright/test'
import { PROTOCOL } from '../src/session/protocol.ts'

export interface Size {
  name: string
  width: number
  height: number
}
export const PHONE: Size = { name: 'phone', width: 390, height: 844 }
export const DESKTOP: Size = { name: 'desktop', width: 1440, height: 900 }
const PICTURES = join(import.meta.dirname, 'pictures')

export interface GameSetup {
  game: string
  players?: number
  options?: Record<string, string>
  seed?: number
  level?: string
  pace?: number
}

const MOST_ATTEMPTS = 2000

/** A page with a user's settings; animations are off unless a test needs them, so that tests need not wait. */
export async function settle(
  page: Page,
  language: string,
  size: Size,
  { theme = 'light', speed = 'none' } = {},
): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height })
  await page.addInitScript(
    ([settings]) => localStorage.setItem('pharos-settings', settings!),
    [JSON.stringify({ language, theme, speed })],
  )
}

/** Creates a guest for the page. */
export async function become(page: Page, name: string): Promise<void> {
  expect((await page.request.post('/api/guests', { data: { name } })).ok()).toBe(true)
}

/** A person with their own browser. */
export async function guest(browser: Browser, name: string, size: Size): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await settle(page, 'en', size)
  await become(page, name)
  return page
}

/** Ana on a phone and Bo on a desktop, at a table of two that has started. */
export async function together(browser: Browser, setup: GameSetup): Promise<{ ana: Page; bo: Page; id: string }> {
  const [ana, bo] = [await guest(browser, 'Ana', PHONE), await guest(browser, 'Bo', DESKTOP)]
  const made = await ana.request.post('/api/tables', { data: { ...setup, seats: [{ sort: 'me' }, { sort: 'open' }] } })
  const { id } = (await made.json()) as { id: string }
  await bo.request.put(`/api/tables/${id}/seats/1`, { data: { sort: 'me' } })
  await ana.request.post(`/api/tables/${id}/start`)
  for (const page of [ana, bo]) {
    await page.goto(`/table/${id}`)
    await expect(page.getByTestId(`table-${setup.game}`)).toBeVisible()
  }
  return { ana, bo, id }
}

/** A table against bots, and the page at it. */
export async function sitDown(page: Page, setup: GameSetup): Promise<string> {
  await become(page, 'Ana')
  const answer = await page.request.post('/api/tables/quick', { data: { level: 'apprentice', pace: 0, ...setup } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/table/${id}`)
  return id
}

interface Target {
  id: string
  x: number
  y: number
  /** Whether something covers it. */
  isCovered: boolean
}

/** In the page: a random element that continues the game; actions before choices, and anything before declining. */
function drawTarget(lot: number): Target | null {
  const free = [...document.querySelectorAll<HTMLElement>('main [data-testid]')].filter((node) => {
    const box = node.getBoundingClientRect()
    return (
      node.matches('button, [role=button], [role=radio]') &&
      !node.matches(':disabled, [aria-disabled=true], [aria-pressed=true], [aria-checked=true]') &&
      box.width > 0 &&
      box.height > 0
    )
  })
  const actions = free.filter(({ dataset }) => dataset.testid!.startsWith('do-') && dataset.testid !== 'do-change')
  const bold = actions.filter(({ dataset }) => dataset.testid !== 'do-decline')
  const choices = free.filter((node) => node.matches('[aria-pressed=false], [aria-checked=false]'))
  const preferred = bold.length ? bold : choices.length ? choices : actions
  const node = preferred[lot % preferred.length]
  if (!node) return null
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = node.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return { id: node.dataset.testid!, x, y, isCovered: !node.contains(document.elementFromPoint(x, y)) }
}

/** A random generator with a fixed seed. */
export function dice(seed: number): (most: number) => number {
  let state = (seed * 2654435761) % 4294967296
  return (most) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor((state / 4294967296) * most)
  }
}

/** What can be clicked while a decision is due. */
const OFFERED = [
  'main [data-testid^="do-"]:not(:disabled, [aria-disabled=true], [data-testid=do-change])',
  'main [data-testid]:is([aria-pressed=false], [aria-checked=false])',
].join(', ')

/** In the page: whether no decision is due, or something can be clicked. */
function isWaitingOrOffered(offered: string): boolean {
  return !document.querySelector('[data-testid=frame][data-due=true]') || !!document.querySelector(offered)
}

/**
 * Clicks something that continues the game, as a mouse does; if its middle is covered, at an uncovered point. If all of it is
 * covered, closes what covers it, unless it is the score sheet: when a table changes under the mouse, the click may have opened a
 * card.
 */
export async function clickOn(page: Page, roll: (most: number) => number): Promise<void> {
  const target = await page.evaluate(drawTarget, roll(1 << 20))
  if (!target) await page.waitForFunction(isWaitingOrOffered, OFFERED)
  else if (!target.isCovered) await page.mouse.click(target.x, target.y)
  else
    await page
      .locator(`main [data-testid="${target.id}"]`)
      .locator('visible=true')
      .first()
      .click({ timeout: 3000 })
      .catch(async () => {
        if (!(await hasEnded(page))) await page.keyboard.press('Escape')
      })
}

/** Whether the user must decide. */
export const isDue = (page: Page): Promise<boolean> => page.locator('[data-testid=frame][data-due=true]').isVisible()
/** Waits until the user must decide or the game is over; checks in every frame, not twice a second as selectors do. */
export async function untilDue(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(selector)].some((node) => node.checkVisibility()),
    '[data-testid=frame][data-due=true], [data-testid=ended]',
  )
}
export const hasEnded = (page: Page): Promise<boolean> => page.getByTestId('ended').isVisible()

/** Plays by clicking until the score sheet; calls `check` after every click with the number of clicks. */
export async function playOut(
  page: Page,
  seed: number,
  check: (click: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const roll = dice(seed)
  for (let click = 0, attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    await untilDue(page)
    if (await hasEnded(page)) return click
    await clickOn(page, roll)
    await check(++click)
  }
  throw new Error('the game did not end')
}

/** Plays a seat to the end, or for some decisions, over a separate connection with the page's cookie: faster than clicking. */
export function rush(page: Page, id: string, decisions = MOST_ATTEMPTS): Promise<void> {
  return page.evaluate(
    ([table, most, protocol]) =>
      new Promise<void>((done, fail) => {
        const line = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/tables/${table}/play?views=false`,
          protocol,
        )
        let sequence = 0
        let seat = -1
        let made = 0
        line.onclose = () => fail(new Error('the line was closed'))
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as {
            type: string
            sequence?: number
            seat?: number
            is_over?: boolean
            shown?: { to_act: number[]; actions: { action: string }[] }
            to_act?: number[]
            actions?: string[] | null
          }
          sequence = Math.max(sequence, message.sequence ?? 0)
          if (message.is_over || made === most) {
            line.onclose = null
            line.close()
            return done()
          }
          if (message.type === 'welcome') seat = message.seat ?? -1
          const due = message.shown?.to_act ?? message.to_act ?? []
          const actions = message.shown?.actions.map(({ action }) => action) ?? message.actions ?? []
          if (!due.includes(seat) || !actions.length) return
          made++
          line.send(
            JSON.stringify({
              type: 'act',
              id: String(sequence),
              seen: sequence,
              action: actions[sequence % actions.length],
            }),
          )
        }
      }),
    [id, decisions, PROTOCOL] as const,
  )
}

/** The pictures in the README; updated by `make pictures`. */
const README: Record<string, string> = {
  'duel-middle-en-desktop': 'duel',
  'seven-wonders-second-late-en-desktop': 'seven-wonders',
  'architects-middle-en-desktop': 'architects',
  'duel-middle-en-phone': 'phone',
}

/** Keeps a picture, if pictures are requested. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (!process.env.PHAROS_PICTURES) return
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage })
  const shown = README[name]
  if (shown)
    await page.screenshot({
      path: join(import.meta.dirname, '../../docs/pictures', `${shown}.jpg`),
      type: 'jpeg',
      quality: 82,
    })
}

/** Waits until fonts are loaded and measured sizes are applied: before, texts are wider and things wrap differently. */
export function laidOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** Nothing of the page is outside the window: no scrolling during play. */
export async function expectNoScroll(page: Page): Promise<void> {
  await laidOut(page)
  const over = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ])
  expect(over[0]).toBeLessThanOrEqual(0)
  expect(over[1]).toBeLessThanOrEqual(0)
}

/** No name on a card is broken in the middle of a word, except between syllables. */
export async function expectWholeNames(page: Page): Promise<void> {
  await laidOut(page)
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('main .card .name')].flatMap((name) => {
      const text = name.firstChild as Text | null
      return [...(text?.data ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text!, index)
        range.setEnd(text!, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 && !word.includes('\u00AD') ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
}

export const LEAST_TEXT = 11 // pixels

/** Texts with a smaller font. */
export async function tinyTexts(page: Page, least: number): Promise<string[]> {
  await laidOut(page)
  return page.evaluate((least) => {
    const small: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      const box = parent.getBoundingClientRect()
      if (!node.textContent?.trim() || box.width < 2 || parent.closest('.unseen, style')) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < least - 0.05) small.push(`${size} ${parent.className} ${node.textContent.trim().slice(0, 20)}`)
    }
    return small
  }, least)
}
