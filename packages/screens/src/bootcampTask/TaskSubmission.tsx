import type { BootcampParticipant, BootcampTask } from '@rampart/contract/entities/bootcampTask'
import { useMessages } from '@rampart/ui/Language'
import { TaskForm } from '@rampart/ui/TaskForm'
import type { TaskFormHandle } from '@rampart/ui/TaskForm'
import { useRef, useState } from 'react'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { useTaskFile } from './useTaskFile.ts'
import { useTaskSubmission } from './useTaskSubmission.ts'

interface TaskSubmissionProps {
  slug: string
  task: BootcampTask
  participant: BootcampParticipant
  onSubmitted: () => void
  /** The server no longer takes the token. */
  onSessionEnd: () => void
  /** The task takes nothing any more; gets the server's words. */
  onClosed: (message: string) => void
}

/** The form of a task that may be changed. */
export function TaskSubmission({ slug, task, participant, onSubmitted, onSessionEnd, onClosed }: TaskSubmissionProps) {
  const { waitForFile } = useMessages(bootcampTaskMessages)
  const form = useRef<TaskFormHandle>(null)
  const weeklyTask = useTaskFile({ slug, kind: 'weeklyTask', stored: task.weeklyTask.file, onClosed })
  const resume = useTaskFile({ slug, kind: 'resume', stored: task.resume.file, onClosed })
  const submission = useTaskSubmission({
    slug,
    task,
    participant,
    onSubmitted,
    onSessionEnd,
    onClosed,
    onProblem: (field) => form.current?.focus(field),
  })
  const isBusy = weeklyTask.isBusy || resume.isBusy
  const [hasToWait, setHasToWait] = useState(false)
  useLeaveWarning(weeklyTask.isUploading || resume.isUploading || submission.isPending)
  return (
    <TaskForm
      ref={form}
      weeklyTask={{ ...weeklyTask, error: weeklyTask.error ?? submission.problemOf('weeklyTask') }}
      resume={{ ...resume, error: resume.error ?? submission.problemOf('resume') }}
      answers={submission.answers}
      onAnswersChange={submission.change}
      feedbackError={submission.problemOf('feedback')}
      error={isBusy && hasToWait ? waitForFile : submission.error}
      isPending={submission.isPending}
      onSubmit={() => {
        setHasToWait(isBusy)
        if (!isBusy) submission.submit()
      }}
    />
  )
}
