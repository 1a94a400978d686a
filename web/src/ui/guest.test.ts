/** The user. */
import { expect, test, vi } from 'vitest'
import { guest } from './guest.svelte.ts'

test('a user who presses Play before the server has answered keeps their name', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    await new Promise((later) => setTimeout(later, 5))
    return new Response(JSON.stringify({ name: 'Ana', has_profile: false }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  await guest.be()
  expect(asked).toEqual(['/api/me'])
  expect([guest.name, guest.draft]).toEqual(['Ana', 'Ana'])
})
