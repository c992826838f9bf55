import { hostname } from 'node:os'
import { readFile } from 'node:fs/promises'
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { startOf } from '../../processIdentity.ts'
import { labRunners, labSessions } from '../labs.tables.ts'

/** How long a runner may be silent before the others end what it ran, in seconds. */
export const maxSilence = 30

/** This machine, and this boot of it: after another boot no number of a process means what it meant. */
export async function thisHost(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${hostname()} ${boot.trim()}`.trim()
}

/** Says that a runner lives; the first time, that there is one. */
export async function sayAlive(db: Database, id: string, host: string): Promise<void> {
  const process = {
    host,
    pid: globalThis.process.pid,
    pidStartedAt: await startOf(globalThis.process.pid),
  }
  await db
    .insert(labRunners)
    .values({ id, ...process })
    .onConflictDoUpdate({ target: labRunners.id, set: { seenAt: sql`now()` } })
}

/** Takes a runner off the list; sessions that still name it lose the name. */
export async function removeRunner(db: Database, id: string): Promise<void> {
  await db.delete(labRunners).where(eq(labRunners.id, id))
}

/** All runners but this one, and whether each has been silent for too long. */
export function listOthers(db: Database, id: string) {
  const isSilent = lt(labRunners.seenAt, sql`now() - make_interval(secs => ${maxSilence})`)
  return db
    .select({
      id: labRunners.id,
      host: labRunners.host,
      pid: labRunners.pid,
      pidStartedAt: labRunners.pidStartedAt,
      isSilent: sql<boolean>`${isSilent}`,
    })
    .from(labRunners)
    .where(ne(labRunners.id, id))
    .limit(1_000)
}

/** What a runner has under way. */
export function listRun(db: Database, runnerId: string) {
  return db
    .select()
    .from(labSessions)
    .where(
      and(
        eq(labSessions.runnerId, runnerId),
        inArray(labSessions.status, ['provisioning', 'active']),
      ),
    )
    .limit(1_000)
}
