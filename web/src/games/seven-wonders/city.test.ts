import { describe, expect, it } from 'vitest'
import {
  around,
  built,
  columns,
  compared,
  headSize,
  namesFit,
  produced,
  ring,
  roman,
  total,
  victories,
} from './city.ts'
import { CATALOGUE, VIEW, seen } from './fixture.ts'
import { asked } from './status.ts'

describe('around the table', () => {
  it('neighbours are where the view says; the others follow from the left', () => {
    expect(ring(VIEW, 0)).toEqual({ left: 1, right: 3, far: [2] })
    expect(around(VIEW, 2)).toEqual([2, 3, 0, 1])
  })

  it('seven players have four far cities', () => {
    const cities = Array.from({ length: 7 }, (_, c) => ({
      ...VIEW.cities[0]!,
      neighbours: { left: (c + 1) % 7, right: (c + 6) % 7 },
    }))
    expect(ring(seen({ cities }), 0)).toEqual({ left: 1, right: 6, far: [2, 3, 4, 5] })
  })

  it('three have none', () => {
    const cities = Array.from({ length: 3 }, (_, c) => ({
      ...VIEW.cities[0]!,
      neighbours: { left: (c + 1) % 3, right: (c + 2) % 3 },
    }))
    expect(ring(seen({ cities }), 1)).toEqual({ left: 2, right: 0, far: [] })
  })
})

describe('a city', () => {
  it('has its cards by colour, in seven columns', () => {
    const shown = columns(CATALOGUE.card.filter(({ name }) => ['university', 'academy', 'town_hall'].includes(name)))
    expect(shown).toHaveLength(7)
    expect(shown.map(({ colour, cards }) => [colour, cards.length]).filter(([, n]) => n)).toEqual([
      ['blue', 1],
      ['green', 2],
    ])
  })

  it('has tokens age by age', () => {
    expect(victories({ ...VIEW.cities[0]!, victories: [1, 0, 2] }, CATALOGUE)).toEqual([
      { points: 1, n: 1, age: 1 },
      { points: 5, n: 2, age: 3 },
    ])
  })

  it('compares its shields with the viewer’s', () => {
    expect([compared(3, 1), compared(1, 2), compared(2, 2)]).toEqual(['+2', '−1', '='])
  })

  it('lists first what others may buy', () => {
    const symbols = [
      { resources: 'WSCO', for_sale: false },
      { resources: 'W', for_sale: true },
      { resources: 'SC', for_sale: true },
      { resources: 'W', for_sale: true },
    ]
    expect(
      produced({ ...VIEW.cities[0]!, symbols }).map(({ resources, n, isForSale }) => [resources, n, isForSale]),
    ).toEqual([
      ['W', 2, true],
      ['SC', 1, true],
      ['WSCO', 1, false],
    ])
  })

  it('adds up', () => {
    expect(total({ military: -2, treasury: 3, wonder: 10, civilian: 0, science: 16, commerce: 1, guilds: 0 })).toBe(28)
    expect(
      built({
        ...VIEW.cities[0]!,
        stages: [
          { cost: 'W', built: true },
          { cost: 'S', built: false },
        ],
      }),
    ).toBe(1)
    expect([1, 2, 3].map(roman)).toEqual(['I', 'II', 'III'])
  })
})

describe('what is asked', () => {
  it.each([
    [seen(), 'turn'],
    [seen({ players: 2, steward: 0, chosen: ['sell altar'] }), 'free-city-turn'],
    [seen({ players: 2, steward: 1, chosen: ['sell altar'] }), 'turn'],
    [seen({ decision: { kind: 'revive', seat: 0, seats: [0], city: 0 } }), 'revive'],
    [seen({ players: 2, decision: { kind: 'seventh-card', seat: 0, seats: [0], city: 2 } }), 'free-city-seventh-card'],
    [seen({ decision: null }), null],
  ])('%#', (view, id) => expect(asked(view)).toBe(id))
})

it('on a phone, the heads in a city shrink until all of them fit', () => {
  expect(headSize([[1, 1], [2]], 360, 74)).toBe(19)
  expect(
    headSize(
      [
        [1, 1],
        [5, 2],
        [1, 1, 1],
        [1, 1],
        [2, 3],
      ],
      360,
      80,
    ),
  ).toBe(17.5)
  expect(
    headSize(
      Array.from({ length: 7 }, () => [2, 2, 2]),
      360,
      74,
    ),
  ).toBe(12)
})

it('on a phone, the names of cards are shown where all of them fit, however long they are', () => {
  const short = ['Loom', 'Baths', 'Press', 'Altar']
  expect(namesFit([[1], [1], [1, 1]], short, 360, 66)).toBe(true)
  expect(namesFit([[1], [1], [1, 1]], short, 360, 65)).toBe(false)
  const long = ['Cava de Argila', 'Posto de Comércio Ocidental', 'Banhos', 'Biblioteca']
  expect(namesFit([[3], [7], [1], [1]], long, 360, 98)).toBe(false)
  expect(namesFit([[3], [7], [1], [1]], long, 360, 99)).toBe(true)
})
