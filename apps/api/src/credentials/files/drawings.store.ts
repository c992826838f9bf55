import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { credentials } from '../credentials.tables.ts'

/** A credential whose files are to be drawn; `until` is when another process may take it. */
export interface DueDrawing {
  readonly credentialId: string
  readonly type: (typeof credentials.$inferSelect)['type']
  readonly until: Date
}

/**
 * Takes the next credential whose files wait, for two minutes: processes side by side take
 * different ones. Null if none waits.
 */
export async function takeDueDrawing(db: Database): Promise<DueDrawing | null> {
  const next = sql`(select id from ${credentials} where drawing_due_at <= now() order by drawing_due_at limit 1 for update skip locked)`
  const [taken] = await db
    .update(credentials)
    // Without microseconds, which the driver's dates do not have.
    .set({ drawingDueAt: sql`date_trunc('milliseconds', now() + interval '2 minutes')` })
    .where(sql`${credentials.id} = ${next}`)
    .returning({
      credentialId: credentials.credentialId,
      type: credentials.type,
      until: sql<Date>`${credentials.drawingDueAt}`.mapWith(credentials.drawingDueAt),
    })
  return taken ?? null
}

/** Notes that the files are there, unless the credential has changed meanwhile. */
export async function drawn(db: Database, { credentialId, until }: DueDrawing): Promise<void> {
  await db
    .update(credentials)
    .set({ drawingDueAt: null })
    .where(and(eq(credentials.credentialId, credentialId), eq(credentials.drawingDueAt, until)))
}
