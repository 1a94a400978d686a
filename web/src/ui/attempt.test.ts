/** Buttons that call the server: what they show while they wait. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../core/api.ts'
import { translator } from '../core/i18n.svelte.ts'
import { Attempt } from './attempt.svelte.ts'
import AttemptButton from './AttemptButton.svelte'
import SureButton from './SureButton.svelte'

const label = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

beforeAll(() => translator.speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a button is pressed at once, shows a spinner after 300 ms and a text after two seconds', async () => {
  const attempt = new Attempt()
  let answer = (): void => undefined
  const task = (): Promise<void> => new Promise((done) => (answer = done))
  render(AttemptButton, { attempt, testid: 'go', onclick: () => void attempt.run(task), children: label('Play') })
  render(AttemptButton, { attempt, testid: 'other', onclick: () => undefined, children: label('Leave') })
  const [button, other] = [screen.getByTestId('go'), screen.getByTestId('other')]
  await fireEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toBeDisabled()
  expect(other).toBeDisabled()
  expect(screen.queryByTestId('spinner')).toBeNull()
  await vi.advanceTimersByTimeAsync(300)
  expect(screen.getAllByTestId('spinner')).toHaveLength(1)
  expect(button).toHaveTextContent('Play')
  await vi.advanceTimersByTimeAsync(1700)
  expect(button).toHaveTextContent('Sending…')
  expect(other).toHaveTextContent('Leave')
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(button).toBeEnabled()
  expect(button).toHaveTextContent('Play')
  expect(screen.queryByTestId('spinner')).toBeNull()
})

test('a button that submits a form shows the same', async () => {
  const attempt = new Attempt()
  render(AttemptButton, { attempt, testid: 'go', children: label('Enter') })
  const button = screen.getByTestId('go')
  expect(button).toHaveAttribute('type', 'submit')
  await fireEvent.click(button)
  await vi.advanceTimersByTimeAsync(0)
  void attempt.run(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(300)
  expect(screen.getByTestId('spinner')).toBeVisible()
})

test('queued requests run after the pending one, in order and even if that is refused', async () => {
  const attempt = new Attempt()
  const done: string[] = []
  let answer = (): void => undefined
  const slow = attempt.run(async () => {
    await new Promise<void>((go) => (answer = go))
    done.push('loaded')
    throw new Refusal({ id: 'no-page', values: {} })
  })
  const [muted, banned] = ['muted', 'banned'].map((what) => attempt.queue(() => Promise.resolve(done.push(what))))
  expect(await attempt.run(() => Promise.resolve(done.push('lost')))).toBe(false)
  answer()
  expect(await Promise.all([slow, muted, banned])).toEqual([false, true, true])
  expect(done).toEqual(['loaded', 'muted', 'banned'])
})

test('a queued button can be pressed while something else is under way, once', async () => {
  const attempt = new Attempt()
  const answers: (() => void)[] = []
  const task = (): Promise<void> => new Promise((done) => answers.push(done))
  void attempt.run(task)
  const onclick = vi.fn(() => attempt.queue(task))
  render(AttemptButton, { attempt, isQueued: true, testid: 'mute', onclick, children: label('Mute') })
  const button = screen.getByTestId('mute')
  expect(button).toBeEnabled()
  await fireEvent.click(button)
  expect(button).toBeDisabled()
  answers[0]!()
  await vi.advanceTimersByTimeAsync(300)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByTestId('spinner')).toBeVisible()
  answers[1]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(button).toBeEnabled()
  expect(onclick).toHaveBeenCalledTimes(1)
})

test('a button with an icon only shows the spinner in its place, and says the word to screen readers', async () => {
  const attempt = new Attempt()
  const onclick = (): Promise<boolean> => attempt.run(() => new Promise(() => undefined))
  render(AttemptButton, { attempt, kind: 'icon-only', 'aria-label': 'Send', onclick, children: label('icon') })
  const button = screen.getByRole('button', { name: 'Send' })
  await fireEvent.click(button)
  expect(button).toHaveTextContent('icon')
  await vi.advanceTimersByTimeAsync(300)
  expect(button).not.toHaveTextContent('icon')
  expect(screen.getByTestId('spinner')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1700)
  expect(screen.getByRole('status')).toHaveClass('unseen')
})

test('what cannot be undone is asked once more, and then sent like anything else', async () => {
  const attempt = new Attempt()
  const act = vi.fn(() => attempt.queue(() => new Promise(() => undefined)))
  render(SureButton, { attempt, text: 'Ban', sure: 'Ban for good?', act })
  const button = screen.getByRole('button')
  await fireEvent.click(button)
  expect(button).toHaveTextContent('Ban for good?')
  expect([act.mock.calls.length, button.getAttribute('aria-busy')]).toEqual([0, 'false'])
  await fireEvent.focusOut(button)
  expect(button).toHaveTextContent(/^Ban$/)
  await fireEvent.click(button)
  await fireEvent.click(button)
  expect(act).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(button).toHaveAttribute('aria-busy', 'true')
})
