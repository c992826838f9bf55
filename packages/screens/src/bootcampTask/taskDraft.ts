import type { BootcampTask } from '@rampart/contract/entities/bootcampTask'
import type { TaskAnswers } from '@rampart/ui/TaskForm'

/**
 * Key of what a participant has typed and not submitted: a key for each participant of each
 * bootcamp, because computers are shared.
 */
export const draftKey = (slug: string, email: string) => `bootcampTask:${slug}:${email}`

/** The form's answers as the text of a draft. */
export const writeDraft = (answers: TaskAnswers) => JSON.stringify(answers)

/**
 * The answers of a draft; missing or invalid ones are taken from the task as the server knows it.
 */
export function readDraft(text: string | null, task: BootcampTask): TaskAnswers {
  const { internshipInterest, mentorshipInterest, bootcampFeedback } = task
  const draft = parseObject(text)
  const flag = (value: unknown, known: boolean) => (typeof value === 'boolean' ? value : known)
  return {
    internshipInterest: flag(draft['internshipInterest'], internshipInterest),
    mentorshipInterest: flag(draft['mentorshipInterest'], mentorshipInterest),
    bootcampFeedback:
      typeof draft['bootcampFeedback'] === 'string' ? draft['bootcampFeedback'] : bootcampFeedback,
  }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
