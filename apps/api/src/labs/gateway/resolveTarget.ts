import type { Database } from '../../database/database.ts'
import { findByAddress } from '../sessions/sessions.store.ts'

/** The target for the name in a lab's address. */
export type ResolvedTarget =
  | 'unknown'
  | 'starting'
  | 'ended'
  | 'elsewhere'
  | { readonly sessionId: string; readonly port: number; readonly gatewaySecret: string }

/**
 * Asks the database each time, so that an ended session is closed at once in every process. `host` is this machine since its
 * last boot.
 */
export function createResolveTarget(db: Database, now: () => Date, host: string) {
  return async (name: string): Promise<ResolvedTarget> => {
    const session = await findByAddress(db, name)
    if (!session) return 'unknown'
    const isOpen =
      session.status === 'active' && session.expiresAt !== null && session.expiresAt > now()
    // Another program may use this port of the machine now.
    if (isOpen && session.target?.driver === 'process' && session.target.host !== host)
      return 'elsewhere'
    if (isOpen && session.target && session.gatewaySecret)
      return {
        sessionId: session.id,
        port: session.target.port,
        gatewaySecret: session.gatewaySecret,
      }
    return session.status === 'provisioning' ? 'starting' : 'ended'
  }
}
