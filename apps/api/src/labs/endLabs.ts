import { inProgressStatuses } from '@rampart/contract/rules/labStatus'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { finishSession } from './finishSession.ts'
import { labSessions } from './labs.tables.ts'

/** Ends every lab session of a learner whose account closes, as the learner would: charged if it was active, else given back. */
export async function endLabs(db: Database, userId: string, now: Date): Promise<void> {
  const sessions = await db
    .select({ id: labSessions.id })
    .from(labSessions)
    .where(and(eq(labSessions.userId, userId), inArray(labSessions.status, inProgressStatuses)))
  for (const { id } of sessions) {
    const finish = { id, userId, now }
    if (!(await finishSession(db, 'abandoned', finish))) await finishSession(db, 'completed', finish)
  }
}
