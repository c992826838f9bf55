import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a ticket is valid, in milliseconds; the page gets the next one before that. */
const lifetime = 5 * 60_000

/** A session and the secret that its target and the gateway share. */
interface Session {
  readonly sessionId: string
  readonly gatewaySecret: string
}

/**
 * A ticket of one session for the terminal in its page. It is signed with the session's own secret:
 * a target could forge tickets only for itself, and they end with the session.
 */
export function makeTicket(session: Session, now: Date): { ticket: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + lifetime)
  const time = String(expiresAt.getTime())
  return { ticket: `${time}.${signature(session, time)}`, expiresAt }
}

/** Whether this is a ticket of this session that has not expired. */
export function isTicketOf(session: Session, ticket: string, now: Date): boolean {
  const [, time, signed] = /^(\d{1,15})\.([\w-]{43})$/.exec(ticket) ?? []
  if (time === undefined || signed === undefined || Number(time) <= now.getTime()) return false
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(session, time)))
}

const signature = ({ sessionId, gatewaySecret }: Session, time: string): string =>
  createHmac('sha256', gatewaySecret).update(`terminal ${sessionId} ${time}`).digest('base64url')
