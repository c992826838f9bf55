import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { credentials } from '../credentials/credentials.tables.ts'
import { credentialVersions } from '../credentials/signing/signing.tables.ts'
import { earlierMigrations } from '../testing/earlierMigrations.ts'
import { extensions } from './embeddedParams.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'

test('certificates and badges of an existing database become credentials, with what was signed of them', async () => {
  const client = await PGlite.create({ extensions })
  onTestFinished(() => client.close())
  const db = drizzle(client, drizzleOptions)
  await migrate(db, { migrationsFolder: earlierMigrations(7) })
  const user = { id: crypto.randomUUID() }
  const course = { id: crypto.randomUUID() }
  const instructor = crypto.randomUUID()
  // Not by today's table: columns that came later are not there yet.
  await client.query(
    `insert into users (id, email, first_name, last_name, password_hash) values ($1, 'ada@example.org', 'Ada', 'A', '')`,
    [user.id],
  )
  await client.query(
    `insert into instructors (id, key, name, role, bio) values ($1, 'ines', 'Ines', 'Engineer', 'Builds.')`,
    [instructor],
  )
  await client.query(
    `insert into courses (id, slug, title, description, level, domain, access_type, completion_credential, learning_outcomes, requirements, instructor_id, minutes)
     values ($1, 'a-course', 'A Course', 'About it.', 'beginner', 'devops', 'open', 'none', '{}', '{}', $2, 45)`,
    [course.id, instructor],
  )
  const participant = crypto.randomUUID()
  await client.query(
    `insert into bootcamp_participants (id, bootcamp_slug, email, first_name, last_name) values ($1, 'aws', 'pat@example.org', 'Pat', 'P')`,
    [participant],
  )
  await client.query(
    `insert into certificates (csn_id, certificate_type, user_id, course_id, participant_name, title, issued_at, version, reissued_at)
     values ('CSN-1', 'course', $1, $2, 'Ada', 'A Course', '2026-01-01', 2, '2026-01-02')`,
    [user.id, course.id],
  )
  await client.query(
    `insert into certificates (csn_id, certificate_type, participant_id, participant_name, title, status, revoked_at, revocation_reason)
     values ('CSN-2', 'bootcamp', $1, 'Pat', 'A Bootcamp', 'Revoked', '2026-02-02', 'Cheated')`,
    [participant],
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into badges (badge_id, user_id, course_id, participant_name, title) values ('BDG-1', $1, $2, 'Ada', 'A Course') returning id`,
    [user.id, course.id],
  )
  await client.query(
    `insert into credential_versions (public_id, version, issuer, json, status_list, status_index, signed_at)
     values ('CSN-1', 2, 'did:web:example.org', '{"signed":true}', 1, 7, now())`,
  )

  await migrate(db, { migrationsFolder })

  const kept = await db.select().from(credentials).orderBy(credentials.credentialId)
  expect(kept).toMatchObject([
    {
      id: rows[0]?.id,
      credentialId: 'BDG-1',
      type: 'badge',
      source: 'course',
      userId: user.id,
      courseId: course.id,
      participantName: 'Ada',
      title: 'A Course',
      status: 'Valid',
      version: 1,
    },
    {
      credentialId: 'CSN-1',
      type: 'certificate',
      source: 'course',
      userId: user.id,
      courseId: course.id,
      version: 2,
      issuedAt: new Date('2026-01-01T00:00:00Z'),
      reissuedAt: new Date('2026-01-02T00:00:00Z'),
    },
    {
      credentialId: 'CSN-2',
      type: 'certificate',
      source: 'bootcamp',
      userId: null,
      courseId: null,
      participantId: participant,
      status: 'Revoked',
      revokedAt: new Date('2026-02-02T00:00:00Z'),
      revocationReason: 'Cheated',
    },
  ])
  expect(await db.select().from(credentialVersions)).toMatchObject([
    { credentialId: 'CSN-1', version: 2, json: '{"signed":true}' },
  ])
})
