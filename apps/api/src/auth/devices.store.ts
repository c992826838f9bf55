import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { sha256 } from '../sha256.ts'
import { devices } from './auth.tables.ts'

/** The most devices that are remembered for an account. */
const maxDevices = 20

/** A device in which an account was signed in to. */
export interface KnownDevice {
  readonly id: string
  readonly tokenHash: string
}

/**
 * The device with this token, if the token is of this account. Takes the same time if there is no
 * account.
 */
export async function findDevice(
  db: Database,
  userId: string | undefined,
  token: string,
): Promise<KnownDevice | null> {
  const [row] = await db
    .select({ id: devices.id, tokenHash: devices.tokenHash, userId: devices.userId })
    .from(devices)
    .where(eq(devices.tokenHash, sha256(token)))
    .limit(1)
  return row && row.userId === userId ? row : null
}

/**
 * Gives a device another token after a sign-in; without one, the account has a new device. If
 * another sign-in with the same token was faster, this one makes a new device, so that the browser
 * can keep either token.
 */
export async function renewDevice(
  tx: Database,
  userId: string,
  known: KnownDevice | null,
  now: Date,
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const fresh = { tokenHash: sha256(token), usedAt: now }
  const [renewed] = known
    ? await tx
        .update(devices)
        .set(fresh)
        .where(and(eq(devices.id, known.id), eq(devices.tokenHash, known.tokenHash)))
        .returning({ id: devices.id })
    : []
  if (renewed) return { ...renewed, token }
  const [added] = await tx
    .insert(devices)
    .values({ userId, ...fresh })
    .returning({ id: devices.id })
  if (!added) throw new Error('The device was not stored.')
  // The added one stays, even if others were used at a later time, by a clock that was ahead.
  const tooMany = tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), ne(devices.id, added.id)))
    .orderBy(desc(devices.usedAt))
    .offset(maxDevices - 1)
  await tx.delete(devices).where(inArray(devices.id, tooMany))
  return { ...added, token }
}

export async function forgetDevice(tx: Database, id: string): Promise<void> {
  await tx.delete(devices).where(eq(devices.id, id))
}

/** Forgets all devices of an account but one. */
export async function forgetDevices(
  tx: Database,
  userId: string,
  kept: string | null = null,
): Promise<void> {
  await tx
    .delete(devices)
    .where(and(eq(devices.userId, userId), kept === null ? undefined : ne(devices.id, kept)))
}

/** Forgets all devices that were last used before this. */
export const sweepDevices = (db: Database, until: Date): Promise<void> =>
  deleteInBatches(db, devices, lte(devices.usedAt, until))
