import type { TaskStatus } from '../entities/bootcampTask.ts'
import type { TaskProblem } from '../errors/taskErrors.ts'
import { visibleLength } from './visibleText.ts'

/**
 * The fewest characters of feedback, not counting blanks around it and what nobody sees.
 * Specification §5, §9.
 */
export const minFeedbackLength = 10

/** The most characters of feedback. */
export const maxFeedbackLength = 5000

/** The parts of a task that a submission needs. Specification §5. */
export interface TaskSubmission {
  hasWeeklyTask: boolean
  hasResume: boolean
  internshipInterest: boolean
  bootcampFeedback: string
}

/**
 * The first reason why a task may not be submitted (weekly file, resume, feedback), or null.
 * Specification §5.
 */
export function taskProblem(task: TaskSubmission): TaskProblem | null {
  if (!task.hasWeeklyTask) return 'weeklyTask'
  if (task.internshipInterest && !task.hasResume) return 'resume'
  if (visibleLength(task.bootcampFeedback) < minFeedbackLength) return 'feedback'
  return null
}

/** Whether the submission form is available. Specification §4 (Task status). */
export function isTaskEditable(status: TaskStatus): status is 'not_submitted' | 'incomplete' {
  return status === 'not_submitted' || status === 'incomplete'
}
