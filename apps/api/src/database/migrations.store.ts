import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

async function readOne(db: Database, query: ReturnType<typeof sql>): Promise<string | null> {
  return ((await db.execute(query)) as { rows: { value: string | null }[] }).rows[0]?.value ?? null
}

/**
 * When the newest migration that a database has was made, in milliseconds since 1970; 0 for a
 * database without tables.
 */
export async function lastMigration(db: Database): Promise<number> {
  const list = await readOne(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`,
  )
  if (list === null) return 0
  return Number(
    await readOne(db, sql`select max(created_at)::text as value from drizzle.__drizzle_migrations`),
  )
}

/**
 * When the oldest migration was made that a version must have to use the tables. A later one has
 * removed what versions without it use, and has noted this in a comment on the list of migrations.
 * 0 if none has.
 */
export async function oldestUsable(db: Database): Promise<number> {
  return Number(
    await readOne(
      db,
      sql`select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as value`,
    ),
  )
}
