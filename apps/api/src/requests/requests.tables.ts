import { requestKinds, requestStatuses } from '@rampart/contract/entities/values'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** What learners asked the operator for. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: requestKinds }).notNull(),
    status: text({ enum: requestStatuses }).notNull().default('open'),
    /** The ID of the credential whose name is wrong. Null for other kinds, like the two below. */
    credentialId: text(),
    /** The corrected name. */
    firstName: text(),
    lastName: text(),
    /** What the learner wrote. */
    note: text().notNull().default(''),
    /** The operator's answer; null while it is open, or without a text. */
    answer: text(),
    createdAt: moment().notNull(),
    /** Null while it is open. */
    closedAt: moment(),
  },
  (table) => [
    // One open request for each kind and credential: asking again, even at the same time, adds
    // none.
    uniqueIndex('requests_one_open')
      .on(table.userId, table.kind, sql`coalesce(${table.credentialId}, '')`)
      .where(sql`${table.status} = 'open'`),
    index('requests_user').on(table.userId, table.createdAt),
    index('requests_created').on(table.status, table.createdAt),
    oneOf('requests_kind', table.kind, requestKinds),
    oneOf('requests_status', table.status, requestStatuses),
    check('requests_closed', sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
    check(
      'requests_correction',
      sql`case when ${table.kind} = 'name_correction' then ${table.credentialId} is not null and ${table.firstName} is not null and ${table.lastName} is not null else ${table.credentialId} is null and ${table.firstName} is null and ${table.lastName} is null end`,
    ),
  ],
)
