/** The installable app: a manifest for each language, icons, and the list of files that the service worker keeps. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import { png } from './icons.ts'
import { fluent, languages } from './locales.ts'

const WORKER = 'worker.js'
const SIZES = [192, 512]

function manifest(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(fluent(language)))
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)!.value!)
  const shortcut = (id: string, url: string): object => ({ name: say(id), url })
  return JSON.stringify({
    id: '/',
    name: say('web-app-name'),
    short_name: say('web-app-name'),
    description: say('web-score-lead'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#151b26',
    theme_color: '#1b2230',
    icons: [
      { src: '/pharos.svg', sizes: 'any', type: 'image/svg+xml' },
      ...SIZES.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [shortcut('web-score', '/score'), shortcut('web-help', '/help')],
  })
}

/** The files of a folder by their addresses, with a number that changes with any of them. */
export function filesOf(folder: string): { files: string[]; version: string } {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== WORKER)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)))
  return {
    files: names.map((name) => (name === 'index.html' ? '/' : `/${name}`)),
    version: hash.digest('hex').slice(0, 16),
  }
}

export function app(folder: string): Plugin {
  return {
    name: 'app',
    apply: 'build',
    generateBundle() {
      for (const language of languages())
        this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source: manifest(language) })
      for (const size of SIZES) this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: png(size) })
      this.emitFile({ type: 'asset', fileName: 'icon-maskable.png', source: png(512, true) })
    },
    writeBundle() {
      const { files, version } = filesOf(folder)
      const worker = join(folder, WORKER)
      const values: Record<string, unknown> = { __FILES__: files, __VERSION__: version }
      const code = readFileSync(worker, 'utf-8')
      writeFileSync(
        worker,
        code.replace(/__(FILES|VERSION)__/g, (name) => JSON.stringify(values[name])),
      )
    },
  }
}
