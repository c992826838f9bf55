import { eq } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { findLabByPath } from '../labs/labs.store.ts'
import type { LabRow } from '../labs/labs.store.ts'
import { StartError } from '../startError.ts'

/** The account that gets the records. */
export interface DemoUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly country: string | null
}

/** What the demo records depend on. */
export interface DemoSite {
  /** Every date is relative to it. */
  readonly now: Date
  /** The addresses of labs, with `{session}` for the session's name. */
  readonly labAddresses: string
}

const DAY = 86_400_000

/** The moment `days` before `now`; negative days are in the future. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY)
}

/** The id of a course of the content. */
export async function courseId(db: Database, slug: string): Promise<string> {
  const [row] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.slug, slug))
    .limit(1)
  if (!row) throw missing(`course ${slug}`)
  return row.id
}

/** A lab of the content. */
export async function findLab(db: Database, path: string): Promise<LabRow> {
  const lab = await findLabByPath(db, path)
  if (!lab) throw missing(`lab ${path}`)
  return lab
}

function missing(what: string): StartError {
  return new StartError(
    `DEMO_DATA: the demo records need the ${what}, which the content does not have. Set DEMO_DATA=off to start without them.`,
  )
}
