import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { ICONS } from '../icons/names.ts'
import Building from './Building.svelte'
import { PICTURES, pictureOf } from './pictures.ts'

describe('the pictures of cards', () => {
  it('are all different', () => {
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length)
  })

  it.each(Object.keys(PICTURES))('draw every part of %s', (name) => {
    const parts = pictureOf(name, 'blue')
    expect(parts.length).toBeGreaterThan(0)
    for (const { icon, strokes } of parts) {
      if (icon) expect(ICONS).toContain(icon)
      else expect(strokes.length).toBeGreaterThan(1)
      for (const { style, path } of strokes) {
        expect(style).toMatch(/^m-[a-z]+ p-[a-z]+$/)
        expect(path).toMatch(/^M[-\d.aAhHlLmMqQtTvVzZ ]+$/)
      }
    }
  })

  it('fall back to the colour of a card nobody drew', () => {
    expect(pictureOf('granary', 'yellow').length).toBeGreaterThan(0)
    expect(pictureOf('granary', 'yellow')).not.toEqual(pictureOf('granary', 'red'))
    expect(pictureOf('granary', 'pink')).toEqual([])
  })

  it('are decoration', () => {
    const { container } = render(Building, { name: 'altar', colour: 'blue' })
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelectorAll('path').length).toBeGreaterThan(8)
  })
})
