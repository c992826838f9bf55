import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { labs } from './labs.tables.ts'

export type LabRow = typeof labs.$inferSelect

export async function findLabByPath(db: Database, path: string): Promise<LabRow | null> {
  const [row] = await db.select().from(labs).where(eq(labs.path, path)).limit(1)
  return row ?? null
}
