/** Every word that the client says exists, and no word is there in vain. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fluent, languages } from '../words.ts'
import { words } from './words.svelte.ts'

const HOME = import.meta.dirname
const sources = readdirSync(HOME, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.') && !name.startsWith('types/'))
  .map((name) => readFileSync(join(HOME, name), 'utf-8'))
  .join('\n')
const quoted = new Set([...sources.matchAll(/['"`](web-[\w-]+)['"`]/g)].map((found) => found[1]!))
/** Ids with holes, as patterns: `web-kind-${colour}`. */
const patterns = [...sources.matchAll(/`(?=web-[\w-]*\$\{)/g)].map((found) => new RegExp(`^${pattern(sources.slice(found.index + 1))}$`))
const defined = (language: string): string[] => [...fluent(language).matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]!)

/** A template up to its closing backtick, with anything for its holes. */
function pattern(text: string): string {
  let depth = 0
  let made = ''
  for (const [i, sign] of [...text].entries()) {
    if (sign === '`' && !depth) break
    if (sign === '{') depth++
    else if (sign === '}') { if (!--depth) made += '[\\w-]+' }
    else if (!depth && !(sign === '$' && text[i + 1] === '{')) made += sign
  }
  return made
}

describe.each(languages())('%s', (language) => {
  test('has every word that is said', () => {
    const there = new Set(defined(language))
    expect([...quoted].filter((id) => !there.has(id))).toEqual([])
  })

  test('has no word that nobody says', () => {
    expect(defined(language).filter((id) => !quoted.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([])
  })

  test('every pattern finds words', () => {
    expect(patterns.filter((pattern) => !defined(language).some((id) => pattern.test(id))).map(String)).toEqual([])
  })
})

describe('sentences', () => {
  beforeAll(() => words.speak('pt-BR'))

  test('name pieces and players in the reader\'s language', () => {
    expect(words.sentence('duel', { id: 'event-build', values: { seat: 1, card: 'walls', paid: 0 } }, ['Ana', 'Bo'])).toBe('Bo constrói Muralha.')
  })

  test('join lists', () => {
    expect(words.listed(['a', 'b', 'c'])).toBe('a, b e c')
    expect(words.listed(['a'])).toBe('a')
  })

  test('tell errors inside errors', () => {
    const inner = { id: 'seat-taken', values: { seat: 2 } }
    expect(words.error({ id: 'record-move', values: { line: 3, got: 'x', reason: inner } })).toContain('2')
  })

  test('a missing word shows as its id', () => {
    expect(words.say('web-nonsense')).toBe('web-nonsense')
  })
})
