/** Every message that the client uses exists, and no message is unused. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fluent, languages } from '../../locales.ts'
import { translator } from './i18n.svelte.ts'

const HOME = join(import.meta.dirname, '..')
const sources = readdirSync(HOME, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.') && !name.startsWith('types/'))
  .map((name) => readFileSync(join(HOME, name), 'utf-8'))
  .join('\n')
const quoted = new Set([...sources.matchAll(/['"`](web-[\w-]+)['"`]/g)].map((match) => match[1]!))
/** Ids with placeholders, as patterns: `web-kind-${colour}`. */
const patterns = [...sources.matchAll(/`(?=web-[\w-]*\$\{)/g)].map(
  (match) => new RegExp(`^${pattern(sources.slice(match.index + 1))}$`),
)
const defined = (language: string): string[] =>
  [...fluent(language).matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1]!)

/** A template up to its closing backtick, with a wildcard for each placeholder. */
function pattern(text: string): string {
  let depth = 0
  let made = ''
  for (const [i, sign] of [...text].entries()) {
    if (sign === '`' && !depth) break
    if (sign === '{') depth++
    else if (sign === '}') {
      if (!--depth) made += '[\\w-]+'
    } else if (!depth && !(sign === '$' && text[i + 1] === '{')) made += sign
  }
  return made
}

/** The text from an opening brace to its closing one. */
function braced(text: string): string {
  let depth = 0
  const end = [...text].findIndex((sign) => (depth += sign === '{' ? 1 : sign === '}' ? -1 : 0) === 0)
  return text.slice(0, end + 1)
}

/** Messages used with an object of values, and the source of that object. */
const saidWith = [...sources.matchAll(/say\(\s*'(web-[\w-]+)',\s*(?={)/g)].map(
  (match) => [match[1]!, braced(sources.slice(match.index + match[0].length))] as const,
)
/** The variables of a message. */
function variables(language: string, id: string): string[] {
  const [, message = ''] = new RegExp(`^${id} =([^]*?)(?=^[a-z#]|(?![^]))`, 'm').exec(fluent(language)) ?? []
  return [...message.matchAll(/\$(\w+)/g)].map((match) => match[1]!)
}

describe.each(languages())('%s', (language) => {
  test('has every message that is used', () => {
    const there = new Set(defined(language))
    expect([...quoted].filter((id) => !there.has(id))).toEqual([])
  })

  test('has no message that is never used', () => {
    expect(defined(language).filter((id) => !quoted.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual(
      [],
    )
  })

  test('every message gets the values it shows', () => {
    const missing = saidWith.flatMap(([id, values]) =>
      values.includes('...')
        ? []
        : variables(language, id).flatMap((name) =>
            new RegExp(`[{,]\\s*${name}\\s*[:,}]`).test(values) ? [] : [`${id}: ${name}`],
          ),
    )
    expect(missing).toEqual([])
    expect(saidWith.length).toBeGreaterThan(50)
  })

  test('every pattern matches messages', () => {
    expect(patterns.filter((pattern) => !defined(language).some((id) => pattern.test(id))).map(String)).toEqual([])
  })
})

describe('sentences', () => {
  beforeAll(() => translator.speak('pt-BR'))

  test("name pieces and players in the user's language", () => {
    expect(
      translator.sentence('duel', { id: 'event-build', values: { seat: 1, card: 'walls', paid: 0 } }, ['Ana', 'Bo']),
    ).toBe('Bo constrói Muralha.')
  })

  test('join lists', () => {
    expect(translator.listed(['a', 'b', 'c'])).toBe('a, b e c')
    expect(translator.listed(['a'])).toBe('a')
  })

  test('contain errors within errors', () => {
    const inner = { id: 'seat-taken', values: { seat: 2 } }
    expect(translator.error({ id: 'record-move', values: { line: 3, got: 'x', reason: inner } })).toContain('2')
  })

  test('a missing message shows as its id', () => {
    expect(translator.say('web-nonsense')).toBe('web-nonsense')
  })
})
