import { reachFrom } from '../runtime/reach.ts'
import type { Reach } from '../runtime/reach.ts'
import type { GatewaySession } from '../sessions/sessions.store.ts'

/** A target that takes requests. */
export interface OpenTarget extends Reach {
  readonly sessionId: string
  readonly gatewaySecret: string
}

/** The target for the name in a lab's address. */
export type ResolvedTarget = 'unknown' | 'starting' | 'ended' | 'elsewhere' | OpenTarget

/**
 * Resolves names to targets that processes of `host` reach: this machine since its last boot.
 * `findSession` finds the session of a name.
 */
export function createResolveTarget(
  findSession: (name: string) => Promise<GatewaySession | undefined>,
  now: () => Date,
  host: string,
) {
  return async (name: string): Promise<ResolvedTarget> => {
    const session = await findSession(name)
    if (!session) return 'unknown'
    const { target, gatewaySecret, expiresAt } = session
    const isOpen = session.status === 'active' && expiresAt !== null && expiresAt > now()
    if (!isOpen || !target || !gatewaySecret)
      return session.status === 'provisioning' ? 'starting' : 'ended'
    const reach = reachFrom(host, target)
    return reach ? { sessionId: session.id, gatewaySecret, ...reach } : 'elsewhere'
  }
}
