import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import { Pool } from 'pg'
import type { MeasuredCall } from './calls.ts'

/** Runs one statement on a connection. */
type Read = (name: string, sql: string, parameters: readonly string[]) => Promise<object[]>

/** What the process is started with, as JSON in its first argument. */
export interface BareInput {
  readonly port: number
  /** A server's address, or the folder of an embedded database. */
  readonly database: string
  /** The address of the site whose files are sent. */
  readonly site: string
  /** Each call with the length of our response in bytes. */
  readonly calls: readonly (MeasuredCall & { readonly bytes: number })[]
}

/**
 * The least that a route can do: one prepared statement, the rows as JSON, filled up to the length
 * of our response. For a file it sends the same bytes, because reading them costs the client more
 * than sending them costs the server.
 */
async function serveBare({ port, site, database, calls }: BareInput): Promise<void> {
  const read = await connect(database)
  const server = Fastify()
  for (const [index, { path, sql, parameters, bytes }] of calls.entries()) {
    if (sql === null) {
      const content = await compressed(site + path)
      server.get(`/${index}`, (_request, reply) => reply.type('text/plain').send(content))
      continue
    }
    const rows = await read(`call${index}`, sql, parameters)
    const rest = 'x'.repeat(Math.max(0, bytes - JSON.stringify({ data: rows, rest: '' }).length))
    server.get(`/${index}`, async () => ({
      data: await read(`call${index}`, sql, parameters),
      rest,
    }))
  }
  await server.listen({ port, host: '127.0.0.1' })
}

/** A file as the site sends it to a browser. */
const compressed = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(resolve, reject)
    }).on('error', reject)
  })

async function connect(database: string): Promise<Read> {
  if (database.startsWith('postgres')) {
    const pool = new Pool({ connectionString: database, max: 10 })
    return async (name, text, values) =>
      (await pool.query<object>({ name, text, values: [...values] })).rows
  }
  const client = await PGlite.create({
    dataDir: database,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  // PGlite has no statements that stay prepared: each query is parsed and planned by itself.
  return async (_name, sql, parameters) => (await client.query<object>(sql, [...parameters])).rows
}

await serveBare(JSON.parse(process.argv[2] ?? '') as BareInput)
