import type { FastifyRequest } from 'fastify'
import { logSecurityEvent } from '../http/securityEvents.ts'
import type { OpenedSession } from './openSession.ts'

/** Logs a finished sign-in, and returns its response. */
export function signedIn(
  request: FastifyRequest,
  { token, device, user, isNewDevice }: OpenedSession,
) {
  logSecurityEvent(request, 'signed_in', { userId: user.id, email: user.email })
  if (isNewDevice) logSecurityEvent(request, 'device_new', { userId: user.id })
  const { id, firstName, lastName, email } = user
  return {
    token,
    data: { token, ...(device && { device }), user: { _id: id, firstName, lastName, email } },
  }
}
