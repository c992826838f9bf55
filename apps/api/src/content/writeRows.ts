import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { contentTables } from './rows.ts'
import type { ContentRows, TableName } from './rows.ts'

/** Rows of one INSERT: far below the 65,535 parameters that PostgreSQL takes. */
const BATCH = 500

type AnyRow = { id: string } & Record<string, unknown>
type AnyTable = PgTable & { id: AnyPgColumn; position?: AnyPgColumn }

/** What turns the stored rows of a table into the wanted ones. */
interface Difference {
  table: AnyTable
  added: AnyRow[]
  changed: { id: string; columns: Record<string, unknown> }[]
  removed: string[]
}

/** Children of one parent may not share a position, not even between two statements. */
const PLACED: ReadonlySet<TableName> = new Set(['modules', 'questions', 'options'])

/** Turns the stored rows into the wanted ones; equal rows are not touched. */
export async function writeRows(tx: Database, stored: ContentRows, wanted: ContentRows): Promise<void> {
  const differences: Difference[] = []
  for (const name of Object.keys(contentTables) as TableName[]) {
    const difference = compare(contentTables[name], stored[name], wanted[name])
    if (PLACED.has(name)) await clearPositions(tx, difference)
    differences.push(difference)
  }
  for (const { table, added, changed } of differences) {
    for (let at = 0; at < added.length; at += BATCH) await tx.insert(table).values(added.slice(at, at + BATCH))
    for (const { id, columns } of changed) await tx.update(table).set(columns).where(eq(table.id, id))
  }
  // Children before parents, and after the updates: a lesson may have left a module that goes.
  for (const { table, removed } of differences.toReversed()) {
    if (removed.length > 0) await tx.delete(table).where(inArray(table.id, removed))
  }
}

function compare(table: AnyTable, stored: readonly AnyRow[], wanted: readonly AnyRow[]): Difference {
  const before = new Map(stored.map((row) => [row.id, row]))
  const difference: Difference = { table, added: [], changed: [], removed: [] }
  for (const row of wanted) {
    const old = before.get(row.id)
    before.delete(row.id)
    if (!old) {
      difference.added.push(row)
      continue
    }
    const columns = Object.entries(row).filter(([column, value]) => !isDeepStrictEqual(value, old[column]))
    if (columns.length > 0) difference.changed.push({ id: row.id, columns: Object.fromEntries(columns) })
  }
  difference.removed = [...before.keys()]
  return difference
}

/** Moves rows that change place, or go, to negative positions, out of the way of those that take their places. */
async function clearPositions(tx: Database, { table, changed, removed }: Difference): Promise<void> {
  const moved = changed.filter(({ columns }) => 'position' in columns).map(({ id }) => id)
  const ids = [...moved, ...removed]
  if (ids.length > 0)
    await tx
      .update(table)
      .set({ position: sql`-${table.position}` })
      .where(inArray(table.id, ids))
}
