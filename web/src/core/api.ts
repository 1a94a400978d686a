/** The REST API. A refused request throws `Refusal` with the reason, which the locales have a sentence for. */
import type {
  Acquaintance,
  AnalysisShown,
  AnnouncementShown,
  AttemptShown,
  BoardListed,
  BoardShown,
  DailyDecision,
  DailyShown,
  ForkBody,
  GameShown,
  GroupHistory,
  GroupListed,
  GroupOffer,
  GroupShown,
  Guest,
  HintShown,
  LanShown,
  LogEntry,
  MistakeShown,
  OpeningAt,
  OpeningsShown,
  PerformanceRow,
  Reason,
  ProfileShown,
  PuzzleExplained,
  PuzzleGraded,
  PuzzleListed,
  PuzzleShown,
  PuzzleSolution,
  PushShown,
  SubscriptionBody,
  RecoveryCode,
  ReplayShown,
  ReviewShown,
  ScorePad,
  StatisticsRow,
  TableBody,
  TableListed,
  TableShown,
  QuickBody,
  RatingHistory,
  SeatRating,
  SheetShown,
} from '../types/messages.ts'

import type { CeremonyOptions, CredentialJson } from './passkeys.ts'

export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.id)
  }
}

/** Sends a request; throws `Refusal`. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api${path}`, { credentials: 'same-origin', ...init }).catch(() => {
    throw new Refusal({ id: 'unreachable', values: { got: location.host } })
  })
  if (answer.status === 204) return undefined as T
  if (answer.ok)
    return (answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text()) as Promise<T>
  const body = (await answer.json().catch(() => null)) as { error?: Reason } | null
  throw new Refusal(body?.error ?? { id: 'internal-error', values: {} })
}

function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  return ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

const post = <T>(path: string, body?: unknown): Promise<T> => send('POST', path, body)

export const api = {
  me: () => ask<Guest | null>('/me'),
  name: (name: string) => post<Guest>('/guests', { name }),
  profile: () => ask<ProfileShown | null>('/profile'),
  renewCode: () => post<RecoveryCode>('/profile/code'),
  passkeyOptions: () => post<CeremonyOptions>('/profile/passkeys/options'),
  addPasskey: (credential: CredentialJson) => post<void>('/profile/passkeys', { credential }),
  removePasskey: (id: string) => send<void>('DELETE', `/profile/passkeys/${id}`),
  endSession: (id: string) => send<void>('DELETE', `/profile/sessions/${id}`),
  endOtherSessions: () => send<void>('DELETE', '/profile/sessions'),
  keepSettings: (settings: ProfileShown['settings']) => send<void>('PUT', '/profile/settings', { settings }),
  exported: () => ask<unknown>('/profile/export'),
  deleteProfile: (name: string) => post<void>('/profile/delete', { name }),
  signInOptions: () => post<CeremonyOptions>('/sign-in/options'),
  signInWithPasskey: (credential: CredentialJson, join: boolean) =>
    post<void>('/sign-in/passkey', { credential, join }),
  signInWithCode: (code: string, join: boolean) => post<void>('/sign-in/code', { code, join }),
  signOut: () => post<void>('/sign-out'),
  games: () => ask<GameShown[]>('/games'),
  messages: (language: string) => ask<string>(`/words/${language}`),
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
  /** Seats somebody else on this device. */
  sitWith: (id: string, seat: number, name: string) =>
    send<TableShown>('PUT', `/tables/${id}/seats/${seat}`, { sort: 'me', name }),
  swap: (id: string, seats: [number, number]) => post<TableShown>(`/tables/${id}/swap`, { seats }),
  substitute: (id: string, seat: number) => post<TableShown>(`/tables/${id}/seats/${seat}/substitute`),
  remove: (id: string, who: string) => post<TableShown>(`/tables/${id}/remove`, { who }),
  start: (id: string) => post<TableShown>(`/tables/${id}/start`),
  leave: (id: string) => post<TableShown>(`/tables/${id}/leave`),
  rematch: (id: string) => post<TableShown>(`/tables/${id}/rematch`),
  link: (id: string, seat: number) => post<{ token: string }>(`/tables/${id}/seats/${seat}/link`),
  resume: (token: string) => post<TableShown>('/resume', { token }),
  /** The log as everybody on this device may see it, or as one of them may. */
  log: (id: string, seat: number | null = null) =>
    ask<LogEntry[]>(`/tables/${id}/log${seat === null ? '' : `?seat=${seat}`}`),
  record: (id: string) => ask<string>(`/tables/${id}/record`),
  replay: (id: string, ply: number) => ask<ReplayShown>(`/tables/${id}/replay/${ply}`),
  analysis: (id: string, first: number, deeper = false) =>
    ask<AnalysisShown>(`/tables/${id}/analysis?first=${first}${deeper ? '&deeper=true' : ''}`),
  review: (id: string, deeper = false) => ask<ReviewShown>(`/tables/${id}/review${deeper ? '?deeper=true' : ''}`),
  performance: () => ask<PerformanceRow[]>('/statistics/performance'),
  daily: (day?: string) => ask<DailyShown>(`/daily${day ? `?day=${day}` : ''}`),
  startDaily: (game: string) => post<TableShown>(`/daily/${game}`),
  dailyDecisions: (game: string, day: string) => ask<DailyDecision[]>(`/daily/${game}/decisions?day=${day}`),
  hint: (id: string, seen: number, deeper: boolean) => post<HintShown>(`/tables/${id}/hint`, { seen, deeper }),
  mistake: (id: string, ply: number) => ask<MistakeShown>(`/tables/${id}/mistakes/${ply}`),
  attempt: (id: string, ply: number, action: string) => post<AttemptShown>(`/tables/${id}/mistakes/${ply}`, { action }),
  openings: (game: string) => ask<OpeningsShown[]>(`/games/${game}/openings`),
  openingAt: (id: string, ply: number) => ask<OpeningAt>(`/tables/${id}/openings/${ply}`),
  puzzles: (game: string) => ask<PuzzleListed[]>(`/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => ask<PuzzleShown>(`/games/${game}/puzzles/${id}`),
  tryPuzzle: (game: string, id: string, action: string) =>
    post<PuzzleGraded>(`/games/${game}/puzzles/${id}`, { action }),
  whyInPuzzle: (game: string, id: string, action: string) =>
    post<PuzzleExplained>(`/games/${game}/puzzles/${id}/why`, { action }),
  puzzleSolution: (game: string, id: string) => ask<PuzzleSolution>(`/games/${game}/puzzles/${id}/solution`),
  playPuzzle: (game: string, id: string, level: string) =>
    post<TableShown>(`/games/${game}/puzzles/${id}/play`, level ? { level } : {}),
  fork: (id: string, body: Partial<ForkBody> & { ply: number }) => post<TableShown>(`/tables/${id}/fork`, body),
  bring: (record: string) => post<TableShown>('/records', { record }),
  push: () => ask<PushShown>('/push'),
  subscribe: (body: SubscriptionBody) => send<void>('PUT', '/push/subscriptions', body),
  stopPush: (endpoint: string) => post<void>('/push/stop', { endpoint }),
  testPush: (endpoint: string) => post<{ is_sent: boolean }>('/push/test', { endpoint }),
  acquaintances: (id: string) => ask<Acquaintance[]>(`/tables/${id}/acquaintances`),
  invite: (id: string, who: string) => post<void>(`/tables/${id}/invite`, { who }),
  announcements: () => ask<AnnouncementShown[]>('/announcements'),
  lan: () => ask<LanShown>('/lan'),
  changeLan: (isOpen: boolean) => send<LanShown>(isOpen ? 'POST' : 'DELETE', '/lan'),
  scorePads: (game: string) => ask<ScorePad[]>(`/games/${game}/score-pads`),
  /** The paths of the API that the server has. */
  paths: () => ask<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json').then(({ paths }) => paths),
  sheets: () => ask<SheetShown[]>('/sheets'),
  removeSheet: (id: string) => send<void>('DELETE', `/sheets/${id}`),
  storeSheet: (id: string, sheet: object) => send<unknown>('PUT', `/sheets/${id}`, sheet),
  ratings: () => ask<BoardListed[]>('/ratings'),
  board: (game: string, players: number) => ask<BoardShown>(`/ratings/${game}/${players}`),
  ratingHistory: (game: string, players: number, who: string) =>
    ask<RatingHistory>(`/ratings/${game}/${players}/${who}`),
  tableRatings: (id: string) => ask<SeatRating[]>(`/tables/${id}/ratings`),
  groups: () => ask<GroupListed[]>('/groups'),
  makeGroup: (name: string) => post<GroupShown>('/groups', { name }),
  groupOffer: (link: string) => ask<GroupOffer>(`/groups/join/${encodeURIComponent(link)}`),
  joinGroup: (link: string) => post<GroupShown>('/groups/join', { link }),
  group: (id: string) => ask<GroupShown>(`/groups/${encodeURIComponent(id)}`),
  groupGames: (id: string) => ask<GroupHistory>(`/groups/${encodeURIComponent(id)}/games`),
  renameGroup: (id: string, name: string) => send<GroupShown>('PUT', `/groups/${id}`, { name }),
  renewGroupLink: (id: string) => post<GroupShown>(`/groups/${id}/link`),
  startSeason: (id: string, number: number) => post<GroupShown>(`/groups/${id}/seasons`, { number }),
  leaveGroup: (id: string, who: string) => send<void>('DELETE', `/groups/${id}/members/${who}`),
  deleteGroup: (id: string) => send<void>('DELETE', `/groups/${id}`),
  shareSheets: (id: string, sheets: string[]) => send<void>('PUT', `/groups/${id}/sheets`, { sheets }),
  unshareSheet: (id: string, sheet: string) => send<void>('DELETE', `/groups/${id}/sheets/${sheet}`),
  linkName: (id: string, name: string, who: string | null) => send<void>('PUT', `/groups/${id}/names`, { name, who }),
  statistics: (mine: boolean) => ask<StatisticsRow[]>(`/statistics?mine=${mine}`),
}

const NAME = /^[a-z0-9_-]+$/
const catalogues = new Map<string, Promise<unknown>>()
const messages = new Map<string, Promise<string>>()

/** The pieces of a game, loaded once. */
export function catalogueOf<T>(game: string): Promise<T> {
  if (!NAME.test(game)) throw new Refusal({ id: 'no-page', values: {} })
  const loading = catalogues.get(game) ?? api.catalogue<T>(game)
  catalogues.set(game, loading)
  loading.catch(() => catalogues.delete(game))
  return loading as Promise<T>
}

/** The server's messages in a language, in Fluent format, loaded once; English if the server lacks the language. */
export function messagesOf(language: string): Promise<string> {
  const loading = messages.get(language) ?? api.messages(language).catch((error: unknown) => inEnglish(error))
  messages.set(language, loading)
  loading.catch(() => messages.delete(language))
  return loading
}

function inEnglish(error: unknown): Promise<string> {
  if (error instanceof Refusal && error.reason.id === 'unknown-language') return messagesOf('en')
  throw error
}
