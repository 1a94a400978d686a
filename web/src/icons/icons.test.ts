import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { CHAINS, chainIcon } from './chains'
import Icon from './Icon.svelte'
import { ICONS } from './names'
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

  it('speaks with a label and is decoration without one', () => {
    const spoken = render(Icon, { name: 'W', label: 'Wood' }).getByRole('img')
    expect(spoken).toHaveAccessibleName('Wood')
    expect(spoken).not.toHaveAttribute('aria-hidden')
    const silent = render(Icon, { name: 'S' }).container.querySelector('svg')
    expect(silent).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('chains', () => {
  it.each(Object.entries(CHAINS))('of %s have distinct emblems that are drawn', (game, emblems) => {
    const icons = Object.keys(emblems).map((card) => chainIcon(game, card))
    expect(new Set(icons).size).toBe(icons.length)
    for (const icon of icons) expect(icon).toMatch(/^chain-\d+$/)
    expect(ICONS).toEqual(expect.arrayContaining(icons))
  })

  it('show the plain link for a card that begins none', () => {
    expect(chainIcon('duel', 'lumber_yard')).toBe('chain')
    expect(chainIcon('architects', 'altar')).toBe('chain')
  })
})
