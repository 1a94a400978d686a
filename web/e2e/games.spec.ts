/** A whole game of every kind, played to the score sheet by clicking: both languages, phone and desktop. */
import { expect, test } from '@playwright/test'
import { DESKTOP, type Meal, PHONE, expectNoScroll, picture, playOut, settle, sitDown } from './table.ts'

const MEALS: Record<string, Meal> = {
  duel: { game: 'duel', seed: 12 },
  'seven-wonders-first': { game: 'seven-wonders', players: 3, seed: 5, options: { edition: '1', boards: 'babylon-b olympia-b halicarnassus-b' } },
  'seven-wonders-second': { game: 'seven-wonders', players: 7, seed: 6, options: { edition: '2' } },
  'seven-wonders-free-city': { game: 'seven-wonders', players: 2, seed: 7, options: { edition: '1' } },
  architects: { game: 'architects', players: 4, seed: 8 },
}
const MOMENTS = { start: 1, middle: 16, late: 30 } // clicks

for (const [name, meal] of Object.entries(MEALS)) {
  for (const language of ['en', 'pt-BR']) {
    for (const size of [PHONE, DESKTOP]) {
      test(`${name}, ${language}, ${size.name}`, async ({ page }) => {
        const mistakes: string[] = []
        page.on('pageerror', (error) => mistakes.push(error.message))
        page.on('console', (message) => { if (message.type() === 'error') mistakes.push(message.text()) })
        await settle(page, language, size)
        await sitDown(page, meal)
        await expect(page.getByTestId(`table-${meal.game}`)).toBeVisible()
        await playOut(page, 3, async (click) => {
          const moment = Object.entries(MOMENTS).find(([, at]) => at === click)?.[0]
          if (!moment) return
          await expectNoScroll(page)
          await picture(page, `${name}-${moment}-${language}-${size.name}`)
        })
        await expect(page.getByTestId('score-0')).toBeVisible()
        await picture(page, `${name}-end-${language}-${size.name}`)
        expect(mistakes).toEqual([])
      })
    }
  }
}
