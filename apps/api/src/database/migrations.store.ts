import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * When the newest migration that a database has was made, in milliseconds since 1970; 0 for a
 * database without tables.
 */
export async function lastMigration(db: Database): Promise<number> {
  const read = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: { value: string | null }[] }).rows[0]?.value ?? null
  const list = await read(sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`)
  if (list === null) return 0
  return Number(
    await read(sql`select max(created_at)::text as value from drizzle.__drizzle_migrations`),
  )
}
