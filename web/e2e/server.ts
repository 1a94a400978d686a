/** A separate server, for tests that would disturb others. */
import { type ChildProcess, spawn } from 'node:child_process'
import { expect } from '@playwright/test'

const START_LIMIT = 240_000 // on a busy machine

/** Starts a server on a database in a folder, and waits until it answers. */
export async function serve(
  port: number,
  folder: string,
  settings: Record<string, string> = {},
  more: readonly string[] = [],
): Promise<ChildProcess> {
  const database = `sqlite:///${folder}/tables.sqlite3`
  const flags = ['serve', '--port', String(port), '--database', database, '--pace', '0', '--log-level', 'error']
  const server = spawn('../.venv/bin/pharos', [...flags, '--no-warm', '--no-measure', ...more], {
    stdio: 'ignore',
    env: { ...process.env, ...settings },
  })
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { message: 'the server did not start', timeout: START_LIMIT }).toBe(true)
  return server
}
