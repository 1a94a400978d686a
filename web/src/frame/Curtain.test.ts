/** The curtain between two people on one device: it says whose turn it is, and shows nothing secret. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import { inspection } from '../pieces/inspect.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import Curtain from './Curtain.svelte'

const reveal = vi.fn((_seat: number | null) => Promise.resolve(true))
beforeAll(() => translator.speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
  reveal.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Waits until the curtain accepts taps. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(700)

function drawn(changes: object = {}): void {
  const shown = {
    game: 'duel',
    connection: 'open',
    isSilent: false,
    sending: 'no',
    refusal: null,
    names: ['Ana', 'Bo', 'Cy'],
    toAct: [1],
    latest: [],
    table: { yours: [0, 1] },
    reveal,
    ...changes,
  }
  const session = shown as unknown as LiveSession
  render(Curtain, { session })
}

test('it names the next person, who opens it with one click', async () => {
  drawn()
  await settle()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pass the device to Bo')
  screen.getByRole('button', { name: 'I am Bo' }).click()
  expect(reveal).toHaveBeenCalledWith(1)
})

test('only the others on the device may look again', async () => {
  drawn()
  await settle()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['I am Bo', 'Show Ana’s view'])
  screen.getByRole('button', { name: 'Show Ana’s view' }).click()
  expect(reveal).toHaveBeenCalledWith(0)
})

test('the second tap on the button of a move does not open it', async () => {
  drawn()
  for (const button of screen.getAllByRole('button')) button.click()
  expect(reveal).not.toHaveBeenCalled()
  await settle()
  expect(screen.getByTestId('curtain-take')).toHaveFocus()
})

test('while somebody on another device decides, it says whom everybody is waiting for', () => {
  drawn({ toAct: [2] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Waiting for Cy')
  expect(screen.queryByTestId('curtain-take')).toBeNull()
})

test('the details of a card are closed', () => {
  inspection.open({ game: 'duel', sort: 'card', name: 'walls' }, new DOMRect(), true)
  drawn()
  expect(inspection.piece).toBeNull()
})

test('a lost connection is shown', () => {
  drawn({ connection: 'lost' })
  expect(screen.getByRole('alert')).toHaveTextContent('Connection lost')
})
