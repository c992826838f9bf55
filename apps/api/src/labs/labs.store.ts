import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { labs } from './labs.tables.ts'

export type LabRow = typeof labs.$inferSelect

const labByPath = prepareOnce((db) =>
  db
    .select()
    .from(labs)
    .where(eq(labs.path, sql.placeholder('path')))
    .limit(1)
    .prepare('lab_by_path'),
)

export async function findLabByPath(db: Database, path: string): Promise<LabRow | null> {
  const [row] = await labByPath(db).execute({ path })
  return row ?? null
}

export async function findLabById(db: Database, id: string): Promise<LabRow | null> {
  const [row] = await db.select().from(labs).where(eq(labs.id, id)).limit(1)
  return row ?? null
}

/** The path of a lab; empty if the lab does not exist. */
export async function readLabPath(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ path: labs.path }).from(labs).where(eq(labs.id, id)).limit(1)
  return row?.path ?? ''
}
