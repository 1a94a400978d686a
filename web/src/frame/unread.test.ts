/** Unread messages: which count as unread, and where they are marked. */
import { render, screen } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { translator } from '../core/i18n.svelte.ts'
import type { Said } from '../types/messages.ts'
import ChatToast from './ChatToast.svelte'
import Tabs from './Tabs.svelte'
import { Unread } from './unread.svelte.ts'

const said = (seat: number | null, text: string): Said => ({
  seat,
  name: `P${seat}`,
  text,
  who: `w${seat}`,
  reaction: null,
  at: 0,
})

beforeAll(() => translator.speak('en'))
afterEach(() => vi.useRealTimers())

test('history and own messages are read; others are unread until the chat is visible', () => {
  const talk = { chat: [said(1, 'before')], seat: 0, isReady: true }
  const unread = new Unread(talk)
  unread.update(false)
  expect(unread.messages).toEqual([])
  talk.chat = [...talk.chat, said(0, 'mine'), said(1, 'hello'), said(null, 'a spectator')]
  unread.update(false)
  expect(unread.messages.map(({ text }) => text)).toEqual(['hello', 'a spectator'])
  unread.update(true)
  expect(unread.messages).toEqual([])
})

test('nothing is unread before the table has loaded', () => {
  const unread = new Unread({ chat: [], seat: null, isReady: false })
  unread.update(true)
  expect(unread.messages).toEqual([])
})

test('a toast shows the latest message for a while and opens the chat', async () => {
  vi.useFakeTimers()
  const open = vi.fn()
  const { rerender } = render(ChatToast, { messages: [said(1, 'hello')], open })
  expect(screen.getByTestId('toast')).toHaveTextContent('P1 hello')
  screen.getByTestId('toast').click()
  expect(open).toHaveBeenCalledOnce()
  await rerender({ messages: [said(1, 'hello'), said(2, 'hi')] })
  expect(screen.getByTestId('toast')).toHaveTextContent('P2 hi')
  vi.advanceTimersByTime(10_000)
  await tick()
  expect(screen.queryByTestId('toast')).toBeNull()
})

test('a tab shows how many new items it has', () => {
  render(Tabs, {
    names: ['log', 'chat'],
    labels: ['Log', 'Chat'],
    marks: [null, { n: 2, label: '2 unread messages' }],
    page: createRawSnippet(() => ({ render: () => '<p>page</p>' })),
  })
  expect(screen.getByRole('tab', { name: /Chat.*2 unread messages/ })).toBeInTheDocument()
})
