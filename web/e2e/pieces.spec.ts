/** What the catalogues hold can be drawn: no piece is without symbols. */
import { expect, test } from '@playwright/test'
import { chainIcon } from '../src/icons/chains.ts'
import { type Effect, asList, marksOf } from '../src/pieces/symbols.ts'
import type { CardRow } from '../src/pieces/rows.ts'

type Row = CardRow & { stages?: { effects: Effect[] }[] }

for (const game of ['duel', 'seven-wonders', 'architects']) {
  test(`every effect of ${game} has its symbols`, async ({ request }) => {
    const catalogue = (await (await request.get(`/api/games/${game}/catalogue`)).json()) as Record<string, Row[]>
    const rows = Object.values(catalogue).flat()
    const effects = rows.flatMap((row) => [...(row.effects ?? []), ...(row.stages ?? []).flatMap((stage) => stage.effects)])
    expect(effects.length).toBeGreaterThan(20)
    const bare = effects.filter((effect) => !marksOf(effect).length && !['resource', 'science'].includes(effect.verb))
    expect(bare).toEqual([])
  })
}

for (const game of ['duel', 'seven-wonders']) {
  test(`every chain of ${game} has its emblem`, async ({ request }) => {
    const { card } = (await (await request.get(`/api/games/${game}/catalogue`)).json()) as { card: Row[] }
    const first = new Set(card.flatMap((row) => asList(row.after)))
    expect(first.size).toBeGreaterThan(10)
    const emblems = [...first].map((name) => chainIcon(game, name))
    expect(new Set(emblems).size).toBe(first.size)
  })
}
