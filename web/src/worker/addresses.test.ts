/** The service worker caches nothing that belongs to one person. */
import { expect, test } from 'vitest'
import { isPublic, publicData } from './addresses.ts'

test('what is the same for everybody is cached', () => {
  for (const path of ['/api/games', '/api/games/duel', '/api/words/pt-BR', '/api/languages', ...publicData(['duel'])])
    expect(isPublic(path), path).toBe(true)
})

test.each(['/api/me', '/api/me/tables', '/api/tables', '/api/tables/abc', '/api/statistics', '/api/sheets/1', '/api/lan', '/api/games/duel/tally', '/api/games/duel/catalogue/me', '/api/words/en/../../me']) // prettier-ignore
('%s is not kept', (path) => {
  expect(isPublic(path)).toBe(false)
})
