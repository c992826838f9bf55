import type { endLabSession, extendLabSession, startLab } from '@rampart/contract/calls/lab'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { labCost, maxInProgress, timeFactorOf } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { countAttempt } from '../../auth/attemptLimits.ts'
import { lockLearner, moveCredits } from '../../credits/credits.store.ts'
import type { Database } from '../../database/database.ts'
import { refuse as refuseAny } from '../../http/apiError.ts'
import type { Refuse } from '../../http/apiError.ts'
import { isUuid } from '../../http/isUuid.ts'
import { endByLearner, expireSessions, sessionReference } from './finishSession.ts'
import { findLabByPath } from '../labs.store.ts'
import type { LabWork } from '../labWork.ts'
import {
  findSession,
  insertSession,
  listLabsInProgress,
  listSessions,
  updateDuration,
} from './sessions.store.ts'
import type { ListedSession, SessionWithLab } from './sessions.store.ts'
import { toLabSession } from './sessionView.ts'

/** Dependencies of the calls of labs. */
export interface SessionContext {
  readonly db: Database
  readonly now: () => Date
  readonly rateLimitScale: number
  readonly labWork: LabWork
}

interface Start {
  readonly userId: string
  readonly labPath: string
  /** Minutes. */
  readonly duration: LabDuration
}

interface Extension {
  readonly userId: string
  /** Of the session. */
  readonly id: string
  /** Minutes. */
  readonly duration: LabDuration
  /** What the session's was before, in minutes, as far as the learner knows. */
  readonly ttl?: number | undefined
}

/**
 * Takes the credits and queues a session in one transaction; then a runner takes it. Returns its
 * id.
 */
export async function startSession(
  { db, now, rateLimitScale, labWork }: SessionContext,
  { userId, labPath, duration }: Start,
  refuse: Refuse<(typeof startLab)['errors'][number]>,
): Promise<string> {
  const startedAt = now()
  await countAttempt(
    db,
    { subject: `lab start ${userId}`, max: Math.ceil(5 * rateLimitScale), seconds: 60 },
    startedAt,
  )
  const lab = await findLabByPath(db, labPath)
  if (!lab) throw refuse('lab_not_found')
  await expireSessions(db, startedAt, userId)
  const cost = labCost(duration)
  return db.transaction(async (tx) => {
    const learner = await lockLearner(tx, userId)
    // It was closed after the token was checked, and its labs have ended.
    if (!learner?.isOpen) throw refuseAny('unauthenticated')
    const inProgress = await listLabsInProgress(tx, userId)
    if (inProgress.includes(lab.id)) throw refuse('lab_in_progress')
    if (inProgress.length >= maxInProgress) throw refuse('too_many_labs')
    const timeFactor = timeFactorOf(learner.labTime)
    const ttl = duration * timeFactor
    const id = await insertSession(tx, { userId, lab, timeFactor, ttl, cost, now: startedAt })
    const isPaid = await moveCredits(tx, {
      userId,
      kind: 'hold',
      amount: -cost,
      reference: sessionReference(id),
      sessionId: id,
      minutes: ttl,
      note: lab.title,
      now: startedAt,
    })
    if (!isPaid)
      throw refuse('too_few_credits', { action: 'start', cost, balance: learner.credits })
    await labWork.enqueue(tx, { id, userId })
    return id
  })
}

/** The learner's sessions, newest first; none is active past its time. */
export async function readSessions(
  { db, now }: SessionContext,
  userId: string,
): Promise<LabSession[]> {
  const sessions = await listSessions(db, userId)
  const isOverdue = ({ session: { status, expiresAt } }: ListedSession) =>
    status === 'active' && expiresAt !== null && expiresAt <= now()
  if (!sessions.some(isOverdue)) return sessions.map(toLabSession)
  await expireSessions(db, now(), userId)
  return (await listSessions(db, userId)).map(toLabSession)
}

/** One session of the learner as the database has it. Throws 404, also for another learner's. */
export async function requireSession(
  { db, now }: SessionContext,
  userId: string,
  id: string,
  refuse: Refuse<'session_not_found'>,
): Promise<SessionWithLab> {
  if (!isUuid(id)) throw refuse('session_not_found')
  await expireSessions(db, now(), userId)
  const session = await findSession(db, userId, id)
  if (!session) throw refuse('session_not_found')
  return session
}

/** One session of the learner. Throws 404, also for another learner's. */
export async function readSession(
  context: SessionContext,
  userId: string,
  id: string,
  refuse: Refuse<'session_not_found'>,
): Promise<LabSession> {
  return toLabSession(await requireSession(context, userId, id, refuse))
}

/** Ends a session in progress and returns it. Succeeds if the learner ended it before. */
export async function endSession(
  context: SessionContext,
  userId: string,
  id: string,
  refuse: Refuse<(typeof endLabSession)['errors'][number]>,
): Promise<LabSession> {
  const { db, now, labWork } = context
  const { session: open } = await requireSession(context, userId, id, refuse)
  // What was solved a moment ago counts.
  if (open.status === 'active') await labWork.lookBeforeEnd(id)
  if (await endByLearner(db, { id, userId, now: now() })) labWork.wake()
  const ended = await readSession(context, userId, id, refuse)
  if (ended.status === 'failed' || ended.status === 'expired')
    throw refuse('lab_ended', { status: ended.status })
  return ended
}

/**
 * Adds time to an active session, for credits. Each of several parallel calls is added and paid
 * for, except one that was sent again: it names the time that the session had before.
 */
export async function extendSession(
  context: SessionContext,
  { userId, id, duration, ttl: ttlBefore }: Extension,
  refuse: Refuse<(typeof extendLabSession)['errors'][number]>,
): Promise<LabSession> {
  const { db, now } = context
  await requireSession(context, userId, id, refuse)
  const cost = labCost(duration)
  await db.transaction(async (tx) => {
    const at = now()
    const learner = await lockLearner(tx, userId)
    // Everything that ends a session waits for the lock on the learner's row, so these values stay
    // valid.
    const found = await findSession(tx, userId, id)
    if (!found) throw refuse('session_not_found')
    const { session, lab } = found
    if (
      session.status !== 'active' ||
      !session.startedAt ||
      !session.expiresAt ||
      session.expiresAt <= at
    ) {
      throw refuse('lab_not_active')
    }
    const minutes = duration * session.timeFactor
    if (ttlBefore !== undefined && session.ttl === ttlBefore + minutes) return
    const ttl = session.ttl + minutes
    const left = lab.maxMinutes * session.timeFactor - session.ttl
    if (minutes > left) throw refuse('lab_too_long', { left })
    const isPaid = await moveCredits(tx, {
      userId,
      kind: 'extension',
      amount: -cost,
      reference: `${sessionReference(id)}:${ttl}`,
      sessionId: id,
      minutes,
      note: lab.title,
      now: at,
    })
    if (!isPaid)
      throw refuse('too_few_credits', { action: 'extend', cost, balance: learner?.credits ?? 0 })
    await updateDuration(tx, session, {
      ttl,
      expiresAt: new Date(session.startedAt.getTime() + ttl * 60_000),
      creditsUsed: session.creditsUsed + cost,
      updatedAt: at,
    })
  })
  return readSession(context, userId, id, refuse)
}
