import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin, defineConfig } from 'vite'
import { app } from './app.ts'
import { locales } from './locales.ts'

const DIST = join(import.meta.dirname, '../src/pharos/web_dist')
const SERVER = process.env.PHAROS_SERVER ?? 'http://127.0.0.1:8327'

/** Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing itself. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf-8' })) {
        const file = join(DIST, name)
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name) || statSync(file).size < 1024) continue
        const text = readFileSync(file)
        writeFileSync(file + '.br', brotliCompressSync(text))
        writeFileSync(file + '.gz', gzipSync(text, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), locales(), app(DIST), compressed()],
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false }, // players read what the build prints
      input: {
        index: join(import.meta.dirname, 'index.html'),
        worker: join(import.meta.dirname, 'src/worker/worker.ts'),
      },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
    testTimeout: 120_000, // a sign of life, even on a busy machine
  },
} as Parameters<typeof defineConfig>[0])
