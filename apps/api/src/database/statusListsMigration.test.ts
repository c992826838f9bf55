import { PGlite } from '@electric-sql/pglite'
import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { statusLists } from '../credentials/signing/signing.tables.ts'
import { earlierMigrations } from '../testing/earlierMigrations.ts'
import { extensions } from './embeddedParams.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'

/** The places that are set, the highest bit of a byte first. */
const placesOf = (bits: Uint8Array) =>
  [...bits].flatMap((byte, position) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (128 >> bit)).map((bit) => position * 8 + bit),
  )

test('the lists of an existing database are made from its credentials and what was signed of them', async () => {
  const client = await PGlite.create({ extensions })
  onTestFinished(() => client.close())
  const db = drizzle(client, drizzleOptions)
  await migrate(db, { migrationsFolder: earlierMigrations(8) })
  const participant = crypto.randomUUID()
  await client.query(
    `insert into bootcamp_participants (id, bootcamp_slug, email, first_name, last_name) values ($1, 'aws', 'pat@example.org', 'Pat', 'P')`,
    [participant],
  )
  await client.query(
    `insert into credentials (credential_id, type, source, participant_id, participant_name, title, status, version, revoked_at, reissued_at)
     select id, 'certificate', 'bootcamp', $1, 'Pat', 'A Bootcamp', status, version, revoked_at::timestamptz, reissued_at::timestamptz from (values
       ('CSN-1', 'Valid', 1, null, null),
       ('CSN-2', 'Revoked', 1, '2026-05-02', null),
       ('CSN-3', 'Revoked', 1, '2026-05-03', null)) as t (id, status, version, revoked_at, reissued_at)`,
    [participant],
  )
  await client.query(
    `insert into credentials (credential_id, type, source, participant_id, participant_name, title, status, version, reissued_at)
     values ('BDG-4', 'badge', 'bootcamp', $1, 'Pat', 'A Bootcamp', 'Valid', 2, '2026-05-04')`,
    [participant],
  )
  await client.query(
    `insert into credential_versions (credential_id, version, issuer, json, status_list, status_index, signed_at)
     select id, version, 'did:web:example.org', '{}', list, place, signed_at::timestamptz from (values
       ('CSN-1', 1, 1, 0, '2026-01-01'), ('CSN-2', 1, 1, 7, '2026-01-02'), ('CSN-3', 1, 1, 131071, '2026-01-03'),
       ('BDG-4', 1, 1, 8, '2026-01-04'), ('BDG-4', 2, 1, 9, '2026-05-04'), ('CSN-GONE', 1, 2, 5, '2026-01-06')) as t (id, version, list, place, signed_at)`,
  )

  await migrate(db, { migrationsFolder })

  const [first, second, ...others] = await db
    .select()
    .from(statusLists)
    .orderBy(asc(statusLists.list))
  expect(others).toEqual([])
  expect(first).toMatchObject({
    list: 1,
    given: 5,
    revision: 1,
    changedAt: new Date('2026-05-04T00:00:00Z'),
  })
  expect(first?.bits).toHaveLength(16_384)
  expect(placesOf(first?.bits ?? new Uint8Array())).toEqual([7, 8, 131_071])
  expect(second).toMatchObject({ list: 2, given: 1, changedAt: new Date('2026-01-06T00:00:00Z') })
  expect(placesOf(second?.bits ?? new Uint8Array())).toEqual([])

  // From then on each change sets its place.
  await client.query(
    `update credentials set status = 'Revoked', revoked_at = '2026-06-01' where credential_id = 'CSN-1'`,
  )
  const [after] = await db.select().from(statusLists).orderBy(asc(statusLists.list))
  expect(after).toMatchObject({ revision: 2, changedAt: new Date('2026-06-01T00:00:00Z') })
  expect(placesOf(after?.bits ?? new Uint8Array())).toEqual([0, 7, 8, 131_071])
})
