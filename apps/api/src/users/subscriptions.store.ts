import { and, eq, gt, gte, lte, max } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { lockLearner } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { subscriptions } from './users.tables.ts'

const isRunning = (now: Date) =>
  and(lte(subscriptions.startsAt, now), gt(subscriptions.endsAt, now))

/** For each learner with a running subscription, when it ends; a subquery to join. */
export const runningSubscriptions = (db: Database, now: Date) =>
  db
    .select({
      userId: subscriptions.userId,
      endsAt: max(subscriptions.endsAt).as('subscribed_until'),
    })
    .from(subscriptions)
    .where(isRunning(now))
    .groupBy(subscriptions.userId)
    .as('running_subscriptions')

/** When the learner's running subscription ends; null if there is none. */
export async function findSubscriptionEnd(
  db: Database,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await db
    .select({ endsAt: max(subscriptions.endsAt) })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isRunning(now)))
  return row?.endsAt ?? null
}

/**
 * Starts a subscription now, or changes the end of the running one, until `endsAt`. It replaces
 * planned ones.
 */
export async function subscribe(
  db: Database,
  userId: string,
  endsAt: Date,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLearner(tx, userId)
    await tx
      .delete(subscriptions)
      .where(and(eq(subscriptions.userId, userId), gt(subscriptions.startsAt, now)))
    const running = await tx
      .update(subscriptions)
      .set({ endsAt })
      .where(and(eq(subscriptions.userId, userId), isRunning(now)))
      .returning({ id: subscriptions.id })
    if (running.length === 0)
      await tx.insert(subscriptions).values({ userId, startsAt: now, endsAt })
    await recordAudit(tx, {
      action: 'subscription_set',
      subject: `user:${userId}`,
      details: { endsAt: endsAt.toISOString() },
    })
  })
}

/**
 * Ends the running subscription and deletes planned ones. False if there is neither. The learner
 * stays enrolled in courses.
 */
export async function unsubscribe(db: Database, userId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId)
    const dropped = await tx
      .delete(subscriptions)
      .where(and(eq(subscriptions.userId, userId), gte(subscriptions.startsAt, now)))
      .returning({ id: subscriptions.id })
    const ended = await tx
      .update(subscriptions)
      .set({ endsAt: now })
      .where(and(eq(subscriptions.userId, userId), isRunning(now)))
      .returning({ id: subscriptions.id })
    if (dropped.length + ended.length === 0) return false
    await recordAudit(tx, { action: 'subscription_ended', subject: `user:${userId}` })
    return true
  })
}
