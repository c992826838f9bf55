import { useMessages } from '@rampart/ui/Language'
import { TaskForm } from '@rampart/ui/TaskForm'
import type { TaskFormHandle } from '@rampart/ui/TaskForm'
import { useRef, useState } from 'react'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { useTaskFile } from './useTaskFile.ts'
import { useTaskSubmission } from './useTaskSubmission.ts'
import type { TaskSubmissionProps } from './useTaskSubmission.ts'

/** The form of a task that may be changed. */
export function TaskSubmission(props: TaskSubmissionProps) {
  const { slug, task, onClosed } = props
  const { waitForFile } = useMessages(bootcampTaskMessages)
  const form = useRef<TaskFormHandle>(null)
  const weeklyTask = useTaskFile({
    slug,
    kind: 'weeklyTask',
    stored: task.weeklyTask.file,
    onClosed,
  })
  const resume = useTaskFile({ slug, kind: 'resume', stored: task.resume.file, onClosed })
  const slots = { weeklyTask, resume }
  const submission = useTaskSubmission({
    ...props,
    onProblem: (field) => {
      if (field !== 'feedback') slots[field].clearError()
      form.current?.focus(field)
    },
  })
  // A file that is on its way is not missing.
  const errorOf = (kind: keyof typeof slots) =>
    slots[kind].error ?? (slots[kind].isUploading ? undefined : submission.problemOf(kind))
  const isBusy = weeklyTask.isBusy || resume.isBusy
  const [hasToWait, setHasToWait] = useState(false)
  useLeaveWarning(weeklyTask.isUploading || resume.isUploading || submission.isPending)
  return (
    <TaskForm
      ref={form}
      weeklyTask={{ ...weeklyTask, error: errorOf('weeklyTask') }}
      resume={{ ...resume, error: errorOf('resume') }}
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
