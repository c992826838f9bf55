import type { BootcampParticipant, BootcampTask } from '@rampart/contract/entities/bootcampTask'
import { isTaskEditable } from '@rampart/contract/rules/taskRules'
import { Alert } from '@rampart/ui/Alert'
import { ParticipantCard } from '@rampart/ui/ParticipantCard'
import { useMessages } from '@rampart/ui/Language'
import { Stack } from '@rampart/ui/Stack'
import { TaskStatusPanel } from '@rampart/ui/TaskStatusPanel'
import { TaskSubmitted } from '@rampart/ui/TaskSubmitted'
import { Timeline } from '@rampart/ui/Timeline'
import { useEffect, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import type { BootcampTaskPageProps } from './BootcampTaskPage.tsx'
import { BootcampTaskPage } from './BootcampTaskPage.tsx'
import { draftKey } from './taskDraft.ts'
import { SubmittedTask } from './SubmittedTask.tsx'
import { taskTimeline } from './taskTimeline.ts'
import { TaskSubmission } from './TaskSubmission.tsx'

interface BootcampTaskViewProps extends Pick<BootcampTaskPageProps, 'title' | 'bootcampHref'> {
  slug: string
  task: BootcampTask
  participant: BootcampParticipant
  /** Called when the server no longer accepts the token. */
  onSessionEnd: () => void
}

/** The dashboard of a task that has been loaded. */
export function BootcampTaskView({
  slug,
  title,
  bootcampHref,
  task,
  participant,
  onSessionEnd,
}: BootcampTaskViewProps) {
  const messages = useMessages(bootcampTaskMessages)
  const { drafts } = useAdapters()
  const [isSent, setSent] = useState(false)
  const [notice, setNotice] = useState<string>()
  const { firstName, lastName, email, country } = participant
  const isEditable = isTaskEditable(task.status)
  useEffect(() => {
    // What was typed has been submitted, here or in another tab.
    if (!isEditable) drafts.remove(draftKey(slug, email))
  }, [isEditable, drafts, slug, email])
  return (
    <BootcampTaskPage
      title={title}
      bootcampHref={bootcampHref}
      status={
        <Stack gap={6}>
          {notice && (
            <Alert tone="caution" role="alert">
              {notice}
            </Alert>
          )}
          <TaskStatusPanel status={task.status} comment={task.comment} />
          <Timeline label={messages.timeline} events={taskTimeline(task.status, messages)} />
        </Stack>
      }
      participant={
        <ParticipantCard name={`${firstName} ${lastName}`} email={email} country={country} />
      }
    >
      {isSent && task.status === 'under_review' && <TaskSubmitted />}
      {!isEditable && <SubmittedTask task={task} />}
      {isEditable && (
        <TaskSubmission
          slug={slug}
          task={task}
          participant={participant}
          onSubmitted={() => setSent(true)}
          onSessionEnd={onSessionEnd}
          onClosed={setNotice}
        />
      )}
    </BootcampTaskPage>
  )
}
