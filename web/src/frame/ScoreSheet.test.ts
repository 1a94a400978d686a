import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { settings } from '../core/settings.svelte.ts'
import ScoreSheet from './ScoreSheet.svelte'

beforeAll(() => translator.speak('en'))

test('the own row is marked, and nothing shines with reduced motion', () => {
  settings.speed = 'none'
  const rows = [31, 42].map((civilian, seat) => ({ seat, points: [civilian], total: civilian, hasWon: seat === 1 }))
  const names = ['Ana', 'Imhotep']
  const { container } = render(ScoreSheet, { game: 'duel', categories: ['civilian'], rows, names, you: 0 })
  expect(screen.getByTestId('score-0')).toHaveClass('own')
  expect(screen.getByTestId('score-1')).not.toHaveClass('own')
  expect(container.querySelector('.shines')).toBeNull()
})
