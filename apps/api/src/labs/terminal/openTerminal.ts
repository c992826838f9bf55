import type { openLabTerminal } from '@rampart/contract/calls/lab'
import type { Refuse } from '../../http/apiError.ts'
import type { Secrets } from '../../secrets.ts'
import { requireSession } from '../sessions/sessions.service.ts'
import type { SessionContext } from '../sessions/sessions.service.ts'
import { makeShellTicket } from './shellTickets.ts'
import { makeTicket } from './tickets.ts'

interface Passes {
  readonly ticket: string
  readonly expiresAt: string
  /** Null if the session has no shell of its own. */
  readonly shell: { readonly ticket: string } | null
}

/** A ticket for the terminal of an active session, and one for its shell, for its learner only. */
export async function openTerminal(
  context: SessionContext & { readonly secrets: Secrets },
  userId: string,
  id: string,
  refuse: Refuse<(typeof openLabTerminal)['errors'][number]>,
): Promise<Passes> {
  const { session } = await requireSession(context, userId, id, refuse)
  if (session.status !== 'active' || session.gatewaySecret === null) throw refuse('lab_not_active')
  const { gatewaySecret, target } = session
  const now = context.now()
  const { ticket, expiresAt } = makeTicket({ sessionId: session.id, gatewaySecret }, now)
  const hasShell = target?.driver === 'container' && target.hasShell === true
  const shell = hasShell ? { ticket: makeShellTicket(context.secrets, session.id, now) } : null
  return { ticket, expiresAt: expiresAt.toISOString(), shell }
}
