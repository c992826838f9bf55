import type { openLabHint } from '@rampart/contract/calls/lab'
import type { LabSession } from '@rampart/contract/entities/labSession'
import type { Refuse } from '../../http/apiError.ts'
import { readSession } from '../sessions/sessions.service.ts'
import type { SessionContext } from '../sessions/sessions.service.ts'
import { openedOf, openHint } from './hints.ts'
import { lockHints, writeHints } from './missions.store.ts'

interface WantedHint {
  readonly userId: string
  readonly sessionId: string
  readonly checkId: string
  /** From 1. */
  readonly number: number
}

/**
 * Opens a hint of a session of the learner, and returns the session. Of parallel calls for one hint
 * each succeeds.
 */
export async function openSessionHint(
  context: SessionContext,
  { userId, sessionId, checkId, number }: WantedHint,
  refuse: Refuse<(typeof openLabHint)['errors'][number]>,
): Promise<LabSession> {
  await readSession(context, userId, sessionId, refuse)
  await context.db.transaction(async (tx) => {
    const found = await lockHints(tx, { sessionId, userId })
    if (!found) throw refuse('session_not_found')
    const { checks, openedHints } = found
    const opening = openHint(checks, openedHints, { checkId, number })
    if (opening === 'not found') throw refuse('hint_not_found')
    if (opening === 'not next')
      throw refuse('hint_not_next', { opened: openedOf(openedHints, checkId).length })
    if (opening !== 'open already') await writeHints(tx, sessionId, opening.hints)
  })
  return readSession(context, userId, sessionId, refuse)
}
