import { ledgerKinds } from '@rampart/contract/entities/creditLedgerEntry'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { isOneOf, oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/**
 * Every change of credits; a trigger refuses to change rows. `grant`, `monthly`, `refund` and
 * `unused` add, `hold` and `extension` subtract, `charge` (amount 0) makes what was held final: the
 * sum of a learner's amounts is the balance.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** Credits, signed. */
    amount: integer().notNull(),
    /** The learner's credits after this line. */
    balance: integer().notNull(),
    /** The order of a learner's lines. They are written under the lock of the learner's row. */
    position: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /**
     * What it is for, for example `lab-session:<id>`. Unique for each kind, so that a retry cannot
     * refund twice.
     */
    reference: text().notNull(),
    /**
     * The lab session it belongs to. Not a foreign key: the line stays when the session is deleted.
     */
    sessionId: uuid(),
    /**
     * The minutes that a hold or an extension bought; null for others and for lines from before it
     * was written.
     */
    minutes: integer(),
    /** A text for people, for example the lab's title. */
    note: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('credit_ledger_once').on(table.kind, table.reference),
    // A session is settled once: charged, or refunded in full or in part.
    uniqueIndex('credit_ledger_one_end')
      .on(table.reference)
      .where(isOneOf(table.kind, ['charge', 'refund', 'unused'])),
    index('credit_ledger_user').on(table.userId, table.position),
    check('credit_ledger_balance', sql`${table.balance} >= 0`),
    oneOf('credit_ledger_kind', table.kind, ledgerKinds),
    check(
      'credit_ledger_sign',
      sql`(${table.kind} in ('hold', 'extension') and ${table.amount} < 0) or (${table.kind} = 'charge' and ${table.amount} = 0) or (${table.kind} in ('grant', 'monthly', 'refund', 'unused') and ${table.amount} > 0)`,
    ),
  ],
)
