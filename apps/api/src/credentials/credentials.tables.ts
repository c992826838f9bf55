import { certificateTypes, credentialStatuses } from '@rampart/contract/entities/certificate'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bootcampParticipants } from '../bootcamps/bootcamps.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import { oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** What an operator can do to a credential after its day of issue. */
const changes = {
  /** 1 on the day of issue, one more each time it is issued anew with a corrected name; what was signed before is superseded. */
  version: integer().notNull().default(1),
  /** When the version was issued; null for the first. */
  reissuedAt: moment(),
  revokedAt: moment(),
  /** The operator's word, shown to operators alone. */
  revocationReason: text(),
}

/** Certificates, with the texts as they were on the day of issue. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `CSN-` and random characters, upper case: what people type to verify it. */
    csnId: text().notNull().unique('certificates_csn_id'),
    certificateType: text({ enum: certificateTypes }).notNull(),
    /** The holder's account; a bootcamp participant may have none. */
    userId: uuid().references(() => users.id),
    courseId: uuid().references(() => courses.id),
    participantId: uuid().references(() => bootcampParticipants.id),
    participantName: text().notNull(),
    /** Title of the course, or name of the bootcamp. */
    title: text().notNull(),
    status: text({ enum: credentialStatuses }).notNull().default('Valid'),
    issuedAt: moment().notNull().defaultNow(),
    ...changes,
  },
  (table) => [
    index('certificates_user').on(table.userId),
    index('certificates_participant').on(table.participantId),
    // A revoked certificate does not stand in the way of a later, valid one.
    uniqueIndex('certificates_once_a_course')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} = 'Valid'`),
    uniqueIndex('certificates_once_a_bootcamp')
      .on(table.participantId)
      .where(sql`${table.status} = 'Valid'`),
    oneOf('certificates_type', table.certificateType, certificateTypes),
    oneOf('certificates_status', table.status, credentialStatuses),
    check(
      'certificates_subject',
      sql`case ${table.certificateType} when 'course' then ${table.userId} is not null and ${table.courseId} is not null and ${table.participantId} is null else ${table.participantId} is not null and ${table.courseId} is null end`,
    ),
  ],
)

/** Badges of courses, likewise. */
export const badges = pgTable(
  'badges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `BDG-` and random characters, upper case. */
    badgeId: text().notNull().unique('badges_badge_id'),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    participantName: text().notNull(),
    /** Title of the course. */
    title: text().notNull(),
    status: text({ enum: credentialStatuses }).notNull().default('Valid'),
    issuedAt: moment().notNull().defaultNow(),
    ...changes,
  },
  (table) => [
    index('badges_user').on(table.userId),
    uniqueIndex('badges_once_a_course')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} = 'Valid'`),
    oneOf('badges_status', table.status, credentialStatuses),
  ],
)
