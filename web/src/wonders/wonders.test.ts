import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { SCENES, standing } from './scenes'
import Wonder from './Wonder.svelte'

const stages = (text: string) => [...text].map((mark) => ({ built: mark === '#' }))
const parts = (text: string) => standing(stages(text)).map((built) => (built ? '#' : '.')).join('')

describe('the five parts of a scene', () => {
  it.each([
    ['#....', '#....'],
    ['##...', '##...'],
    ['#.#.#', '#.#.#'],
    ['#...', '##...'],
    ['###.', '####.'],
    ['#..', '##...'],
    ['##.', '####.'],
    ['#.', '###..'],
    ['##', '#####'],
    ['#', '#####'],
    ['.', '.....'],
  ])('stand as the stages %s are built: %s', (built, seen) => {
    expect(parts(built)).toBe(seen)
  })
})

describe('a wonder', () => {
  it.each(Object.keys(SCENES))('draws %s as plans, then as a building', async (name) => {
    const { container, rerender } = render(Wonder, { name, game: 'duel', stages: stages('.') })
    const all = container.querySelectorAll('.part').length
    expect(all).toBeGreaterThanOrEqual(5)
    expect(container.querySelectorAll('.part.built')).toHaveLength(0)
    await rerender({ stages: stages('#') })
    expect(container.querySelectorAll('.part.built')).toHaveLength(all)
  })

  it('writes every coordinate as a number', () => {
    for (const name of Object.keys(SCENES)) {
      const { container } = render(Wonder, { name, game: 'duel', stages: stages('#') })
      expect(container.innerHTML, name).not.toMatch(/NaN|undefined|--\d/)
    }
  })

  it('speaks with a label and is decoration without one', () => {
    const named = render(Wonder, { name: 'giza', game: 'architects', stages: stages('#.'), label: 'Giza, 1 of 2 stages' })
    expect(named.getByRole('img')).toHaveAccessibleName('Giza, 1 of 2 stages')
    const silent = render(Wonder, { name: 'giza', game: 'architects', stages: stages('#.') })
    expect(silent.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
