/** The structure of the client: directories without cycles, small components, no list of games. */
import { expect, test } from 'vitest'

const MOST_LINES = 200 // of a component's script and markup
const SOURCES = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts', '!./types/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const FOLDERS = Object.keys(import.meta.glob('./games/*/index.ts')).map((file) => file.split('/')[2]!)

const folderOf = (file: string): string => file.split('/').slice(1, -1).join('/')

/** The path of an import, from `./`. */
function resolved(file: string, path: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The folders that each folder imports from. */
function dependencies(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const [file, text] of Object.entries(SOURCES)) {
    const from = folderOf(file)
    for (const [, path] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)) {
      const to = folderOf(resolved(file, path!))
      if (to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

/** The first cycle reachable from a folder. */
function cycleFrom(folder: string, graph: Map<string, Set<string>>, path: string[] = []): string[] | null {
  if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
  for (const next of graph.get(folder) ?? []) {
    const cycle = cycleFrom(next, graph, [...path, folder])
    if (cycle) return cycle
  }
  return null
}

test('finds a cycle where there is one', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ])
  expect(cycleFrom('a', graph)).toEqual(['b', 'c', 'b'])
})

test('directories do not depend on each other in a cycle', () => {
  const graph = dependencies()
  expect(graph.size).toBeGreaterThan(10)
  expect([...graph.keys()].map((folder) => cycleFrom(folder, graph)).filter(Boolean)).toEqual([])
})

test('components stay small', () => {
  const components = Object.entries(SOURCES).filter(([file]) => file.endsWith('.svelte'))
  const long = components
    .map(([file, text]) => [file, text.replace(/<style>[^]*<\/style>/, '').split('\n').length] as const)
    .filter(([, lines]) => lines > MOST_LINES)
  expect(components.length).toBeGreaterThan(100)
  expect(long).toEqual([])
})

test('only the folder of a game names it', () => {
  const own = (file: string, game: string): boolean => file.startsWith(`./games/${game}/`)
  const naming = Object.entries(SOURCES).flatMap(([file, text]) =>
    FOLDERS.filter((game) => !own(file, game) && new RegExp(`['"\`/.-]${game}\\b(?!-)`).test(text)).map(
      (game) => `${file}: ${game}`,
    ),
  )
  expect(FOLDERS.length).toBeGreaterThan(2)
  expect(naming).toEqual([])
})

test('buttons that ask the server show at once that they do', () => {
  const plain = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(/<button\b[^]*?<\/button/g)]
      .filter(([button]) => /\b(attempt|joining|bringing|playing|talk)\.(isBusy|run|queue)\b/.test(button))
      .map(([button]) => `${file}: ${button.slice(0, 60)}`),
  )
  expect(plain.filter((file) => !file.startsWith('./ui/AttemptButton'))).toEqual([])
})
