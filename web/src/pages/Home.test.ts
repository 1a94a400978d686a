/** The home page shows the games once it knows the reader's tables, which stand above them: nothing moves under a finger. */
import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import Home from './Home.svelte'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the games wait for the lists above them, and stay when the server does not answer', async () => {
  await translator.speak('en')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  let fail: (reason: Error) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise((_, refuse) => (fail = refuse)))
  render(Home)
  expect(screen.getByTestId('games')).toHaveClass('waiting')
  fail(new TypeError('no network'))
  await waitFor(() => expect(screen.getByTestId('games')).not.toHaveClass('waiting'))
})
