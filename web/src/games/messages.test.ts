/** The messages of a game without a folder come from the server, once for each language. */
import { beforeEach, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 }) // every test imports the whole client
const SERVED: Record<string, string> = {
  en: 'chess-name = Chess\nchess-about = Two armies.\nchess-event-move = { $seat } moves { $piece }\nchess-piece-pawn = a pawn\nlist = never',
  'pt-BR': 'chess-name = Xadrez',
}
const move = { id: 'event-move', values: { seat: 1, piece: 'pawn' } }
let served: Record<string, string>
let asked: string[]
let isReachable: boolean
let held: Promise<void> | undefined

/** A client that has loaded nothing yet. */
async function freshClient() {
  vi.resetModules()
  const [{ translator }, registry, tiles] = await Promise.all([
    import('../core/i18n.svelte.ts'),
    import('./registry.ts'),
    import('./tiles.ts'),
  ])
  await translator.speak('en')
  return { translator, ...registry, ...tiles }
}

async function answer(path: string): Promise<Response> {
  asked.push(path)
  if (path.endsWith('/en')) await held
  if (!isReachable) throw new TypeError('no connection')
  const text = served[path.slice('/api/words/'.length)]
  if (text !== undefined) return new Response(text, { headers: { 'content-type': 'text/plain' } })
  return Response.json({ error: { id: 'unknown-language', values: {} } }, { status: 400 })
}

beforeEach(() => {
  served = SERVED
  asked = []
  isReachable = true
  held = undefined
  vi.stubGlobal('fetch', answer)
})

test('opening its table loads them; the client’s own messages stay', async () => {
  const { translator, manifestOf } = await freshClient()
  expect(translator.sentence('chess', move, ['Ana', 'Bo'])).toBe('chess-event-move')
  await manifestOf('chess').table()
  expect(translator.sentence('chess', move, ['Ana', 'Bo'])).toBe('Bo moves a pawn')
  expect(translator.listed(['a', 'b'])).toBe('a and b')
})

test('its tile shows its id until they are loaded, then its name and description', async () => {
  const { genericTile } = await import('./generic/manifest.ts')
  const { tileText } = await freshClient()
  const tile = genericTile({
    id: 'chess',
    least: 2,
    most: 2,
    options: [],
    categories: [],
    levels: [],
    level: '',
    has_score_pad: false,
    puzzles: 0,
  })
  expect(tileText(tile, '')).toBe('chess')
  await vi.waitFor(() => expect(tileText(tile, '')).toBe('Chess'))
  expect(tileText(tile, '-about')).toBe('Two armies.')
  expect(tileText(tile, '-line')).toBe('')
})

test('they are requested once, even if several parts need them', async () => {
  const { gameName, loadMessages, manifestOf } = await freshClient()
  gameName('chess')
  gameName('go')
  await Promise.all([loadMessages('chess'), manifestOf('go').table()])
  await manifestOf('chess').table()
  expect(asked).toEqual(['/api/words/en'])
})

test('another language brings its own, once', async () => {
  const { gameName, loadMessages, translator } = await freshClient()
  await loadMessages('chess')
  for (const language of ['pt-BR', 'en', 'pt-BR']) await translator.speak(language)
  expect(gameName('chess')).toBe('Xadrez')
  expect(translator.say('web-home')).not.toBe('web-home')
  expect(asked).toEqual(['/api/words/en', '/api/words/pt-BR'])
})

test('the language chosen last wins, however late the messages of the other arrive', async () => {
  const { gameName, loadMessages, translator } = await freshClient()
  let release = (): void => undefined
  held = new Promise((resolve) => {
    release = resolve
  })
  const loading = loadMessages('chess')
  await translator.speak('pt-BR')
  release()
  await loading
  expect(translator.language).toBe('pt-BR')
  expect(gameName('chess')).toBe('Xadrez')
})

test('a language that the server lacks gets the English ones', async () => {
  served = { en: SERVED.en! }
  const { gameName, loadMessages, translator } = await freshClient()
  await translator.speak('pt-BR')
  await loadMessages('chess')
  expect(translator.language).toBe('pt-BR')
  expect(gameName('chess')).toBe('Chess')
  expect(asked).toEqual(['/api/words/pt-BR', '/api/words/en'])
})

test('without an answer the table opens anyway, and the next one asks again', async () => {
  isReachable = false
  const { gameName, manifestOf, translator } = await freshClient()
  expect(await manifestOf('chess').table()).toHaveProperty('Table')
  expect(translator.say('chess-name')).toBe('chess-name')
  isReachable = true
  await manifestOf('chess').table()
  expect(gameName('chess')).toBe('Chess')
})

test('games with a folder request nothing', async () => {
  const { MANIFESTS, gameName, loadMessages, tileText, tilesOf, translator } = await freshClient()
  for (const { game } of MANIFESTS) {
    expect(gameName(game)).not.toBe(game)
    await loadMessages(game)
  }
  for (const tile of tilesOf()) tileText(tile, '-whole')
  await translator.speak('pt-BR')
  expect(asked).toEqual([])
})
