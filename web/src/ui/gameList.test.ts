/** Levels come from the server; until then the list is empty. */
import { render, screen, waitFor } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { api } from '../core/api.ts'
import LevelSelect from './LevelSelect.svelte'
import { gameList } from './gameList.svelte.ts'

const DUEL = {
  id: 'duel',
  least: 2,
  most: 2,
  options: [],
  categories: [],
  levels: [
    { name: 'novice', rating: null },
    { name: 'sage', rating: 1400 },
  ],
  level: 'sage',
  has_score_pad: false,
  puzzles: 0,
}

test('a level that the game lacks is replaced by the default', async () => {
  let come = (_: (typeof DUEL)[]): void => undefined
  const asked = vi.spyOn(api, 'games').mockReturnValue(
    new Promise((resolve) => {
      come = resolve
    }),
  )
  render(LevelSelect, { game: 'duel', level: 'gone', label: 'Level' })
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' })
  expect(gameList.levelsOf('duel')).toEqual([])
  expect(select.value).toBe('gone')
  come([DUEL])
  await waitFor(() => expect([...select.options].map(({ value }) => value)).toEqual(['novice', 'sage']))
  await waitFor(() => expect(select.value).toBe('sage'))
  expect(asked).toHaveBeenCalledTimes(1)
})
