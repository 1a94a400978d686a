import { cleanup, render } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import PlayerMark from './PlayerMark.svelte'
import { SHAPES } from './players.ts'

afterEach(cleanup)

test('seven players have seven shapes and seven colours', () => {
  expect(new Set(SHAPES).size).toBe(7)
  const palette = readFileSync('src/icons/palette.css', 'utf-8')
  const colours = SHAPES.map(
    (_, seat) => palette.match(new RegExp(`data-player='${seat}'\\] \\{\\s+--player: ([^;]+);`))?.[1],
  )
  expect(new Set(colours).size).toBe(7)
  expect(colours).not.toContain(undefined)
})

test('a mark has the shape of its seat and is not read out', () => {
  const { container } = render(PlayerMark, { seat: 2 })
  const mark = container.querySelector('svg')!
  expect(mark).toHaveAttribute('data-player', '2')
  expect(mark).toHaveAttribute('aria-hidden', 'true')
  expect(mark.querySelector('path')).toHaveAttribute('d', SHAPES[2])
})
