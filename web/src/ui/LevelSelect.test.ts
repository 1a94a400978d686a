import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import LevelSelect from './LevelSelect.svelte'

beforeAll(() => translator.speak('en'))

test('a level has a name before the server has listed the levels', () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  )
  render(LevelSelect, { game: 'duel', level: '' })
  expect(screen.getByTestId('level')).toHaveDisplayValue('Default')
  vi.unstubAllGlobals()
})
