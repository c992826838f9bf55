import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { labSessions } from './labs.tables.ts'

/** What the name in a lab's address leads to. */
export type LabDoor = 'unknown' | 'ended' | 'elsewhere' | { readonly port: number; readonly gatewaySecret: string }

/** Asks the database each time: a session that has ended is closed at once, in every process. `host` is this machine, this boot of it. */
export function createFindDoor(db: Database, now: () => Date, host: string) {
  return async (name: string): Promise<LabDoor> => {
    const { status, expiresAt, target, gatewaySecret } = labSessions
    const [session] = await db.select({ status, expiresAt, target, gatewaySecret }).from(labSessions).where(eq(labSessions.address, name)).limit(1)
    if (!session) return 'unknown'
    const isOpen = session.status === 'active' && session.expiresAt !== null && session.expiresAt > now()
    // At the same port of this machine may be anybody.
    if (isOpen && session.target?.driver === 'process' && session.target.host !== host) return 'elsewhere'
    if (isOpen && session.target && session.gatewaySecret) return { port: session.target.port, gatewaySecret: session.gatewaySecret }
    return session.status === 'provisioning' ? 'unknown' : 'ended'
  }
}
