import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { listCredentials } from '../../apps/api/src/credentials/credentials.store.ts'
import { findListRevision, readList } from '../../apps/api/src/credentials/signing/signing.store.ts'
import { drizzleOptions } from '../../apps/api/src/database/database.ts'
import type { Database } from '../../apps/api/src/database/database.ts'
import { openServer } from '../../apps/api/src/database/server.ts'
import { requestSettings } from '../../apps/api/src/database/serverPools.ts'
import { startServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { fillCredentials } from './fillCredentials.ts'

/**
 * `npm run bench:history`: how PostgreSQL runs the queries of calls whose tables grow with the
 * site's history, with half a million credentials of a hundred thousand learners (EXPLAIN ANALYZE,
 * BUFFERS). None of them may scan a table.
 */
const { values } = parseArgs({
  options: { credentials: { type: 'string', default: '500000' } },
})

const calls: Readonly<Record<string, (db: Database, userId: string) => Promise<unknown>>> = {
  'GET /api/credentials': (db, userId) => listCredentials(db, userId),
  'GET /api/issuer/status/1, unchanged': (db) => findListRevision(db, 1),
  'GET /api/issuer/status/1, after a revocation': (db) => readList(db, 1),
}

async function explain(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, options: requestSettings })
  const queries: { text: string; values: unknown[] }[] = []
  const logger = {
    logQuery: (text: string, parameters: unknown[]) =>
      void queries.push({ text, values: parameters }),
  }
  const db = drizzle(pool, { ...drizzleOptions, logger })
  const { rows } = await pool.query<{ id: string }>('select id from users limit 1 offset 4711')
  try {
    for (const [name, call] of Object.entries(calls)) {
      await call(db, rows[0]?.id ?? '')
      console.log(`\n${name}`)
      for (const { text, values } of queries.splice(0)) {
        const plan = await pool.query<{ 'QUERY PLAN': string }>(
          `explain (analyze, buffers) ${text}`,
          values,
        )
        for (const row of plan.rows) console.log(`  ${row['QUERY PLAN']}`)
      }
    }
  } finally {
    await pool.end()
  }
}

const server = await startServer()
try {
  const database = await openServer(server.url, () => undefined)
  await database.prepare(({ migrate }) => migrate())
  await database.close()
  await fillCredentials(server.url, Number(values.credentials))
  await explain(server.url)
} finally {
  await server.stop()
}
