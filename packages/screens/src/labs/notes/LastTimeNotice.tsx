import type { LabSession } from '@rampart/contract/entities/labSession'
import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { labNotesMessages } from './labNotes.messages.ts'
import { lastTimeOf } from './lastTime.ts'
import { goToSection } from './goToSection.ts'

interface LastTimeNoticeProps {
  session: LabSession
  /** All of the learner's sessions of the lab, newest first. */
  sessions: readonly LabSession[]
}

/**
 * In a new session: the learner's progress in the last one, and a link to the first check that was
 * open then; not shown once that is solved.
 */
export function LastTimeNotice({ session, sessions }: LastTimeNoticeProps) {
  const messages = useMessages(labNotesMessages)
  const last = lastTimeOf(sessions)
  if (!last?.firstOpen || session.status !== 'active') return null
  const { name, section, id } = last.firstOpen
  const isSolved = session.mission?.checks.some(
    (check) => check.id === id && check.state === 'solved',
  )
  if (isSolved) return null
  return (
    <Alert
      tone="info"
      action={
        section !== null && (
          <Button variant="outline" size="small" onPress={() => goToSection(section)}>
            {messages.toSection}
          </Button>
        )
      }
    >
      {messages.lastTime(last.solved, last.all)} {messages.firstOpen(name)}
    </Alert>
  )
}
