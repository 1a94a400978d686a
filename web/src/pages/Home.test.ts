/** The home page shows the games at once, and nothing moves under a finger when the lists arrive. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import Home from './Home.svelte'

const TABLE = {
  id: 'abc', game: 'duel', options: {}, players: 2, status: 'playing', names: ['Ana', ''], levels: [null, 'builder'],
  yours: [0], to_act: [0], result: null, is_rated: false, at: 0, free: 0,
} // prettier-ignore

beforeEach(async () => {
  await translator.speak('en')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} }) // prettier-ignore
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** A server that answers on command. */
function slowServer(tables: readonly object[] = [TABLE]): () => void {
  let answer: () => void = () => undefined
  const isAsked = new Promise<void>((done) => (answer = done))
  vi.stubGlobal('fetch', async (path: string) => {
    await isAsked
    const body = path.endsWith('/me') ? { name: 'Ana', has_profile: false } : path.endsWith('/me/tables') ? tables : []
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
  return answer
}

const above = (): Element | null => screen.getByTestId('games').querySelector('.tiles')!.previousElementSibling

test('the games wait a moment for the lists above them, and appear even if the server does not answer', async () => {
  let fail: (reason: Error) => void = () => undefined
  const answer = new Promise((_, refuse) => (fail = refuse))
  vi.stubGlobal('fetch', () => answer)
  render(Home)
  expect(screen.getByTestId('games')).toHaveClass('waiting')
  await waitFor(() => expect(screen.getByTestId('games')).not.toHaveClass('waiting'))
  fail(new TypeError('no network'))
  await screen.findByRole('alert')
})

test('late tables appear below the games if there were none above them', async () => {
  const answer = slowServer()
  render(Home)
  await waitFor(() => expect(screen.getByTestId('games')).not.toHaveClass('waiting'))
  expect(above()).toBeNull()
  answer()
  await screen.findByText('Your tables')
  expect(above()).toBeNull()
})

test('late tables fill the space that they had last time', async () => {
  localStorage.setItem('pharos-tables-height', JSON.stringify({ height: 180, rows: 1 }))
  const answer = slowServer()
  render(Home)
  await waitFor(() => expect(screen.getByTestId('games')).not.toHaveClass('waiting'))
  expect(above()).toHaveStyle({ height: '180px' })
  answer()
  await screen.findByText(/Your turn/)
  expect(above()).toHaveStyle({ height: '180px' })
})

test('the title offers tables that do not fit into that space, and open seats have no names', async () => {
  localStorage.setItem('pharos-tables-height', JSON.stringify({ height: 120, rows: 1 }))
  const answer = slowServer([TABLE, { ...TABLE, id: 'def', status: 'open', levels: [null, null], free: 1 }])
  render(Home)
  await waitFor(() => expect(screen.getByTestId('games')).not.toHaveClass('waiting'))
  answer()
  const all = await screen.findByRole('button', { name: 'Show all 2' })
  expect(above()!.querySelectorAll('li')).toHaveLength(1)
  await fireEvent.click(all)
  const [, open] = above()!.querySelectorAll('li')
  expect(open).toHaveTextContent('1 open seat')
  expect(open!.querySelector('.names')).toHaveTextContent(/^Ana$/)
})

test('a table whose seats are all taken is not offered as one with open seats, nor is an empty list shown', async () => {
  const answer = slowServer([{ ...TABLE, status: 'open', names: ['Ana', 'Bo'], levels: [null, null], free: 0 }])
  answer()
  render(Home)
  expect(await screen.findByText('All seats taken')).toBeVisible()
  expect(screen.queryByText(/open seat/)).toBeNull()
  expect(screen.getAllByTestId('tables')).toHaveLength(1)
})
