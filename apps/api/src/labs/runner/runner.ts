import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import { finishSession } from '../sessions/finishSession.ts'
import { readLabPath } from '../labs.store.ts'
import { listRun, removeRunner, sayAlive } from './runners.store.ts'
import { makeCredentials, makeSeed, readTarget } from '../runtime/readTarget.ts'
import type { LabRuntime, TargetHandle } from '../runtime/runtime.ts'
import type { SessionRow } from '../sessions/sessions.store.ts'
import { activateSession, listInProgress } from '../sessions/sessions.store.ts'
import { claimSession, listStartable } from '../sessions/queue.store.ts'
import type { Capacity } from '../sessions/queue.store.ts'
import { sessionFailures } from './sweep.ts'

/** Dependencies of a runner. */
export interface RunnerContext extends Capacity {
  readonly db: Database
  readonly runtime: LabRuntime
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly now: () => Date
  readonly runnerId: string
  /** The folder that has a folder for each lab. */
  readonly labsFolder: string
  /** The address for learners of the lab with this name. */
  readonly addressOf: (name: string) => string
}

/** Starts, watches and ends the targets of this process's sessions. */
export interface LabRunner {
  /** Starts the target of a queued session if this machine has a place for it; does nothing for any other. */
  provision(sessionId: string): Promise<void>
  /** The queued sessions that this machine has places for. */
  startable(): Promise<readonly { readonly id: string; readonly userId: string }[]>
  /** Makes targets and sessions consistent again after any event. */
  reconcile(): Promise<void>
  /** Ends all targets and their sessions. */
  close(): Promise<void>
}

export function createRunner(context: RunnerContext): LabRunner {
  const { db, runtime, log, now, runnerId } = context
  /** Sessions whose target is being started. */
  const starting = new Set<string>()

  async function fail(
    { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
    errorMessage: string,
    from?: readonly ['provisioning'],
  ): Promise<void> {
    const isFailed = await finishSession(db, 'failed', {
      id,
      userId,
      now: now(),
      errorMessage,
      ...(from && { from }),
    })
    if (isFailed) log.warn({ event: 'lab_failed', sessionId: id, userId }, errorMessage)
  }

  /** Starts a target with its own secrets. Returns what the session's row stores. */
  async function startTarget(session: SessionRow) {
    const path = await readLabPath(db, session.labId)
    const credentials = makeCredentials(await readTarget(join(context.labsFolder, path, 'target')))
    const gatewaySecret = randomBytes(32).toString('hex')
    const target = await runtime.start(
      { sessionId: session.id, lab: path, seed: makeSeed(), credentials, gatewaySecret },
      (reason) => {
        log.warn({ sessionId: session.id, reason }, 'a lab environment has ended')
        // If the database cannot be reached now, reconcile writes it later.
        fail(session, sessionFailures.stopped).catch((error: unknown) =>
          log.warn(
            { err: error, sessionId: session.id },
            'a lab that stopped could not be ended yet',
          ),
        )
      },
    )
    return {
      target,
      gatewaySecret,
      credentials: Object.entries(credentials).map(([name, value]) => ({ name, value })),
    }
  }

  async function provision(sessionId: string): Promise<void> {
    starting.add(sessionId)
    let target: TargetHandle | undefined
    try {
      const address = randomBytes(16).toString('hex')
      const session = await claimSession(db, sessionId, { ...context, address, now: now() })
      if (!session) return
      const started = await startTarget(session).catch((error: unknown) => {
        log.warn({ err: error, sessionId }, 'the target of a lab did not start')
      })
      if (!started) {
        await fail(session, sessionFailures.didNotStart)
        return
      }
      target = started.target
      const labUrl = context.addressOf(address)
      if (!(await activateSession(db, session, runnerId, { ...started, labUrl }, now()))) return
      target = undefined
      log.info(
        { event: 'lab_active', sessionId, userId: session.userId },
        'a lab environment is up',
      )
    } finally {
      starting.delete(sessionId)
      // The session has ended, or the database could not be written.
      if (target) await runtime.stop(target)
    }
  }

  async function reconcile(): Promise<void> {
    await sayAlive(db, runnerId, context.host)
    for (const session of await listRun(db, runnerId)) {
      // They remain if the database failed in between. Starts in progress are not among them.
      if (session.status === 'provisioning' && !starting.has(session.id))
        await fail(session, sessionFailures.didNotStart, ['provisioning'])
      if (session.target && (await runtime.status(session.target)) === 'gone')
        await fail(session, sessionFailures.stopped)
    }
    await runtime.reconcile(async () => new Set(await listInProgress(db)))
  }

  return {
    provision,
    startable: () => listStartable(db, context),
    reconcile,
    close: async () => {
      try {
        for (const session of await listRun(db, runnerId))
          await fail(session, sessionFailures.shutDown)
        await removeRunner(db, runnerId)
      } finally {
        // Also if the database cannot be reached; the next start updates the sessions then.
        await runtime.close()
      }
    },
  }
}
