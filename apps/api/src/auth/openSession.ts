import { learner, recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { markFirstSignIn } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { countWithin } from './attemptLimits.ts'
import type { Scales } from './attemptLimits.ts'
import { renewDevice } from './devices.store.ts'
import type { KnownDevice } from './devices.store.ts'
import { hasProgramLike, insertSession } from './signInSessions.store.ts'
import type { Tokens } from './tokens.ts'
import { readUserAgent } from './userAgent.ts'

/** Dependencies of opening a session. */
export interface SessionContext extends Scales {
  readonly db: Database
  readonly now: () => Date
  readonly tokens: Tokens
  readonly mails: MailQueue
}

/** What a client says about itself when it signs in. */
export interface Client {
  /** Whether it keeps the token of a device. */
  readonly keepsDevice: boolean
  readonly userAgent: string | undefined
}

/** A session that was opened. */
export interface OpenedSession {
  readonly token: string
  /** The token of the device, where the client keeps one. */
  readonly device: string | undefined
  readonly user: UserRow
  /** Whether the account was signed in to before, but not on this device. */
  readonly isNewDevice: boolean
}

/**
 * Opens a session for an account whose owner has shown who they are. From a device that is not
 * known, a mail tells the owner, three times an hour at most, and not at the very first time.
 */
export async function openSession(
  { db, now: clock, tokens, mails, rateLimitScale }: SessionContext,
  user: UserRow,
  known: KnownDevice | null,
  { keepsDevice, userAgent }: Client,
): Promise<OpenedSession> {
  const now = clock()
  const { token, jti, expiresAt } = await tokens.issue(user, now)
  const client = readUserAgent(userAgent)
  return db.transaction(async (tx) => {
    // A program that keeps no device token is recognized by what it says about itself, while it has
    // another session.
    const isUsual = !keepsDevice && (await hasProgramLike(tx, user.id, client, now))
    const device = keepsDevice ? await renewDevice(tx, user.id, known, now) : null
    await insertSession(tx, {
      jti,
      userId: user.id,
      tokenVersion: user.tokenVersion,
      deviceId: device?.id ?? null,
      ...client,
      signedInAt: now,
      lastUsedAt: now,
      expiresAt,
    })
    const isFirst = user.firstSignInAt === null && (await markFirstSignIn(tx, user.id, now))
    const isNewDevice = !known && !isFirst && !isUsual
    if (isNewDevice) {
      const limit = {
        subject: `new sign-in mail ${user.id}`,
        max: Math.ceil(3 * rateLimitScale),
        seconds: 60 * 60,
      }
      // Anyone who knows the password could fill the mailbox; the list of sessions has them all.
      if (await countWithin(tx, limit, now))
        await mails.add(tx, { kind: 'new-sign-in', userId: user.id, session: jti })
      await recordAudit(tx, {
        action: 'device_new',
        subject: `user:${user.id}`,
        actor: learner(user.id),
      })
    }
    return { token, device: device?.token, user, isNewDevice }
  })
}
