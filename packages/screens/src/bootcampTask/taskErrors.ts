import { messageOf, statusOf } from '../adapters/errors.ts'
import type { RuleMessages } from '../rules/rules.messages.ts'
import type { BootcampTaskMessages } from './bootcampTask.messages.ts'

/** Why an upload failed. Specification §8. */
export function uploadErrorText(error: unknown, messages: BootcampTaskMessages, rules: RuleMessages): string {
  const status = statusOf(error)
  if (status === 401) return messages.uploadSessionEnded
  if (status === 413) return rules.uploadSize
  return messageOf(error, messages.uploadFailed)
}

/** Why a submission failed; a 401 closes the page instead. */
export const submitErrorText = (error: unknown, messages: BootcampTaskMessages) => messageOf(error, messages.submitFailed)

/** The task takes nothing any more: it was submitted in another tab, or reviewed meanwhile. */
export const isClosed = (error: unknown) => statusOf(error) === 409
