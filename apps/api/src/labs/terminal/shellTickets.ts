import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { addToCounters } from '../../http/counters.store.ts'
import { keyFor } from '../../secrets.ts'
import type { Secrets } from '../../secrets.ts'
import { sha256 } from '../../sha256.ts'

/** How long a ticket is valid, in milliseconds: as long as a slow connection may take. */
const lifetime = 30_000

/**
 * A ticket for the shell of a session, valid once. It is signed with a key of the site, not with
 * the secret that targets know: somebody who has taken over a target cannot reach a shell with it.
 */
export function makeShellTicket([secret]: Secrets, sessionId: string, now: Date): string {
  const stated = `${now.getTime() + lifetime}.${randomBytes(16).toString('base64url')}`
  return `${stated}.${signature(secret, sessionId, stated)}`
}

/**
 * Uses a ticket up. False if it is none of this session, has expired, or was used, by any process.
 */
export async function useShellTicket(
  db: Database,
  { secrets, sessionId, now }: { secrets: Secrets; sessionId: string; now: Date },
  ticket: string,
): Promise<boolean> {
  const [, stated = '', time = '', signed = ''] =
    /^((\d{1,15})\.[\w-]{22})\.([\w-]{43})$/.exec(ticket) ?? []
  const expiresAt = Number(time)
  if (signed === '' || expiresAt <= now.getTime() || expiresAt > now.getTime() + 2 * lifetime)
    return false
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, sessionId, stated))),
  )
  if (!isOurs) return false
  const key = sha256(`shell ticket ${stated}`)
  const windowEndsAt = new Date(expiresAt + lifetime)
  const [uses] = await addToCounters(db, [{ key, count: 1, windowEndsAt }], now)
  return uses?.count === 1
}

const signature = (secret: Uint8Array, sessionId: string, stated: string): string =>
  createHmac('sha256', keyFor(secret, 'lab shell tickets'))
    .update(`${sessionId} ${stated}`)
    .digest('base64url')
