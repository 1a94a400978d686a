/** Every piece in the catalogues has symbols. */
import { CHAIN_ICONS as DUEL } from '../src/games/duel/chains.ts'
import { CHAIN_ICONS as SEVEN_WONDERS } from '../src/games/seven-wonders/chains.ts'
import { PICTURES } from '../src/buildings/pictures.ts'
import { type Effect, asList, marksOf } from '../src/pieces/symbols.ts'
import type { CardRow } from '../src/pieces/rows.ts'
import { expect, test } from './test.ts'

type Row = CardRow & { stages?: { effects: Effect[] }[] }

for (const game of ['duel', 'seven-wonders', 'architects']) {
  test(`every effect of ${game} has its symbols`, async ({ request }) => {
    const catalogue = (await (await request.get(`/api/games/${game}/catalogue`)).json()) as Record<string, Row[]>
    const rows = Object.values(catalogue).flat()
    const effects = rows.flatMap((row) => [
      ...(row.effects ?? []),
      ...(row.stages ?? []).flatMap((stage) => stage.effects),
    ])
    expect(effects.length).toBeGreaterThan(20)
    const bare = effects.filter((effect) => !marksOf(effect).length && !['resource', 'science'].includes(effect.verb))
    expect(bare).toEqual([])
  })
}

for (const [game, icons] of [
  ['duel', DUEL],
  ['seven-wonders', SEVEN_WONDERS],
] as const) {
  test(`every chain of ${game} has its emblem`, async ({ request }) => {
    const { card } = (await (await request.get(`/api/games/${game}/catalogue`)).json()) as { card: Row[] }
    const first = new Set(card.flatMap((row) => asList(row.after)))
    expect(first.size).toBeGreaterThan(10)
    const emblems = [...first].map((name) => icons[name])
    expect(new Set(emblems).size).toBe(first.size)
  })

  test(`every card of ${game} has its own picture`, async ({ request }) => {
    const { card } = (await (await request.get(`/api/games/${game}/catalogue`)).json()) as { card: Row[] }
    const names = [...new Set(card.map(({ name }) => name))]
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name) => !PICTURES[name])).toEqual([])
  })
}
