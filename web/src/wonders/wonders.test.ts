import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { type Drawing, partsBuilt } from './drawing.ts'
import Wonder from './Wonder.svelte'

const SHARED = ['Column', 'Ground', 'Part', 'Plant', 'Wonder']
const FILES = import.meta.glob<Drawing>('./*.svelte', { eager: true, import: 'default' })
const DRAWINGS = Object.fromEntries(
  Object.entries(FILES)
    .map(([file, drawing]) => [file.slice(2, -7), drawing] as const)
    .filter(([name]) => !SHARED.includes(name)),
)

const stages = (text: string) => [...text].map((mark) => ({ built: mark === '#' }))
const parts = (text: string) =>
  partsBuilt(stages(text))
    .map((built) => (built ? '#' : '.'))
    .join('')

describe('the five parts of a drawing', () => {
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
  ])('are built with the stages %s: %s', (built, seen) => {
    expect(parts(built)).toBe(seen)
  })
})

describe('a wonder', () => {
  it.each(Object.keys(DRAWINGS))('draws %s as plans, then as a building', async (name) => {
    const { container, rerender } = render(Wonder, { drawing: DRAWINGS[name], stages: stages('.') })
    const all = container.querySelectorAll('.part').length
    expect(all).toBeGreaterThanOrEqual(5)
    expect(container.querySelectorAll('.part.built')).toHaveLength(0)
    await rerender({ stages: stages('#') })
    expect(container.querySelectorAll('.part.built')).toHaveLength(all)
  })

  it('writes every coordinate as a number', () => {
    for (const name of Object.keys(DRAWINGS)) {
      const { container } = render(Wonder, { drawing: DRAWINGS[name], stages: stages('#') })
      expect(container.innerHTML, name).not.toMatch(/NaN|undefined|--\d/)
    }
  })

  it('is announced with a label and is decoration without one', () => {
    const named = render(Wonder, {
      drawing: DRAWINGS.Giza,
      stages: stages('#.'),
      label: 'Giza, 1 of 2 stages',
    })
    expect(named.getByRole('img')).toHaveAccessibleName('Giza, 1 of 2 stages')
    const silent = render(Wonder, { drawing: DRAWINGS.Giza, stages: stages('#.') })
    expect(silent.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
