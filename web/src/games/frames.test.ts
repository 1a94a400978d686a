/** What frames and sentences mean: gold for newly built, blue for selected; prices and actions fit any city. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GAMES = import.meta.dirname
const LOCALES = join(GAMES, '../../../src/pharos/locales')

/** The style rules of all components of the games that have one of these classes. */
function rulesOf(classes: RegExp): { selector: string; body: string }[] {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'))
  return files.flatMap((path) => {
    const style = readFileSync(join(GAMES, path), 'utf8').split('<style>')[1] ?? ''
    return [...style.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
      .map(([, selector, body]) => ({ selector: `${path} ${selector!.trim()}`, body: body! }))
      .filter(({ selector }) => classes.test(selector))
  })
}

test.each([
  ['what has just been built', /\.(is-)?new\b/, '--glow', '--accent'],
  ['what is selected', /\.(selected|picked|armed)\b/, '--accent', '--glow'],
])('%s has a frame of its own colour', (_, classes, own, other) => {
  const bodies = rulesOf(classes)
  expect(bodies.filter(({ body }) => body.includes(own)).length).toBeGreaterThan(4)
  expect(bodies.filter(({ body }) => body.includes(other)).map(({ selector }) => selector)).toEqual([])
})

/** The messages of a file, each with its source. */
function messagesOf(language: string, file: string): [id: string, text: string][] {
  const text = readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf8')
  return [...text.matchAll(/^([a-z][\w-]*) =((?:.*\n?)(?:[ }].*\n?)*)/gm)].map(([, id, said]) => [id!, said!])
}

test.each([
  ['en', /\b(you|your|yours)\b/i],
  ['pt-BR', /(^|[^\p{L}])(você|seus?|suas?)(?!\p{L})/iu],
])('actions, and prices of the Free City, are said of every player in %s', (language, reader) => {
  const said = ['duel', 'seven_wonders', 'architects'].flatMap((file) => messagesOf(language, file))
  const ofAnybody = said.filter(([id]) => /^[a-z-]+-action-/.test(id) || id.startsWith('seven-wonders-step-'))
  expect(ofAnybody.length).toBeGreaterThan(30)
  expect(ofAnybody.filter(([, text]) => reader.test(text))).toEqual([])
})
