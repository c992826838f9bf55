import type { LabFailure } from '@rampart/contract/errors/labFailures'
import { labStatuses } from '@rampart/contract/entities/labSession'
import { domains, levels } from '@rampart/contract/entities/values'
import { historyStatuses, inProgressStatuses } from '@rampart/contract/rules/labStatus'
import { signs } from '@rampart/contract/rules/signs'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { isOneOf, oneOf } from '../database/checks.ts'
import { moment, timestamps } from '../database/columns.ts'
import { catalogueIndexes } from '../explore/catalogueIndexes.tables.ts'
import { users } from '../users/users.tables.ts'
import type { LabCheck, SessionCheck } from './missions/checks.ts'
import type { OpenedHints } from './missions/hints.ts'
import type { TargetHandle } from './runtime/runtime.ts'

/** The default limit of a lab, minutes: the longest start, 4 hours. */
const defaultMaxMinutes = 240

export const labs = pgTable(
  'labs',
  {
    id: uuid().primaryKey().defaultRandom(),
    path: text().notNull().unique('labs_path'),
    title: text().notNull(),
    description: text().notNull(),
    /** Sanitized HTML, rendered from the Markdown of `content/`. */
    guideHtml: text().notNull(),
    level: text({ enum: levels }).notNull(),
    domain: text({ enum: domains }).notNull(),
    /** What its author chose to tell its topic; if it is null, the title's words choose. */
    sign: text({ enum: signs }),
    requirements: text().array().notNull(),
    /**
     * What its target checks, in the order of the guide; empty if the site sees nothing being
     * solved.
     */
    checks: jsonb().$type<readonly LabCheck[]>().notNull().default([]),
    /** How long the exercise takes; the learner chooses the session's length. */
    minutes: integer().notNull(),
    /** The most minutes of a session with its extensions. */
    maxMinutes: integer().notNull().default(defaultMaxMinutes),
    /** False hides it from the catalogue; its page still works. */
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
    ...catalogueIndexes('labs', table, table.path),
    oneOf('labs_level', table.level, levels),
    oneOf('labs_domain', table.domain, domains),
    check('labs_minutes', sql`${table.minutes} > 0 and ${table.maxMinutes} > 0`),
  ],
)

/**
 * A process that runs labs. A process that dies sends no more heartbeats; then others end its
 * sessions.
 */
export const labRunners = pgTable('lab_runners', {
  id: uuid().primaryKey().defaultRandom(),
  /** The machine and its boot: process ids are only meaningful there. */
  host: text().notNull(),
  pid: integer().notNull(),
  /** Clock ticks from boot to the start of the process; null if the system does not report it. */
  pidStartedAt: text(),
  /** Its last heartbeat, by the database's clock. */
  seenAt: moment().notNull().defaultNow(),
})

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
    /** How many times as long as it was chosen it runs: the learner's setting at the start. */
    timeFactor: doublePrecision().notNull().default(1),
    /** How long it runs, with extensions and the learner's setting, in minutes. */
    ttl: integer().notNull(),
    /** Credits taken for start and extensions and not given back. */
    creditsUsed: integer().notNull(),
    /** Credits given back for half-hours that an early end left unused. */
    creditsBack: integer().notNull().default(0),
    /** Where the learner reaches the lab; kept after the end, when nothing is there any more. */
    labUrl: text(),
    /**
     * The learner's credentials for the lab. The names stay after the end, the values are emptied.
     */
    credentials: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    /** The name in the lab's address: 128 random bits, so that no one can guess it. */
    address: text().unique('lab_sessions_address'),
    /** The runner that runs it; null before that. */
    runnerId: uuid().references(() => labRunners.id, { onDelete: 'set null' }),
    /** Where the target is and how its runner ends it; null unless active. */
    target: jsonb().$type<TargetHandle>(),
    /** The secret that the gateway sends to the target; null unless active. */
    gatewaySecret: text(),
    /** The lab's checks when it was started, with what the target has found solved. */
    checks: jsonb().$type<readonly SessionCheck[]>().notNull().default([]),
    /** The hints that the learner has opened, by the check's id, in their order. */
    openedHints: jsonb().$type<OpenedHints>().notNull().default({}),
    /**
     * When the target was asked for the report that they come from; null while none has changed
     * them.
     */
    checkedAt: moment(),
    /** When all checks held at the same time; they never change after it. */
    solvedAt: moment(),
    /** Why it failed. Set if the status is `failed`. */
    failure: text().$type<LabFailure>(),
    /** The same as a sentence, for processes and sessions of a version before codes. */
    errorMessage: text(),
    /** When it became active. */
    startedAt: moment(),
    /** `startedAt` plus `ttl`. It decides the expiry, not a timer. */
    expiresAt: moment(),
    endedAt: moment(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('lab_sessions_one_open')
      .on(table.userId, table.labId)
      .where(isOneOf(table.status, inProgressStatuses)),
    // For the median of those who solved a lab.
    index('lab_sessions_solved_of')
      .on(table.labId, table.userId, table.solvedAt)
      .where(sql`${table.solvedAt} is not null`),
    index('lab_sessions_user').on(table.userId, table.createdAt),
    // For the sweeps: few rows, even with a long history.
    index('lab_sessions_open')
      .on(table.status, table.expiresAt)
      .where(isOneOf(table.status, inProgressStatuses)),
    oneOf('lab_sessions_status', table.status, labStatuses),
    check('lab_sessions_ttl', sql`${table.ttl} > 0 and ${table.ttl} % 15 = 0`),
    check('lab_sessions_time_factor', sql`${table.timeFactor} in (1, 1.5, 2)`),
    check('lab_sessions_credits', sql`${table.creditsUsed} >= 0 and ${table.creditsBack} >= 0`),
    check(
      'lab_sessions_active',
      sql`${table.status} <> 'active' or (${table.startedAt} is not null and ${table.expiresAt} is not null and ${table.address} is not null and ${table.target} is not null and ${table.gatewaySecret} is not null)`,
    ),
    check('lab_sessions_solved', sql`${table.solvedAt} is null or ${table.startedAt} is not null`),
    check(
      'lab_sessions_ended',
      sql`(${table.endedAt} is not null) = (${isOneOf(table.status, historyStatuses)})`,
    ),
  ],
)
