import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import type { LabFailure } from '@rampart/contract/errors/labFailures'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import { observed } from '../../observing/work.ts'
import { finishSession } from '../sessions/finishSession.ts'
import { readLabPath } from '../labs.store.ts'
import type { Contact } from './contact.ts'
import { adoptSessions, isGone, listOthers, listRun, removeIdleRunner } from './runners.store.ts'
import { makeCredentials, makeSeed, readTarget } from '../runtime/readTarget.ts'
import type { LabRuntime, OnEnd, TargetHandle } from '../runtime/runtime.ts'
import type { SessionRow } from '../sessions/sessions.store.ts'
import { activateSession, listInProgress } from '../sessions/sessions.store.ts'
import { claimSession, listStartable, requeueStarts } from '../sessions/queue.store.ts'
import type { Capacity } from '../sessions/queue.store.ts'

/** Dependencies of a runner. */
export interface RunnerContext extends Capacity {
  readonly db: Database
  readonly runtime: LabRuntime
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly now: () => Date
  readonly runnerId: string
  readonly contact: Pick<Contact, 'isLong'>
  /** The folder that has a folder for each lab. */
  readonly labsFolder: string
  /** The address for learners of the lab with this name. */
  readonly addressOf: (name: string) => string
}

/** Starts, watches and ends the targets of this process's sessions. */
export interface LabRunner {
  /**
   * Starts the target of a queued session if this machine has a place for it; does nothing for any
   * other.
   */
  provision(sessionId: string): Promise<void>
  /** The queued sessions that this machine has places for. */
  startable(): Promise<readonly { readonly id: string; readonly userId: string }[]>
  /** Makes targets and sessions consistent again after any event. */
  reconcile(): Promise<void>
  /**
   * Ends all targets and their sessions; where targets outlive the process, leaves them, and gives
   * starts back to the queue.
   */
  close(): Promise<void>
}

export function createRunner(context: RunnerContext): LabRunner {
  const { db, runtime, log, now, runnerId } = context
  /** Sessions whose target is being started. */
  const starting = new Map<string, Promise<void>>()
  let isClosing = false

  async function fail(
    { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
    failure: LabFailure,
    from?: readonly ['provisioning'],
  ): Promise<void> {
    // A session whose time is over has expired: then an end of its target gives no refund.
    if (await finishSession(db, 'expired', { id, userId, now: now() })) return
    const isFailed = await finishSession(db, 'failed', {
      id,
      userId,
      now: now(),
      failure,
      ...(from && { from }),
    })
    if (isFailed)
      log.warn({ event: 'lab_failed', sessionId: id, userId }, labFailureSentences[failure])
  }

  /** What to do when the target of a session ends by itself. */
  const ended =
    (session: SessionRow): OnEnd =>
    (reason, isTakenAway) => {
      log.warn({ sessionId: session.id, reason }, 'a lab environment has ended')
      // If the database cannot be reached now, reconcile writes it later.
      fail(session, isTakenAway ? 'server_silent' : 'stopped').catch((error: unknown) =>
        log.warn(
          { err: error, sessionId: session.id },
          'a lab that stopped could not be ended yet',
        ),
      )
    }

  /** Starts a target with its own secrets. Returns what the session's row stores. */
  async function startTarget(session: SessionRow) {
    const path = await readLabPath(db, session.labId)
    // With the reading, so that metrics count a lab whose folder is missing as failed.
    return observed({ kind: 'lab_start', name: path }, async () => {
      const credentials = makeCredentials(
        await readTarget(join(context.labsFolder, path, 'target')),
      )
      const gatewaySecret = randomBytes(32).toString('hex')
      const target = await runtime.start(
        { sessionId: session.id, lab: path, seed: makeSeed(), credentials, gatewaySecret },
        ended(session),
      )
      return {
        target,
        gatewaySecret,
        credentials: Object.entries(credentials).map(([name, value]) => ({ name, value })),
      }
    })
  }

  /** Starts of one session in this process come one after the other. */
  async function provision(sessionId: string): Promise<void> {
    const before = starting.get(sessionId)
    const own = (async () => {
      await before
      if (!isClosing) await startSession(sessionId)
    })()
    const settled = own.catch(() => undefined)
    starting.set(sessionId, settled)
    try {
      await own
    } finally {
      if (starting.get(sessionId) === settled) starting.delete(sessionId)
    }
  }

  async function startSession(sessionId: string): Promise<void> {
    let target: TargetHandle | undefined
    try {
      const address = randomBytes(16).toString('hex')
      const session = await claimSession(db, sessionId, { ...context, address, now: now() })
      if (!session) return
      const started = await startTarget(session).catch((error: unknown) => {
        log.warn({ err: error, sessionId }, 'the target of a lab did not start')
      })
      if (!started) {
        // Given back to the queue.
        if (isClosing && runtime.outlives) return
        await fail(session, 'did_not_start')
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
      // The session has ended, or the database could not be written.
      if (target) await runtime.stop(target)
    }
  }

  /** Takes over the sessions of runners of this machine that are gone. */
  async function adopt(): Promise<void> {
    for (const other of await listOthers(db, runnerId)) {
      if (other.host !== context.host || !(await isGone(other, context))) continue
      const sessions = await adoptSessions(db, { from: other.id, to: runnerId })
      for (const session of sessions) {
        if (!session.target) continue
        // A target that is gone is found below.
        await runtime.adopt(session.target, ended(session))
        log.info({ event: 'lab_adopted', sessionId: session.id }, 'a lab environment was adopted')
      }
      await removeIdleRunner(db, other.id)
    }
  }

  async function reconcile(): Promise<void> {
    if (runtime.outlives) await adopt()
    const errors: unknown[] = []
    for (const session of await listRun(db, runnerId)) {
      // They remain if the database failed in between. Starts in progress are not among them.
      if (session.status === 'provisioning' && !starting.has(session.id))
        await fail(session, 'did_not_start', ['provisioning'])
      if (!session.target) continue
      // One that the driver cannot tell about keeps no other from being looked at.
      const status = await runtime.status(session.target).catch((error: unknown) => {
        errors.push(error)
      })
      if (status === 'gone') await fail(session, 'stopped')
    }
    await runtime.reconcile(async () => new Set(await listInProgress(db)))
    if (errors.length > 0) throw errors[0]
  }

  return {
    provision,
    startable: () => listStartable(db, context),
    reconcile,
    close: async () => {
      isClosing = true
      if (runtime.outlives) {
        // Ends what is being started, so that nobody starts it twice.
        await runtime.close()
        await Promise.all(starting.values())
        await requeueStarts(db, runnerId, now())
        // Its row stays with its sessions: the next runner of this machine finds them by it.
        return removeIdleRunner(db, runnerId)
      }
      try {
        for (const session of await listRun(db, runnerId)) await fail(session, 'shut_down')
        await removeIdleRunner(db, runnerId)
      } finally {
        // Also if the database cannot be reached; the next start updates the sessions then.
        await runtime.close()
      }
    },
  }
}
