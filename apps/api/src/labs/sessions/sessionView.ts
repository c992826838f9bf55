import type { LabSession } from '@rampart/contract/entities/labSession'
import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import { toMission } from '../missions/missionView.ts'
import type { ListedSession } from './sessions.store.ts'

function toError({ failure, errorMessage }: ListedSession['session']): LabSession['error'] {
  if (failure !== null) return { code: failure, message: labFailureSentences[failure] }
  return errorMessage === null ? null : { code: null, message: errorMessage }
}

/** A session for its learner: with secrets while it is active, afterwards only names. */
export function toLabSession({ session, queuePlace, lab }: ListedSession): LabSession {
  const { id, status, startedAt, endedAt, timeFactor, ttl, labUrl, credentials } = session
  const isActive = status === 'active'
  return {
    _id: id,
    status,
    queuePlace,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    timeFactor,
    ttl,
    maxTtl: Math.max(ttl, lab.maxMinutes * timeFactor),
    creditsUsed: session.creditsUsed,
    creditsBack: session.creditsBack,
    outputs: startedAt && {
      connectionUrl: labUrl,
      credentials: Object.fromEntries(
        credentials.map(({ name, value }) => [name, isActive ? value : null]),
      ),
    },
    mission: toMission(session),
    error: toError(session),
    lab: { title: lab.title, domain: lab.domain, level: lab.level, path: lab.path },
  }
}
