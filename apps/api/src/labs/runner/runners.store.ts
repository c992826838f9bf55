import { hostname } from 'node:os'
import { readFile } from 'node:fs/promises'
import { and, eq, inArray, lt, ne, not, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isAlive, startOf } from '../../processIdentity.ts'
import { labRunners, labSessions } from '../labs.tables.ts'
import type { Contact } from './contact.ts'

/** How long a runner may be silent before the others end what it ran, in seconds. */
export const maxSilence = 30

/**
 * How long the targets of a runner that outlive it wait for the next one of their machine, in
 * seconds.
 */
export const maxOrphaned = 600

/**
 * This machine, and this boot of it: after another boot no number of a process means what it meant.
 */
export async function thisHost(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${hostname()} ${boot.trim()}`.trim()
}

/** A cluster, whose pods belong to all processes that use it. */
export const clusterHost = (namespace: string) => `cluster ${namespace}`

const isCluster = (host: string) => host.startsWith('cluster ')

/**
 * Whether a runner has ended. Processes of this machine can be checked; others are known by their
 * heartbeats.
 */
export async function isGone(
  other: {
    readonly host: string
    readonly pid: number
    readonly pidStartedAt: string | null
    readonly isSilent: boolean
  },
  { host, contact }: { readonly host: string; readonly contact: Pick<Contact, 'isLong'> },
): Promise<boolean> {
  if (other.host !== host || isCluster(host)) return other.isSilent && contact.isLong()
  return !(await isAlive({ pid: other.pid, startedAt: other.pidStartedAt }))
}

/** Writes a heartbeat of a runner; the first one adds it to the list. */
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

/**
 * Whether a runner has said that it is alive within the time of three heartbeats, so that waiting
 * for its reply makes sense.
 */
export async function isHeard(db: Database, id: string): Promise<boolean> {
  const recent = and(eq(labRunners.id, id), not(silentFor(15)))
  return (await db.$count(labRunners, recent)) > 0
}

/** Takes a runner off the list, unless it has something under way that waits for another one. */
export async function removeIdleRunner(db: Database, id: string): Promise<void> {
  const run = db
    .select({ id: labSessions.id })
    .from(labSessions)
    .where(and(eq(labSessions.runnerId, id), inArray(labSessions.status, runStatuses)))
  await db.delete(labRunners).where(and(eq(labRunners.id, id), notExists(run)))
}

const silentFor = (seconds: number) =>
  lt(labRunners.seenAt, sql`now() - make_interval(secs => ${seconds})`)

/**
 * All runners but this one, and whether each has been silent for too long: for its targets, and for
 * those that outlive it.
 */
export function listOthers(db: Database, id: string) {
  return db
    .select({
      id: labRunners.id,
      host: labRunners.host,
      pid: labRunners.pid,
      pidStartedAt: labRunners.pidStartedAt,
      isSilent: sql<boolean>`${silentFor(maxSilence)}`,
      isLost: sql<boolean>`${silentFor(maxOrphaned)}`,
    })
    .from(labRunners)
    .where(ne(labRunners.id, id))
    .limit(1_000)
}

/**
 * Gives the active sessions of a runner that is gone to another one. If several runners ask, each
 * gets different sessions.
 */
export function adoptSessions(db: Database, { from, to }: { from: string; to: string }) {
  return db
    .update(labSessions)
    .set({ runnerId: to })
    .where(
      and(
        eq(labSessions.runnerId, from),
        eq(labSessions.status, 'active'),
        sql`${labSessions.target}->>'driver' in ('container', 'kubernetes')`,
      ),
    )
    .returning()
}

const runStatuses = ['provisioning', 'active'] as const

/** What a runner has under way. */
export function listRun(db: Database, runnerId: string) {
  return db
    .select()
    .from(labSessions)
    .where(and(eq(labSessions.runnerId, runnerId), inArray(labSessions.status, runStatuses)))
    .limit(1_000)
}
