import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { contentState } from './content.tables.ts'

/** What the last import left; nothing if a content table has changed since. */
export type ContentState = Omit<typeof contentState.$inferSelect, 'isOnly'>

export async function readState(db: Database): Promise<ContentState | undefined> {
  const [state] = await db.select().from(contentState).limit(1)
  return state
}

/**
 * Ends an import, in its transaction. With statistics each query uses the right index; the embedded
 * database collects none by itself.
 */
export async function writeState(tx: Database, state: ContentState): Promise<void> {
  await tx
    .insert(contentState)
    .values(state)
    .onConflictDoUpdate({ target: contentState.isOnly, set: state })
  await tx.execute(
    sql`analyze courses, modules, lessons, quizzes, questions, options, labs, site_pages, course_translations, lesson_translations`,
  )
}
