import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { labFailures, labFailureSentences } from '@rampart/contract/errors/labFailures'
import { expect, onTestFinished, test } from 'vitest'
import { earlierMigrations } from '../testing/earlierMigrations.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'
import { extensions } from './embeddedParams.ts'

test('sessions that failed before have the codes of their reasons; an unknown one has none', async () => {
  const client = await PGlite.create({ extensions })
  onTestFinished(() => client.close())
  const db = drizzle(client, drizzleOptions)
  await migrate(db, { migrationsFolder: earlierMigrations(32) })
  // Only the sessions matter here.
  await client.query(`set session_replication_role = 'replica'`)
  const reasons = [...Object.values(labFailureSentences), 'Another reason.']
  for (const reason of reasons)
    await client.query(
      `insert into lab_sessions (user_id, lab_id, status, ttl, credits_used, ended_at, error_message)
       values (gen_random_uuid(), gen_random_uuid(), 'failed', 30, 0, now(), $1)`,
      [reason],
    )
  await migrate(db, { migrationsFolder })
  const { rows } = await client.query<{ failure: string | null; reason: string }>(
    'select failure, error_message as reason from lab_sessions',
  )
  expect(new Map(rows.map(({ reason, failure }) => [reason, failure]))).toEqual(
    new Map([
      ...labFailures.map((code) => [labFailureSentences[code], code] as const),
      ['Another reason.', null],
    ]),
  )
})
