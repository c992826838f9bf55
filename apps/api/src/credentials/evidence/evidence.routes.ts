import { getEvidence, setEvidence } from '@rampart/contract/calls/evidence'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../appContext.ts'
import { route } from '../../http/route.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { changeConsent, readEvidence } from './evidence.service.ts'

export function evidenceRoutes(app: FastifyInstance, { config, db, files, now }: AppContext): void {
  const { rateLimitScale } = config
  route(app, getEvidence, async ({ learner: { user } }) => ({
    data: await readEvidence(db, user.id),
  }))
  route(app, setEvidence, async ({ body: { isShown }, learner: { user }, request }) => {
    const change = { userId: user.id, isShown, now: now(), rateLimitScale }
    const renewed = await changeConsent(db, change)
    // Files with withdrawn evidence are removed at once, not when the next drawing replaces them.
    if (!isShown) await removeFiles({ files, log: request.log }, renewed)
    return { data: await readEvidence(db, user.id) }
  })
}
