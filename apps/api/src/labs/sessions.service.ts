import type { LabSession } from '@rampart/contract/entities/labSession'
import { labCost } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { and, eq } from 'drizzle-orm'
import { countFailure } from '../auth/failures.ts'
import { lockLearner, moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { ApiError, notFound } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import { expireSessions, finishSession, sessionReference } from './finishSession.ts'
import { findLabByPath } from './labs.store.ts'
import { labSessions } from './labs.tables.ts'
import type { LabWork } from './labWork.ts'
import { findSession, listLabsInProgress, listSessions } from './sessions.store.ts'
import type { SessionWithLab } from './sessions.store.ts'
import { toLabSession } from './sessionView.ts'

/** The most sessions that a learner has in progress at once. */
export const maxInProgress = 3

const credits = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`)

export const labMessages = {
  labNotFound: 'No lab found',
  sessionNotFound: 'Session not found',
  sameLab: 'You already have a session of this lab in progress. Open it, or end it to start anew.',
  tooMany: `You have ${maxInProgress} lab sessions in progress, the most at a time. End one of them to start another.`,
  tooFew: (doing: 'start' | 'extend', cost: number, balance: number) => `You need ${credits(cost)} to ${doing} this lab; you have ${balance}.`,
  notActive: 'Only an active lab session can be extended.',
  tooLong: (left: number) =>
    left > 0 ? `This lab session can be extended by at most ${left} more minutes.` : 'This lab session has its longest duration already.',
  endedOtherwise: (status: string) => (status === 'expired' ? 'The time of this lab session is over already.' : 'This lab session has failed already.'),
} as const

/** What the calls of labs need from around them. */
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

/** Takes the credits and queues a session, all or nothing; a runner takes it from there. Answers its id. */
export async function startSession({ db, now, rateLimitScale, labWork }: SessionContext, { userId, labPath, duration }: Start): Promise<string> {
  const startedAt = now()
  await countFailure(db, { subject: `lab start ${userId}`, max: Math.ceil(5 * rateLimitScale), seconds: 60 }, startedAt)
  const lab = await findLabByPath(db, labPath)
  if (!lab) throw notFound(labMessages.labNotFound)
  await expireSessions(db, startedAt, userId)
  const cost = labCost(duration)
  return db.transaction(async (tx) => {
    const learner = await lockLearner(tx, userId)
    const inProgress = await listLabsInProgress(tx, userId)
    if (inProgress.includes(lab.id)) throw new ApiError(409, 'lab_in_progress', labMessages.sameLab)
    if (inProgress.length >= maxInProgress) throw new ApiError(409, 'too_many_labs', labMessages.tooMany)
    const [session] = await tx
      .insert(labSessions)
      .values({ userId, labId: lab.id, ttl: duration, creditsUsed: cost, createdAt: startedAt, updatedAt: startedAt })
      .returning({ id: labSessions.id })
    if (!session) throw new Error('A session was not written.')
    const { id } = session
    const isPaid = await moveCredits(tx, {
      userId,
      kind: 'hold',
      amount: -cost,
      reference: sessionReference(id),
      sessionId: id,
      note: lab.title,
      now: startedAt,
    })
    if (!isPaid) throw new ApiError(402, 'too_few_credits', labMessages.tooFew('start', cost, learner?.credits ?? 0))
    await labWork.enqueue(tx, id)
    return id
  })
}

/** The learner's sessions, newest first, none of them active past its time. */
export async function readSessions({ db, now }: SessionContext, userId: string): Promise<LabSession[]> {
  await expireSessions(db, now(), userId)
  return (await listSessions(db, userId)).map(toLabSession)
}

async function requireSession({ db, now }: SessionContext, userId: string, id: string): Promise<SessionWithLab> {
  if (!isUuid(id)) throw notFound(labMessages.sessionNotFound)
  await expireSessions(db, now(), userId)
  const session = await findSession(db, userId, id)
  if (!session) throw notFound(labMessages.sessionNotFound)
  return session
}

/** One session of the learner. Throws 404, for anybody else's as well. */
export async function readSession(context: SessionContext, userId: string, id: string): Promise<LabSession> {
  return toLabSession(await requireSession(context, userId, id))
}

/** Ends a session in progress. Ended by the learner already, it is a success too. */
export async function endSession(context: SessionContext, userId: string, id: string): Promise<void> {
  const { db, now, labWork } = context
  await requireSession(context, userId, id)
  const finish = { id, userId, now: now() }
  // In this order, as between the two it may become active, and never the other way round.
  if ((await finishSession(db, 'abandoned', finish)) || (await finishSession(db, 'completed', finish))) {
    labWork.nudge()
    return
  }
  const { session } = await requireSession(context, userId, id)
  if (session.status === 'failed' || session.status === 'expired') {
    throw new ApiError(409, 'lab_ended', labMessages.endedOtherwise(session.status))
  }
}

/** Adds time to an active session, for credits. Each of several calls at once is taken and paid for by itself. */
export async function extendSession(context: SessionContext, userId: string, id: string, duration: LabDuration): Promise<LabSession> {
  const { db, now } = context
  await requireSession(context, userId, id)
  const cost = labCost(duration)
  await db.transaction(async (tx) => {
    const at = now()
    const learner = await lockLearner(tx, userId)
    // Whatever ends a session waits for the learner's row, so what is read here stays true.
    const found = await findSession(tx, userId, id)
    if (!found) throw notFound(labMessages.sessionNotFound)
    const { session, lab } = found
    if (session.status !== 'active' || !session.startedAt || !session.expiresAt || session.expiresAt <= at) {
      throw new ApiError(409, 'lab_not_active', labMessages.notActive)
    }
    const ttl = session.ttl + duration
    if (ttl > lab.maxMinutes) throw new ApiError(409, 'lab_too_long', labMessages.tooLong(lab.maxMinutes - session.ttl))
    const isPaid = await moveCredits(tx, {
      userId,
      kind: 'hold',
      amount: -cost,
      reference: `${sessionReference(id)}:${ttl}`,
      sessionId: id,
      note: lab.title,
      now: at,
    })
    if (!isPaid) throw new ApiError(402, 'too_few_credits', labMessages.tooFew('extend', cost, learner?.credits ?? 0))
    await tx
      .update(labSessions)
      .set({ ttl, expiresAt: new Date(session.startedAt.getTime() + ttl * 60_000), creditsUsed: session.creditsUsed + cost, updatedAt: at })
      .where(and(eq(labSessions.id, id), eq(labSessions.userId, userId), eq(labSessions.status, 'active')))
  })
  return readSession(context, userId, id)
}
