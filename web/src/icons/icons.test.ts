import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Icon from './Icon.svelte'
import { ICONS } from './names.ts'
import Sprite from './Sprite.svelte'

function symbols(): Element[] {
  return [...render(Sprite).container.querySelectorAll('symbol')]
}

describe('the sprite', () => {
  it('has one symbol for every name, and a name for every symbol', () => {
    const ids = symbols().map((symbol) => symbol.id)
    expect(ids.sort()).toEqual(ICONS.map((name) => `i-${name}`).sort())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('draws something in every symbol, on the same 24 by 24 grid', () => {
    for (const symbol of symbols()) {
      expect(symbol.getAttribute('viewBox'), symbol.id).toBe('0 0 24 24')
      expect(symbol.children.length, symbol.id).toBeGreaterThan(0)
    }
  })

  it('is hidden from screen readers', () => {
    expect(render(Sprite).container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('an icon', () => {
  it('points to its symbol', () => {
    const { container } = render(Icon, { name: 'coin' })
    expect(container.querySelector('use')).toHaveAttribute('href', '#i-coin')
  })

  it('is announced with a label and is decoration without one', () => {
    const spoken = render(Icon, { name: 'W', label: 'Wood' }).getByRole('img')
    expect(spoken).toHaveAccessibleName('Wood')
    expect(spoken).not.toHaveAttribute('aria-hidden')
    const silent = render(Icon, { name: 'S' }).container.querySelector('svg')
    expect(silent).toHaveAttribute('aria-hidden', 'true')
  })
})
