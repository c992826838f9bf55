import { eq, sql } from 'drizzle-orm'
import { findHead } from '../audit/audit.store.ts'
import { auditEntries } from '../audit/audit.tables.ts'
import { bootcampTaskFiles } from '../bootcamps/bootcamps.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { creditLedger } from '../credits/credits.tables.ts'
import type { Database } from '../database/database.ts'
import { users } from '../users/users.tables.ts'
import type { Records } from './backupManifest.ts'

/** The tables whose rows are never removed, as operators name them. */
const kept = {
  accounts: users,
  'ledger lines': creditLedger,
  credentials,
  'audit entries': auditEntries,
} as const

/** Counts the rows that are never removed. */
export async function countKept(db: Database): Promise<Records> {
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries(kept)) counts[name] = await db.$count(table)
  return { counts, auditHead: (await findHead(db))?.hash ?? null }
}

/** How many learners have a balance that is not the sum of their lines in the ledger. */
export async function countWrongBalances(db: Database): Promise<number> {
  const sums = db
    .select({
      userId: creditLedger.userId,
      total: sql<number>`sum(${creditLedger.amount})`.as('total'),
    })
    .from(creditLedger)
    .groupBy(creditLedger.userId)
    .as('sums')
  const [row] = await db
    .select({ wrong: sql`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(sums, eq(sums.userId, users.id))
    .where(sql`${users.credits} <> coalesce(${sums.total}, 0)`)
  return row?.wrong ?? 0
}

/** The names under which files of bootcamp tasks are stored. */
export async function listStoredNames(db: Database): Promise<string[]> {
  const rows = await db.select({ name: bootcampTaskFiles.storedAs }).from(bootcampTaskFiles)
  return rows.map(({ name }) => name)
}
