import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../audit/audit.tables.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { users } from '../users/users.tables.ts'
import { addUser } from './records.ts'
import { openTestDatabase } from './testDatabase.ts'

/** Runs work on a database of its own, and closes the database. */
async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openTestDatabase()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const rowsOf = async (db: Database, query: SQL) =>
  ((await db.execute(query)) as { rows: unknown[] }).rows

test('a database has no rows and no settings of the test before', async () => {
  await withDatabase(async ({ db }) => {
    await addUser(db)
    await db.transaction((tx) =>
      recordAudit(tx, {
        action: 'session_ended',
        subject: 'user:one',
        actor: { kind: 'operator', id: 'test' },
      }),
    )
    await db.execute(sql`set time zone 'Asia/Tokyo'`)
  })
  await withDatabase(async ({ db }) => {
    expect([await db.$count(users), await db.$count(auditEntries)]).toEqual([0, 0])
    expect(await rowsOf(db, sql`show time zone`)).not.toEqual([{ TimeZone: 'Asia/Tokyo' }])
  })
})

test.each([
  ['a table', sql`create table left_behind (id int)`],
  ['a column', sql`alter table users add column left_behind int`],
  ['a trigger that is off', sql`alter table users disable trigger users_session_ended`],
  ['a function', sql`create function left_behind() returns int language sql as 'select 1'`],
  ['a schema', sql`create schema left_behind`],
])('a database in which a test left %s is not used again', async (_what, change) => {
  await withDatabase(async ({ db }) => {
    await db.execute(sql`comment on table users is 'changed'`)
    await db.execute(change)
  })
  await withDatabase(async ({ db }) =>
    expect(
      await rowsOf(db, sql`select 1 from pg_description where description = 'changed'`),
    ).toEqual([]),
  )
})

test('a database in use is not given to another test', async () => {
  await withDatabase(async ({ db }) => {
    await addUser(db)
    await withDatabase(async (other) => expect(await other.db.$count(users)).toBe(0))
    expect(await db.$count(users)).toBe(1)
  })
})
