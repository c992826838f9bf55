import { credentialSources, credentialStatuses } from '@rampart/contract/entities/certificate'
import type { LabEvidence } from '@rampart/contract/entities/labEvidence'
import { domains, levels } from '@rampart/contract/entities/values'
import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    source: text({ enum: credentialSources }).notNull(),
    /** The holder's account; a bootcamp participant may have none. */
    userId: uuid().references(() => users.id),
    courseId: uuid().references(() => courses.id),
    participantId: uuid().references(() => bootcampParticipants.id),
    /** The domain and level of the labs that were solved; null unless it was issued for a track. */
    trackDomain: text({ enum: domains }),
    trackLevel: text({ enum: levels }),
    participantName: text().notNull(),
    /** Title of the course or the track, or name of the bootcamp. */
    title: text().notNull(),
    status: text({ enum: credentialStatuses }).notNull().default('Valid'),
    issuedAt: moment().notNull().defaultNow(),
    /**
     * The solved labs that it shows, with the learner's consent, as they were when the version was
     * issued.
     */
    evidence: jsonb().$type<readonly LabEvidence[]>().notNull().default([]),
    /**
     * 1 on the day of issue, one more each time it is issued again: with a corrected name, or with
     * other evidence.
     */
    version: integer().notNull().default(1),
    /**
     * The first version that is still valid: those before it have a wrong name and are superseded.
     */
    firstStanding: integer().notNull().default(1),
    /** When the version was issued; null for the first. */
    reissuedAt: moment(),
    revokedAt: moment(),
    /** The operator's reason, shown to operators alone. */
    revocationReason: text(),
    /** From when on its files wait to be drawn; null once they are drawn. */
    drawingDueAt: moment(),
  },
  (table) => [
    index('credentials_drawing')
      .on(table.drawingDueAt)
      .where(sql`${table.drawingDueAt} is not null`),
    index('credentials_user').on(table.userId),
    index('credentials_participant').on(table.participantId),
    // A revoked credential does not prevent a later, valid one.
    uniqueIndex('credentials_once_a_course')
      .on(table.type, table.userId, table.courseId)
      .where(sql`${table.status} = 'Valid'`),
    uniqueIndex('credentials_once_a_bootcamp')
      .on(table.type, table.participantId)
      .where(sql`${table.status} = 'Valid'`),
    // A revoked one does: another solved lab would issue it again.
    uniqueIndex('credentials_once_a_track').on(
      table.type,
      table.userId,
      table.trackDomain,
      table.trackLevel,
    ),
    check('credentials_first_standing', sql`${table.firstStanding} between 1 and ${table.version}`),
    oneOf('credentials_type', table.type, credentialTypes),
    oneOf('credentials_source', table.source, credentialSources),
    oneOf('credentials_status', table.status, credentialStatuses),
    check(
      'credentials_subject',
      sql`(${table.source} = 'track') = (${table.trackDomain} is not null) and (${table.source} = 'track') = (${table.trackLevel} is not null) and case ${table.source} when 'course' then ${table.userId} is not null and ${table.courseId} is not null and ${table.participantId} is null when 'track' then ${table.type} = 'badge' and ${table.userId} is not null and ${table.courseId} is null and ${table.participantId} is null else ${table.participantId} is not null and ${table.courseId} is null end`,
    ),
  ],
)
