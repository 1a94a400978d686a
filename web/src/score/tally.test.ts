/** Score sheets have the same results as on the server; `tests/core/score_sheets.json` has the cases for both. */
import { describe, expect, test } from 'vitest'
import cases from '../../../tests/core/score_sheets.json'
import allPads from '../../../tests/core/score_pads.json'
import type { ScorePad } from '../types/messages.ts'
import { findEntry } from './possible.ts'
import { type Column, type Sheet, padFor, tableFor } from './sheet.ts'
import { tally } from './tally.ts'

const PADS = allPads as unknown as Record<string, ScorePad[]>

function sheetOf(given: (typeof cases.tallies)[number]['sheet']): Sheet {
  const { game, options, players, supremacy } = given as unknown as Omit<Sheet, 'players'> & {
    players: Partial<Column>[]
  }
  const columns = players.map((player, mark) => ({ name: '', mark, wonder: null, entries: {}, ...player }))
  return { game, options, players: columns, supremacy: supremacy ?? null }
}

describe('tallies', () => {
  test.each(cases.tallies.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const sheet = sheetOf(one.sheet)
    const tallied = tally(padFor(PADS[sheet.game]!, sheet.options)!, sheet)!
    expect(tallied).toMatchObject(one.tally)
    expect(tallied.problems.map(({ id }) => id)).toEqual(one.problems)
  })
})

describe('questions', () => {
  test.each(cases.questions.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const pad = padFor(PADS[one.game]!, one.options as Record<string, string>)!
    const category = tableFor(pad, 3)?.categories ?? pad.tables[0]!.categories
    const line = category.find(({ id }) => id === one.category)!
    const player: Column = { name: 'Ana', mark: 0, wonder: one.wonder, entries: {} }
    expect(findEntry(pad, line, one.points, player)).toEqual(one.entry)
  })
})
