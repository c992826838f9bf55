import { uploadSizeMessage } from '@rampart/contract/rules/uploadRules'
import { messageOf, statusOf } from '../adapters/errors.ts'

/** Shown where the server no longer takes the token. Specification §8. */
export const sessionEndedMessage = 'Session has expired or is invalid. Please request a new access link.'

/** Why an upload failed. Specification §8. */
export function uploadErrorText(error: unknown): string {
  const status = statusOf(error)
  if (status === 401) return 'Session expired. Please refresh the page and try again.'
  if (status === 413) return uploadSizeMessage
  return messageOf(error, 'Failed to upload file')
}

/** Why a file was not removed. Specification §8. */
export const removalErrorText = 'Failed to delete file'

/** Why a submission failed; a 401 closes the page instead. */
export const submitErrorText = (error: unknown) => messageOf(error, 'Failed to submit task. Please try again.')

/** The task takes nothing any more: it was submitted in another tab, or reviewed meanwhile. */
export const isClosed = (error: unknown) => statusOf(error) === 409
