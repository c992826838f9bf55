import { certificateTypes, credentialStatuses } from '@rampart/contract/entities/certificate'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bootcampParticipants } from '../bootcamps/bootcamps.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import { oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** Credentials of every kind, with the texts as they were on the day of issue. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The kind's prefix and random characters, upper case: what people type to look it up. */
    credentialId: text().notNull().unique('credentials_credential_id'),
    type: text({ enum: credentialTypes }).notNull(),
    /** What it was issued for. */
    source: text({ enum: certificateTypes }).notNull(),
    /** The holder's account; a bootcamp participant may have none. */
    userId: uuid().references(() => users.id),
    courseId: uuid().references(() => courses.id),
    participantId: uuid().references(() => bootcampParticipants.id),
    participantName: text().notNull(),
    /** Title of the course, or name of the bootcamp. */
    title: text().notNull(),
    status: text({ enum: credentialStatuses }).notNull().default('Valid'),
    issuedAt: moment().notNull().defaultNow(),
    /** 1 on the day of issue, one more each time it is issued anew with a corrected name; what was signed before is superseded. */
    version: integer().notNull().default(1),
    /** When the version was issued; null for the first. */
    reissuedAt: moment(),
    revokedAt: moment(),
    /** The operator's word, shown to operators alone. */
    revocationReason: text(),
  },
  (table) => [
    index('credentials_user').on(table.userId),
    index('credentials_participant').on(table.participantId),
    // A revoked credential does not stand in the way of a later, valid one.
    uniqueIndex('credentials_once_a_course')
      .on(table.type, table.userId, table.courseId)
      .where(sql`${table.status} = 'Valid'`),
    uniqueIndex('credentials_once_a_bootcamp')
      .on(table.type, table.participantId)
      .where(sql`${table.status} = 'Valid'`),
    oneOf('credentials_type', table.type, credentialTypes),
    oneOf('credentials_source', table.source, certificateTypes),
    oneOf('credentials_status', table.status, credentialStatuses),
    check(
      'credentials_subject',
      sql`case ${table.source} when 'course' then ${table.userId} is not null and ${table.courseId} is not null and ${table.participantId} is null else ${table.participantId} is not null and ${table.courseId} is null end`,
    ),
  ],
)
