/** The project's Fluent files as modules, one per language: `virtual:locales/en`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const HOME = join(import.meta.dirname, '../src/pharos/locales')
const ELSEWHERE = ['cli.ftl', 'arena.ftl', 'dataset.ftl', 'puzzles.ftl'] // words of the terminal

export function languages(): string[] {
  return readdirSync(HOME, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '__pycache__')
    .map((entry) => entry.name)
    .sort()
}

export function fluent(language: string): string {
  const files = readdirSync(join(HOME, language))
    .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name))
    .sort()
  return files.map((name) => readFileSync(join(HOME, language, name), 'utf-8')).join('\n')
}

/** Resolves `virtual:locales` (a loader for each language) and `virtual:locales/LANG` (its text). */
export function locales(): Plugin {
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith('virtual:locales') ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:locales')) return
      const language = id.slice('\0virtual:locales/'.length)
      if (language) return `export default ${JSON.stringify(fluent(language))}`
      const loaders = languages().map(
        (name) => `${JSON.stringify(name)}: () => import('virtual:locales/${name}').then((m) => m.default)`,
      )
      return `export default { ${loaders.join(', ')} }`
    },
    configureServer(server) {
      server.watcher.add(HOME)
      server.watcher.on('change', (file) => {
        if (file.endsWith('.ftl')) server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
