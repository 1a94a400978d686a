/** Asking to undo a move, and answering. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import type { LiveSession } from '../session/live.svelte.ts'
import type { TakebackShown } from '../types/messages.ts'
import Takeback from './Takeback.svelte'

beforeAll(() => translator.speak('en'))
afterEach(cleanup)

const answerTakeback = vi.fn(() => Promise.resolve(true))

/** The line as a seat at a table of three sees it. */
function shown(seat: number | null, takeback: TakebackShown | null, isDeclined = false): void {
  const names = ['Ana', 'Bo', 'Cy']
  const shown = { seat, isLive: seat !== null, isDeclined, names, answerTakeback, table: { takeback } }
  const session = shown as unknown as LiveSession
  render(Takeback, { session })
}
const asked = { seat: 0, ply: 4, accepted: [1] }

describe('a request to undo', () => {
  test('is accepted or declined by the others', () => {
    shown(2, asked)
    expect(screen.getByRole('status').textContent).toContain('Ana asks to undo their last move')
    screen.getByRole('button', { name: 'Accept' }).click()
    screen.getByRole('button', { name: 'Decline' }).click()
    expect(answerTakeback.mock.calls).toEqual([[true], [false]])
  })

  test('is not answered twice, nor by spectators', () => {
    shown(1, asked)
    shown(null, asked)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('tells the player who asked that it is pending, and that it was declined', () => {
    shown(0, asked)
    expect(screen.getByRole('status').textContent).toContain('Waiting for the others')
    cleanup()
    shown(0, null, true)
    expect(screen.getByRole('status').textContent).toContain('declined')
  })

  test('is empty while nobody asks', () => {
    shown(0, null)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
