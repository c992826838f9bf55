import type { LabTrack } from '@rampart/contract/entities/labTrack'
import { and, eq, sql } from 'drizzle-orm'
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

/** The paths of a track's labs: those that are listed and can be seen solved. */
export async function listTrack(db: Database, { domain, level }: LabTrack): Promise<string[]> {
  const rows = await db
    .select({ path: labs.path })
    .from(labs)
    .where(
      and(
        eq(labs.domain, domain),
        eq(labs.level, level),
        eq(labs.listed, true),
        sql`${labs.checks} <> '[]'::jsonb`,
      ),
    )
    .limit(1_000)
  return rows.map(({ path }) => path)
}

/** The path of a lab; empty if the lab does not exist. */
export async function readLabPath(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ path: labs.path }).from(labs).where(eq(labs.id, id)).limit(1)
  return row?.path ?? ''
}
