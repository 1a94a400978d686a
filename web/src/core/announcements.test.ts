/** The host's announcements: shown until closed, also after a reload. */
import { beforeEach, expect, test, vi } from 'vitest'
import { type announcements as first } from './announcements.svelte.ts'

const told = (id: string) => ({ id, text: `Text ${id}`, made: 1, expires: 2 })

async function loaded(): Promise<typeof first> {
  vi.resetModules()
  return (await import('./announcements.svelte.ts')).announcements
}

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('what was closed stays closed, and what is withdrawn disappears', async () => {
  const sooner = await loaded()
  sooner.hear([told('a'), told('b')])
  sooner.dismiss('a')
  expect(sooner.shown.map(({ id }) => id)).toEqual(['b'])
  const later = await loaded()
  later.hear([told('a'), told('b')])
  expect(later.shown.map(({ id }) => id)).toEqual(['b'])
  later.hear([])
  expect(later.shown).toEqual([])
})

test('without a network nothing is lost', async () => {
  const announcements = await loaded()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([told('a')])))
  await announcements.load()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await announcements.load()
  expect(announcements.shown.map(({ id }) => id)).toEqual(['a'])
})
