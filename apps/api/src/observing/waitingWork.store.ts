import { inProgressStatuses } from '@rampart/contract/rules/labStatus'
import { count, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { queues } from '../jobs/queues.ts'
import { labs, labSessions } from '../labs/labs.tables.ts'

/** The jobs of one queue, of all processes together. */
export interface QueueState {
  readonly queue: string
  /** Jobs that wait for their turn or for their next try. */
  readonly waiting: number
  readonly running: number
  /** The time since the oldest waiting job was due, in seconds; 0 if none waits. */
  readonly oldest: number
}

/** What waits in the database, for any process. */
export interface WaitingWork {
  readonly queues: readonly QueueState[]
  /** Sessions of labs that have not ended, by status. */
  readonly labs: readonly { readonly status: string; readonly sessions: number }[]
  /** The time since the longest waiting lab session was requested, in seconds; 0 if none waits. */
  readonly oldestQueuedLab: number
}

/**
 * Two queries over few rows: pg-boss deletes finished jobs after an hour, and running sessions have
 * an index. A job counts from the moment when it is due: a mail to an address that its mail server
 * refuses waits for its next try for hours, and is not late. A session on a full machine has no
 * job: its first one found no place, and it gets another when there is one.
 */
export async function readWaitingWork(db: Database): Promise<WaitingWork> {
  const { rows } = (await db.execute(sql`
    select
      name as queue,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      coalesce(extract(epoch from now() - min(greatest(created_on, start_after)) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest
    from pgboss.job
    where name in ${Object.keys(queues)}
    group by name
    limit 100
  `)) as unknown as { rows: QueueState[] }
  const found = new Map(rows.map((row) => [row.queue, row]))
  const sessions = await db
    .select({
      status: labSessions.status,
      sessions: count(),
      // Clocks of machines differ a little.
      oldest: sql<number>`greatest(extract(epoch from now() - min(${labSessions.createdAt})), 0)::float8`,
    })
    .from(labSessions)
    .where(inArray(labSessions.status, inProgressStatuses))
    .groupBy(labSessions.status)
    .limit(20)
  const byStatus = new Map<string, number>(sessions.map((row) => [row.status, row.sessions]))
  return {
    queues: Object.keys(queues).map(
      (queue) => found.get(queue) ?? { queue, waiting: 0, running: 0, oldest: 0 },
    ),
    labs: inProgressStatuses.map((status) => ({ status, sessions: byStatus.get(status) ?? 0 })),
    oldestQueuedLab: sessions.find(({ status }) => status === 'queued')?.oldest ?? 0,
  }
}

/** The paths of the labs that can be started, a thousand at most. */
export async function readLabPaths(db: Database): Promise<readonly string[]> {
  const rows = await db.select({ path: labs.path }).from(labs).orderBy(labs.path).limit(1_000)
  return rows.map(({ path }) => path)
}
