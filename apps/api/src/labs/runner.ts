import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { finishSession } from './finishSession.ts'
import { labs, labSessions } from './labs.tables.ts'
import { listRun, removeRunner, sayAlive } from './runners.store.ts'
import { makeCredentials, makeSeed, readTarget } from './runtime/readTarget.ts'
import type { LabRuntime, TargetHandle } from './runtime/runtime.ts'
import type { SessionRow } from './sessions.store.ts'
import { listInProgress } from './sessions.store.ts'
import { failures } from './sweep.ts'

/** What a runner works with. */
export interface RunnerContext {
  readonly db: Database
  readonly runtime: LabRuntime
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly now: () => Date
  readonly runnerId: string
  /** This machine, this boot of it. */
  readonly host: string
  /** The folder with a folder for each lab. */
  readonly labsFolder: string
  /** Where learners reach the lab of that name. */
  readonly addressOf: (name: string) => string
}

/** Starts, watches and ends the targets of the sessions that this process has taken on. */
export interface LabRunner {
  /** Starts the target of a queued session; does nothing for any other. */
  provision(sessionId: string): Promise<void>
  /** Makes targets and sessions agree, whatever has happened to either. */
  reconcile(): Promise<void>
  /** Ends all targets and says so in their sessions. */
  close(): Promise<void>
}

export function createRunner(context: RunnerContext): LabRunner {
  const { db, runtime, log, now, runnerId } = context
  /** Sessions whose target is being started. */
  const starting = new Set<string>()

  async function fail({ id, userId }: Pick<SessionRow, 'id' | 'userId'>, errorMessage: string, from?: readonly ['provisioning']): Promise<void> {
    const isFailed = await finishSession(db, 'failed', { id, userId, now: now(), errorMessage, ...(from && { from }) })
    if (isFailed) log.warn({ event: 'lab_failed', sessionId: id, userId }, errorMessage)
  }

  async function take(sessionId: string): Promise<SessionRow | undefined> {
    const address = randomBytes(16).toString('hex')
    const [session] = await db
      .update(labSessions)
      .set({ status: 'provisioning', runnerId, address, updatedAt: now() })
      .where(and(eq(labSessions.id, sessionId), eq(labSessions.status, 'queued')))
      .returning()
    return session
  }

  /** Starts a target with secrets of its own; answers what the session keeps of it. */
  async function startTarget(session: SessionRow) {
    const [lab] = await db.select({ path: labs.path }).from(labs).where(eq(labs.id, session.labId)).limit(1)
    const path = lab?.path ?? ''
    const credentials = makeCredentials(await readTarget(join(context.labsFolder, path, 'target')))
    const gatewaySecret = randomBytes(32).toString('hex')
    const target = await runtime.start({ sessionId: session.id, lab: path, seed: makeSeed(), credentials, gatewaySecret }, (reason) => {
      log.warn({ sessionId: session.id, reason }, 'a lab environment has gone')
      // Where the database cannot be told now, reconcile tells it later.
      fail(session, failures.stopped).catch((error: unknown) => log.warn({ err: error, sessionId: session.id }, 'a lab that stopped could not be ended yet'))
    })
    return { target, gatewaySecret, credentials: Object.entries(credentials).map(([name, value]) => ({ name, value })) }
  }

  /** False where the session was ended while its target started. */
  async function activate({ id, ttl, address }: SessionRow, started: Awaited<ReturnType<typeof startTarget>>): Promise<boolean> {
    const startedAt = now()
    const rows = await db
      .update(labSessions)
      .set({
        ...started,
        status: 'active',
        labUrl: context.addressOf(address ?? ''),
        startedAt,
        expiresAt: new Date(startedAt.getTime() + ttl * 60_000),
        updatedAt: startedAt,
      })
      .where(and(eq(labSessions.id, id), eq(labSessions.status, 'provisioning'), eq(labSessions.runnerId, runnerId)))
      .returning({ id: labSessions.id })
    return rows.length === 1
  }

  async function provision(sessionId: string): Promise<void> {
    starting.add(sessionId)
    let target: TargetHandle | undefined
    try {
      const session = await take(sessionId)
      if (!session) return
      const started = await startTarget(session).catch((error: unknown) => {
        log.warn({ err: error, sessionId }, 'the target of a lab did not start')
      })
      if (!started) {
        await fail(session, failures.didNotStart)
        return
      }
      target = started.target
      if (!(await activate(session, started))) return
      target = undefined
      log.info({ event: 'lab_active', sessionId, userId: session.userId }, 'a lab environment is up')
    } finally {
      starting.delete(sessionId)
      // Nobody wants it: the session has ended, or the database could not be told.
      if (target) await runtime.stop(target)
    }
  }

  async function reconcile(): Promise<void> {
    await sayAlive(db, runnerId, context.host)
    for (const session of await listRun(db, runnerId)) {
      // Left behind where the database went away in the middle; a start under way is none of these.
      if (session.status === 'provisioning' && !starting.has(session.id)) await fail(session, failures.didNotStart, ['provisioning'])
      if (session.target && (await runtime.status(session.target)) === 'gone') await fail(session, failures.stopped)
    }
    await runtime.reconcile(async () => new Set(await listInProgress(db)))
  }

  return {
    provision,
    reconcile,
    close: async () => {
      try {
        for (const session of await listRun(db, runnerId)) await fail(session, failures.shutDown)
        await removeRunner(db, runnerId)
      } finally {
        // Also where the database is away; the next start tells the sessions then.
        await runtime.close()
      }
    },
  }
}
