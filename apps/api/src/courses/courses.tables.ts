import { accessTypes, completionCredentials } from '@rampart/contract/entities/course'
import { domains, levels } from '@rampart/contract/entities/values'
import { signs } from '@rampart/contract/rules/signs'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { timestamps } from '../database/columns.ts'
import { catalogueIndexes } from '../explore/catalogueIndexes.tables.ts'

/** The instructors; each course has one. */
export const instructors = pgTable('instructors', {
  id: uuid().primaryKey().defaultRandom(),
  /** The name by which `content/` refers to the instructor. */
  key: text().notNull().unique('instructors_key'),
  name: text().notNull(),
  role: text().notNull(),
  bio: text().notNull(),
  /** Address of a picture; initials are shown if it is null. */
  profilePic: text(),
  ...timestamps,
})

export const courses = pgTable(
  'courses',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('courses_slug'),
    title: text().notNull(),
    description: text().notNull(),
    level: text({ enum: levels }).notNull(),
    domain: text({ enum: domains }).notNull(),
    /** The sign of its topic, chosen by its author; null if the title's words choose. */
    sign: text({ enum: signs }),
    accessType: text({ enum: accessTypes }).notNull(),
    completionCredential: text({ enum: completionCredentials }).notNull(),
    /** Address of a picture of its badge; a drawn sample is shown if it is null. */
    badgePicture: text(),
    learningOutcomes: text().array().notNull(),
    requirements: text().array().notNull(),
    /** The paths of the labs that are part of it, in their order. */
    labs: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The languages besides English that it can be read in. */
    translations: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    instructorId: uuid()
      .notNull()
      .references(() => instructors.id),
    /** The two parts of a video's address at the video host; both null if there is no preview. */
    previewLibrary: text(),
    previewContent: text(),
    /** How long the course takes. */
    minutes: integer().notNull(),
    /**
     * False hides it from the catalogue: it is no longer in `content/`, but learners are enrolled.
     */
    listed: boolean().notNull().default(true),
    /** Order in the catalogue: lower first, then by title. */
    position: integer().notNull().default(1000),
    /**
     * Days from its publication to 1970, a negative number: the newest come first, and last those
     * without a date.
     */
    newestRank: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    ...catalogueIndexes('courses', table, table.slug),
    oneOf('courses_level', table.level, levels),
    oneOf('courses_domain', table.domain, domains),
    oneOf('courses_access_type', table.accessType, accessTypes),
    oneOf('courses_completion_credential', table.completionCredential, completionCredentials),
    check('courses_minutes', sql`${table.minutes} > 0`),
    check(
      'courses_preview',
      sql`(${table.previewLibrary} is null) = (${table.previewContent} is null)`,
    ),
  ],
)
