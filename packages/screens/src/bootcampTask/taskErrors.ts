import { statusOf } from '../adapters/errors.ts'
import { taskProblems } from '../bootcamps/taskProblems.ts'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import type { ProblemText } from '../problems/problemText.ts'
import { useMessages } from '@rampart/ui/Language'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import type { BootcampTaskMessages } from './bootcampTask.messages.ts'

/** Texts for failures of a task. */
export interface TaskWords {
  readonly messages: BootcampTaskMessages
  readonly problems: (typeof taskProblems)['english']
  readonly textOf: ProblemText
}

/** Why an upload failed. Specification §8. */
export function uploadErrorText(error: unknown, { messages, problems, textOf }: TaskWords): string {
  const status = statusOf(error)
  if (status === 401) return messages.uploadSessionEnded
  // The API may have refused it, or a proxy before it.
  if (status === 413) return problems.file_too_large
  if (status === 408) return messages.uploadTooSlow
  return textOf(error) ?? messages.uploadFailed
}

/** Why a submission failed; a 401 closes the page instead. */
export const submitErrorText = (error: unknown, { messages, textOf }: TaskWords): string =>
  textOf(error) ?? messages.submitFailed

/** The task cannot be changed any more: it was submitted in another tab, or reviewed meanwhile. */
export const isClosed = (error: unknown) => statusOf(error) === 409

/** The words for failures of a task. */
export function useTaskWords(): TaskWords {
  const messages = useMessages(bootcampTaskMessages)
  const problems = useMessages(taskProblems)
  const textOf = useProblems(taskProblems, fieldMessages)
  return { messages, problems, textOf }
}
