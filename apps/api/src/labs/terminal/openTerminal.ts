import type { openLabTerminal } from '@rampart/contract/calls/lab'
import type { Refuse } from '../../http/apiError.ts'
import { requireSession } from '../sessions/sessions.service.ts'
import type { SessionContext } from '../sessions/sessions.service.ts'
import { makeTicket } from './tickets.ts'

/** A pass for the terminal of an active session, for its learner alone. */
export async function openTerminal(
  context: SessionContext,
  userId: string,
  id: string,
  refuse: Refuse<(typeof openLabTerminal)['errors'][number]>,
): Promise<{ ticket: string; expiresAt: string }> {
  const { session } = await requireSession(context, userId, id, refuse)
  if (session.status !== 'active' || session.gatewaySecret === null) throw refuse('lab_not_active')
  const { gatewaySecret } = session
  const { ticket, expiresAt } = makeTicket({ sessionId: session.id, gatewaySecret }, context.now())
  return { ticket, expiresAt: expiresAt.toISOString() }
}
