import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { actorKinds, auditActions } from './auditActions.ts'

/** Small facts about what was done, without secrets or personal data. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/**
 * Who did what, when, to whom, why and from where. Triggers of the database refuse to change or
 * remove rows, and link them into a chain when their transaction commits: each hash covers the one
 * before. Nothing in it refers to another table, so that it outlives what it reports.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The place in the chain, from 1 on without gaps; null until the transaction commits. */
    sequence: bigint({ mode: 'number' }).unique('audit_entries_sequence'),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    actorKind: text({ enum: actorKinds }).notNull(),
    /**
     * ID of the learner or participant, or the operator's user name on the machine; null for the
     * site itself.
     */
    actor: text(),
    action: text({ enum: auditActions }).notNull(),
    /** What or who was acted on, such as `user:<id>` or `credential:<ID>`. */
    subject: text().notNull(),
    /** Why, where a reason was given. */
    reason: text(),
    /**
     * `address:<keyed hash>` of a client, or `command:<name>` of an operator; null for the site
     * itself.
     */
    origin: text(),
    details: jsonb().$type<AuditDetails>().notNull().default({}),
    /** The hash of the entry before; null until the transaction commits. */
    previous: text(),
    /** SHA-256, as hexadecimal digits; null until the transaction commits. */
    hash: text(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject),
    oneOf('audit_entries_actor_kind', table.actorKind, actorKinds),
  ],
)
