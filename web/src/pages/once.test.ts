/** Pages ask the server only once, even if it refuses. */
import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import GroupPage from './groups/GroupPage.svelte'
import Ratings from './Ratings.svelte'
import Statistics from './Statistics.svelte'

const answers: Record<string, unknown> = {
  '/api/me': null,
  '/api/ratings': [{ game: 'g', players: 2, people: 0, you: null }],
  '/api/ratings/g/2': { game: 'g', players: 2, people: 0, rows: [], bots: [] },
}
let asked: string[] = []

/** Long enough for a second question, if there were one. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 60))

beforeAll(() => translator.speak('en'))
beforeEach(() => {
  asked = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const body = answers[path]
    return Promise.resolve(
      body !== undefined
        ? Response.json(body)
        : Response.json({ error: { id: 'no-group', values: {} } }, { status: 404 }),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the ratings', async () => {
  render(Ratings, { parts: [] })
  await screen.findByText(/Nobody has played a rated game/)
  await settled()
  expect(asked.filter((path) => path.startsWith('/api/ratings'))).toEqual(['/api/ratings', '/api/ratings/g/2'])
})

test('a group that the user is not in', async () => {
  render(GroupPage, { id: 'x' })
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This group does not exist'))
  await settled()
  expect(asked.filter((path) => path.startsWith('/api/groups')).sort()).toEqual([
    '/api/groups/x',
    '/api/groups/x/games',
  ])
})

test('the statistics of a newcomer', async () => {
  render(Statistics, { parts: [] })
  await screen.findByText(/You have not finished a game yet/)
  expect(asked.filter((path) => path.startsWith('/api/statistics'))).toEqual([])
})
