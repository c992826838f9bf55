import { ledgerKinds } from '@rampart/contract/entities/creditLedgerEntry'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/**
 * Every movement of credits; rows are never changed (a trigger sees to it).
 * `grant` and `refund` add, `hold` takes, `charge` (amount 0) makes a hold final:
 * the sum of a learner's amounts is the balance.
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
    /** What it is for, for example `lab-session:<id>`. With the kind it is unique: a retry cannot refund twice. */
    reference: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('credit_ledger_once').on(table.kind, table.reference),
    index('credit_ledger_user').on(table.userId),
    oneOf('credit_ledger_kind', table.kind, ledgerKinds),
    check(
      'credit_ledger_sign',
      sql`(${table.kind} = 'hold' and ${table.amount} < 0) or (${table.kind} = 'charge' and ${table.amount} = 0) or (${table.kind} in ('grant', 'refund') and ${table.amount} > 0)`,
    ),
  ],
)
