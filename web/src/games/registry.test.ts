/** Every folder of `src/games` is a complete game; a game without a folder can still be played. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { ICONS } from '../icons/names.ts'
import type { GameSession } from '../session/session.ts'
import type { GameShown } from '../types/messages.ts'
import { MANIFESTS, manifestOf, tileOf, tilesOf } from './registry.ts'

beforeAll(() => translator.speak('en'))
afterEach(cleanup)

describe.each(MANIFESTS.map((manifest) => [manifest.game, manifest] as const))('%s', (game, manifest) => {
  test('has tiles whose art is drawn', () => {
    expect(manifest.tiles.length).toBeGreaterThan(0)
    for (const { art } of manifest.tiles) for (const { name } of art) expect(manifest.drawings).toHaveProperty(name)
  })

  test('has a lesson that begins with the aim, requires moves and ends', () => {
    const { steps } = manifest.lesson!
    expect(manifest.lesson!.game).toBe(game)
    expect(steps[0]!.id).toBe('aim')
    expect(steps.at(-1)!.id).toBe('end')
    expect(steps.filter(({ isMove }) => isMove).length).toBeGreaterThanOrEqual(2)
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  })

  test('has texts for every lesson step, chapter and group of symbols', async () => {
    const { chapters, symbols } = await manifest.help!()
    const ids = [
      ...manifest.lesson!.steps.map(({ id }) => `web-learn-${game}-${id}`),
      ...chapters.flatMap(({ id }) => [`web-rules-${game}-${id}`, `web-rules-${game}-${id}-title`]),
      ...symbols.flatMap(({ group, names }) => [`web-symbols-${group}`, ...names.map((name) => `web-symbol-${name}`)]),
    ]
    expect(ids.filter((id) => !translator.has(id))).toEqual([])
  })

  test('has distinct emblems for its chains', async () => {
    const icons = Object.values((await manifest.help!()).chainIcons ?? {})
    expect(new Set(icons).size).toBe(icons.length)
    for (const icon of icons) expect(ICONS).toContain(icon)
  })
})

describe('a game without a folder', () => {
  const chess: GameShown = {
    id: 'chess',
    least: 2,
    most: 2,
    options: [{ name: 'clock', values: ['slow', 'fast'], default: 'slow' }],
    categories: [],
    levels: [{ name: 'novice', rating: null }],
    level: 'novice',
    has_score_pad: false,
    puzzles: 0,
  }
  const view = {
    cities: [{ pieces: 16, lost: ['pawn'] }, { pieces: 15 }],
    board: { e4: 'pawn' },
    decision: { seat: 0 },
  }
  const session = (change: object = {}): GameSession<never> =>
    ({
      game: 'chess',
      names: ['Ana', 'Bo'],
      seat: 0,
      isLive: true,
      view,
      actions: [
        { action: 'move e2 e4', message: { id: 'action-move', values: {} }, steps: [] },
        { action: 'resign', message: { id: 'action-resign', values: {} }, steps: [] },
      ],
      act: vi.fn(() => Promise.resolve(true)),
      ...change,
    }) as never

  test('gets a tile from what the server says', () => {
    const tiles = tilesOf([chess])
    expect(tiles.at(-1)).toMatchObject({ id: 'chess', game: 'chess', players: [2], usual: 2, art: [] })
    expect(tileOf('chess', {}, tiles)?.id).toBe('chess')
    expect(manifestOf('chess').help).toBeUndefined()
  })

  test('shows its view as data and its actions as working buttons', async () => {
    const { Table, Panel } = await manifestOf('chess').table()
    const given = session()
    const { container } = render(Table, { session: given, catalogue: {} as never })
    expect(container).toHaveTextContent(/cities.*Ana.*pieces.*16.*lost.*pawn.*Bo.*15.*board.*e4.*pawn/s)
    expect(container).not.toHaveTextContent('decision')
    screen.getByRole('button', { name: 'move e2 e4' }).click()
    expect(given.act).toHaveBeenCalledWith('move e2 e4')
    const panel = render(Panel, { session: given, seat: 1 })
    expect(panel.container).toHaveTextContent('pieces 15')
  })

  test('offers nothing to spectators', async () => {
    const { Table } = await manifestOf('chess').table()
    render(Table, { session: session({ isLive: false, seat: null }), catalogue: {} as never })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
