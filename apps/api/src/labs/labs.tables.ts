import { labStatuses } from '@rampart/contract/entities/labSession'
import { domains, levels } from '@rampart/contract/entities/values'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, oneOf } from '../database/checks.ts'
import { moment, timestamps } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

export const openLabStatuses = ['queued', 'provisioning', 'active'] as const
export const endedLabStatuses = ['completed', 'failed', 'expired', 'abandoned'] as const

export const labs = pgTable(
  'labs',
  {
    id: uuid().primaryKey().defaultRandom(),
    path: text().notNull().unique('labs_path'),
    title: text().notNull(),
    description: text().notNull(),
    /** Sanitised HTML, rendered from the Markdown of `content/`. */
    guideHtml: text().notNull(),
    level: text({ enum: levels }).notNull(),
    domain: text({ enum: domains }).notNull(),
    requirements: text().array().notNull(),
    /** How long the exercise takes; a session's length is the learner's choice. */
    minutes: integer().notNull(),
    /** False keeps it out of the catalogue; its page works all the same. */
    listed: boolean().notNull().default(true),
    /** Place in the catalogue: lower first, equal ones by title. */
    position: integer().notNull().default(1000),
    ...timestamps,
  },
  (table) => [oneOf('labs_level', table.level, levels), oneOf('labs_domain', table.domain, domains), check('labs_minutes', sql`${table.minutes} > 0`)],
)

/** One run of a lab for one learner. */
export const labSessions = pgTable(
  'lab_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    labId: uuid()
      .notNull()
      .references(() => labs.id),
    status: text({ enum: labStatuses }).notNull().default('queued'),
    /** The length that the learner chose, in minutes. */
    ttl: integer().notNull(),
    /** What was taken at the start; given back by a refund row of the ledger. */
    creditsUsed: integer().notNull(),
    labUrl: text(),
    /** What the learner signs in to the lab with. */
    credentials: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    /** Set where the status is `failed`. */
    errorMessage: text(),
    /** When it became active. */
    startedAt: moment(),
    /** `startedAt` plus `ttl`: expiry is decided by this, not by a timer. */
    expiresAt: moment(),
    endedAt: moment(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('lab_sessions_one_open').on(table.userId, table.labId).where(isOneOf(table.status, openLabStatuses)),
    index('lab_sessions_user').on(table.userId, table.createdAt),
    oneOf('lab_sessions_status', table.status, labStatuses),
    check('lab_sessions_ttl', sql`${table.ttl} in (30, 60, 120, 240)`),
    check('lab_sessions_credits', sql`${table.creditsUsed} >= 0`),
    check('lab_sessions_ended', sql`(${table.endedAt} is not null) = (${isOneOf(table.status, endedLabStatuses)})`),
  ],
)
