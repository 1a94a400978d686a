/** REST: what is around play. Refusals are thrown as `Refusal`, with the reason that the words have a sentence for. */
import type { AnalysisShown, ForkBody, GameShown, Guest, LogEntry, Reason, ReplayShown, StatisticsRow, TableBody, TableListed, TableShown, QuickBody } from './types/messages.ts'

export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.id)
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api${path}`, { credentials: 'same-origin', ...init }).catch(() => {
    throw new Refusal({ id: 'unreachable', values: { got: location.host } })
  })
  if (answer.ok) return (answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text()) as Promise<T>
  const body = (await answer.json().catch(() => null)) as { error?: Reason } | null
  throw new Refusal(body?.error ?? { id: 'our-fault', values: {} })
}

function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  return ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

const post = <T>(path: string, body?: unknown): Promise<T> => send('POST', path, body)

export const api = {
  me: () => ask<Guest>('/me'),
  name: (name: string) => post<Guest>('/guests', { name }),
  games: () => ask<GameShown[]>('/games'),
  catalogue: <T>(game: string) => ask<T>(`/games/${game}/catalogue`),
  quick: (body: Partial<QuickBody> & { game: string }) => post<TableShown>('/tables/quick', body),
  create: (body: Partial<TableBody> & { game: string }) => post<TableShown>('/tables', body),
  table: (id: string) => ask<TableShown>(`/tables/${id}`),
  open: () => ask<TableListed[]>('/tables'),
  playing: () => ask<TableListed[]>('/tables/playing'),
  recent: () => ask<TableListed[]>('/tables/recent'),
  mine: () => ask<TableListed[]>('/me/tables'),
  sit: (id: string, seat: number, sort: 'me' | 'open' | 'bot', level?: string) =>
    send<TableShown>('PUT', `/tables/${id}/seats/${seat}`, level ? { sort, level } : { sort }),
  swap: (id: string, seats: [number, number]) => post<TableShown>(`/tables/${id}/swap`, { seats }),
  start: (id: string) => post<TableShown>(`/tables/${id}/start`),
  leave: (id: string) => post<TableShown>(`/tables/${id}/leave`),
  rematch: (id: string) => post<TableShown>(`/tables/${id}/rematch`),
  link: (id: string, seat: number) => post<{ token: string }>(`/tables/${id}/seats/${seat}/link`),
  resume: (token: string) => post<TableShown>('/resume', { token }),
  log: (id: string) => ask<LogEntry[]>(`/tables/${id}/log`),
  record: (id: string) => ask<string>(`/tables/${id}/record`),
  replay: (id: string, ply: number) => ask<ReplayShown>(`/tables/${id}/replay/${ply}`),
  analysis: (id: string, first: number) => ask<AnalysisShown>(`/tables/${id}/analysis?first=${first}`),
  fork: (id: string, body: Partial<ForkBody> & { ply: number }) => post<TableShown>(`/tables/${id}/fork`, body),
  bring: (record: string) => post<TableShown>('/records', { record }),
  statistics: (mine: boolean) => ask<StatisticsRow[]>(`/statistics?mine=${mine}`),
}

const NAME = /^[a-z-]+$/
const catalogues = new Map<string, Promise<unknown>>()

/** The pieces of a game, loaded once. */
export function catalogueOf<T>(game: string): Promise<T> {
  if (!NAME.test(game)) throw new Refusal({ id: 'no-page', values: {} })
  const loading = catalogues.get(game) ?? api.catalogue<T>(game)
  catalogues.set(game, loading)
  loading.catch(() => catalogues.delete(game))
  return loading as Promise<T>
}
