import type { TaskStatus } from '../entities/bootcampTask.ts'

/** The fewest characters of feedback, blanks around it aside. Specification §5, §9. */
export const minFeedbackLength = 10

/** The most characters of feedback. */
export const maxFeedbackLength = 5000

/** Shown when a task is submitted incomplete. Specification §5. */
export const taskMessages = {
  weeklyTask: 'Weekly task file is required',
  resume: 'Resume is required if interested in internship',
  feedback: 'Please provide detailed feedback (minimum 10 characters)',
} as const

/** What a task's submission is judged by. Specification §5. */
export interface TaskSubmission {
  hasWeeklyTask: boolean
  hasResume: boolean
  internshipInterest: boolean
  bootcampFeedback: string
}

/** The first reason why a task may not be submitted (weekly file, resume, feedback), or null when it may. Specification §5. */
export function taskProblem(task: TaskSubmission): string | null {
  if (!task.hasWeeklyTask) return taskMessages.weeklyTask
  if (task.internshipInterest && !task.hasResume) return taskMessages.resume
  if (task.bootcampFeedback.trim().length < minFeedbackLength) return taskMessages.feedback
  return null
}

/** Whether the submission form is available. Specification §4 (Task status). */
export function isTaskEditable(status: TaskStatus): boolean {
  return status === 'not_submitted' || status === 'incomplete'
}
