import { describe, expect, it } from 'vitest'
import { piled, highlightsOf } from './highlights.ts'

describe('highlights of the latest decisions', () => {
  it('are the pieces that events name, but not cards turned up', () => {
    const highlights = highlightsOf([
      { event: 'wonder', seat: 0, wonder: 'sphinx', card: 'walls', paid: 3 },
      { event: 'pawn', from: 0, to: 1 },
      { event: 'reveal', slot: 3, card: 'forum' },
      { event: 'again', seat: 0 },
      { event: 'take', seat: 1, token: 'law' },
    ])
    expect([...highlights.cards]).toEqual(['walls'])
    expect([...highlights.wonders]).toEqual(['sphinx'])
    expect([...highlights.tokens]).toEqual(['law'])
    expect(highlights).toMatchObject({ hasPawnMoved: true, again: 0, discarded: null })
  })

  it('name the latest card of the discard pile', () => {
    expect(
      highlightsOf([
        { event: 'sell', seat: 0, card: 'altar', coins: 2 },
        { event: 'destroy', seat: 1, card: 'press' },
      ]).discarded,
    ).toBe('press')
  })
})

describe('the discard pile', () => {
  it('has its latest card on top', () => {
    expect(piled(['altar', 'baths', 'press'], 'baths')).toEqual(['altar', 'press', 'baths'])
    expect(piled(['altar', 'baths'], 'walls')).toEqual(['altar', 'baths'])
  })
})
