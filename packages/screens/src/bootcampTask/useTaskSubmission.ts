import type { BootcampParticipant, BootcampTask } from '@rampart/contract/entities/bootcampTask'
import type { TaskProblem } from '@rampart/contract/errors/taskErrors'
import { taskProblem } from '@rampart/contract/rules/taskRules'
import type { TaskAnswers, TaskFormField } from '@rampart/ui/TaskForm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { statusOf } from '../adapters/errors.ts'
import { draftKey, readDraft, writeDraft } from './taskDraft.ts'
import { isClosed, submitErrorText, useTaskWords } from './taskErrors.ts'
import { asParticipant, patchTask, reloadTask } from './taskQuery.ts'

export interface TaskSubmissionProps {
  slug: string
  task: BootcampTask
  participant: BootcampParticipant
  /** Called when it was sent; the task's status shows whether it has arrived. */
  onSubmitted: () => void
  /** Called when the server no longer accepts the token. */
  onSessionEnd: () => void
  /** Called with the server's words if the task cannot be changed any more. */
  onClosed: (message: string) => void
}

interface TaskSubmissionOptions extends TaskSubmissionProps {
  /** Called with the first field in which something is missing. */
  onProblem: (field: TaskFormField) => void
}

/**
 * Answers, checks and submission of the form. What was typed survives a reload, an expired link and
 * a failure (specification §5, §8).
 */
export function useTaskSubmission({
  slug,
  task,
  participant,
  onSubmitted,
  onSessionEnd,
  onClosed,
  onProblem,
}: TaskSubmissionOptions) {
  const { bootcamp, drafts } = useAdapters()
  const queries = useQueryClient()
  const words = useTaskWords()
  const key = draftKey(slug, participant.email)
  const [answers, setAnswers] = useState<TaskAnswers>(() => readDraft(drafts.read(key), task))
  /** What was missing at the last try. */
  const [missing, setMissing] = useState<TaskProblem | null>(null)

  const submission = useMutation({
    meta: asParticipant,
    mutationFn: () => bootcamp.submit(answers),
    onSuccess: (submitted) => {
      patchTask(queries, slug, submitted)
      onSubmitted()
    },
    onError: (error) => {
      if (statusOf(error) === 401) return onSessionEnd()
      if (isClosed(error)) onClosed(submitErrorText(error, words))
      // Perhaps only the response was lost: if the task is under review, say that it was submitted.
      else onSubmitted()
      void reloadTask(queries, slug)
    },
  })

  const problem = taskProblem({
    ...answers,
    hasWeeklyTask: task.weeklyTask.file !== null,
    hasResume: task.resume.file !== null,
  })
  const { error } = submission
  return {
    answers,
    change: (next: TaskAnswers) => {
      setAnswers(next)
      drafts.write(key, writeDraft(next))
    },
    /** The words for a field in which something was missing, until it is filled. */
    problemOf: (field: TaskFormField) =>
      missing === problem && missing === field
        ? words.problems.task_incomplete({ problem: field })
        : undefined,
    error: error && !isClosed(error) ? submitErrorText(error, words) : undefined,
    isPending: submission.isPending,
    submit: () => {
      submission.reset()
      setMissing(problem)
      if (problem) return onProblem(problem)
      submission.mutate()
    },
  }
}
