/** The host's part of the REST API. The header tells the server that the request comes from the admin page itself. */
import type { AdminOverview, AdminPerson, AdminTable } from '../types/messages.ts'
import { ask } from './api.ts'

export type TableStatus = 'open' | 'playing'
export type LogLevel = 'debug' | 'info' | 'warning' | 'error'

const HEADERS = { 'content-type': 'application/json', 'x-pharos-admin': '1' }

const get = <T>(path: string): Promise<T> => ask(`/admin${path}`)
const send = <T = void>(method: string, path: string, body?: unknown): Promise<T> =>
  ask(`/admin${path}`, { method, headers: HEADERS, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

export const adminApi = {
  signIn: (password: string) => send('POST', '/session', { password }),
  signOut: () => send('DELETE', '/session'),
  overview: () => get<AdminOverview>('/overview'),
  tables: (status: TableStatus) => get<AdminTable[]>(`/tables?status=${status}`),
  closeTable: (id: string) => send('DELETE', `/tables/${id}`),
  people: (search: { name?: string; table?: string } = {}) =>
    get<AdminPerson[]>(`/people?${new URLSearchParams(search)}`),
  sanction: (id: string, sanction: { is_muted: boolean; is_banned: boolean }) =>
    send<AdminPerson>('PUT', `/people/${id}`, sanction),
  announce: (text: string, minutes: number) => send('POST', '/announcements', { text, minutes }),
  withdraw: (id: string) => send('DELETE', `/announcements/${id}`),
  setLogLevel: (level: LogLevel | null) => send('PUT', '/log-level', { level }),
  backup: '/api/admin/backup',
}
