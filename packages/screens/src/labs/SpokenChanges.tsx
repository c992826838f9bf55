import type { LabSession, LabStatus } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import { useMessages } from '@rampart/ui/Language'
import { useState } from 'react'
import { labSessionMessages } from './labSessions.messages.ts'
import { endingOf } from './sessionTexts.ts'
import { Spoken } from './Spoken.tsx'

/**
 * Reads out that a session has become active, or has ended by itself, while the page is open. If
 * the learner ended it, a notification says so.
 */
export function SpokenChanges({ sessions }: { sessions: readonly LabSession[] }) {
  const messages = useMessages(labSessionMessages)
  /** The first seen status of each session that was in progress here, by its id. */
  const [first, setFirst] = useState<ReadonlyMap<string, LabStatus>>(new Map())
  const added = sessions.filter(({ _id, status }) => isInProgress(status) && !first.has(_id))
  if (added.length > 0)
    setFirst(new Map([...first, ...added.map(({ _id, status }) => [_id, status] as const)]))
  return sessions
    .filter(({ _id }) => first.has(_id))
    .map((session) => (
      <Spoken
        key={session._id}
        text={session.status === first.get(session._id) ? '' : changeText(session, messages)}
      />
    ))
}

function changeText(session: LabSession, messages: (typeof labSessionMessages)['english']): string {
  const { status, lab } = session
  if (status === 'active') return messages.running(lab.title)
  const ending = status === 'expired' || status === 'failed' ? endingOf(session, messages) : null
  return ending ? `${lab.title}. ${ending.text}` : ''
}
