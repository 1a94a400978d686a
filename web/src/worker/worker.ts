/**
 * The service worker: keeps the client's files and what the server says about games, so that the score pad, the rules and
 * the cards work without a network. The build writes the list of files into it.
 *
 * Pages come from the network whenever it answers, so nobody gets a stale one. Of the API it keeps only what is the same
 * for everybody; all else goes to the network untouched.
 */
import { SECONDS, isPublic, publicData } from './addresses.ts'
import { type PushScope, show, tapped } from './push.ts'

declare const __FILES__: string[]
declare const __VERSION__: string

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Extendable {
  data: { text(): string } | null
}
interface Tapped extends Extendable {
  action: string
  notification: { close(): void; data: { url: string } | null }
}
interface Scope extends EventTarget, PushScope {
  skipWaiting(): Promise<void>
  clients: PushScope['clients'] & { claim(): Promise<void> }
}

const scope = self as unknown as Scope
const FILES = `pharos-files-${__VERSION__}`
const DATA = 'pharos-data'
const kept = new Set(__FILES__)

async function install(): Promise<void> {
  const cache = await caches.open(FILES)
  await cache.addAll([...kept].map((file) => new Request(file, { cache: 'reload' })))
  await keepData().catch(() => {}) // what is missing is cached when first requested
}

/** What the server says about all games, for the score pad and the card browser. */
async function keepData(): Promise<void> {
  const games = (await (await fetched(new Request('/api/games'))).clone().json()) as { id: string }[]
  await Promise.all(publicData(games.map(({ id }) => id)).map((path) => fetched(new Request(path))))
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pharos-files-') && name !== FILES)
  await Promise.all(names.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** Fetches and caches; throws when offline. */
async function fetched(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(DATA)).put(request, answer.clone())
  return answer
}

async function fromNetworkFirst(request: Request): Promise<Response> {
  try {
    return await fetched(request)
  } catch (error) {
    const cached = await caches.match(request)
    if (cached) return cached
    throw error
  }
}

/** The page from the network, or the cached one if the network does not answer in time. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<Response>((_, reject) => setTimeout(() => reject(new Error('late')), SECONDS * 1000))
  try {
    return await Promise.race([fetch(request), late])
  } catch {
    return (await caches.match('/')) ?? fetch(request)
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}

function answer(event: Fetched): void {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (kept.has(url.pathname)) event.respondWith(file(request))
  else if (isPublic(url.pathname)) event.respondWith(fromNetworkFirst(request))
}

scope.addEventListener('install', (event) => (event as Extendable).waitUntil(install()))
scope.addEventListener('activate', (event) => (event as Extendable).waitUntil(activate()))
scope.addEventListener('fetch', (event) => answer(event as Fetched))
scope.addEventListener('push', (event) => {
  const pushed = event as Pushed
  pushed.waitUntil(show(scope, pushed.data?.text()))
})
scope.addEventListener('notificationclick', (event) => {
  const tap = event as Tapped
  tap.notification.close()
  tap.waitUntil(tapped(scope, tap.action, tap.notification.data?.url ?? '/'))
})
scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'update') void scope.skipWaiting()
})
