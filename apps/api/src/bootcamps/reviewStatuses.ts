import type { TaskStatus } from '@rampart/contract/entities/bootcampTask'

/** What a reviewer may say of a task. */
export const reviewStatuses = ['approved', 'incomplete', 'under_review'] as const

/** One of {@link reviewStatuses}. */
export type ReviewStatus = (typeof reviewStatuses)[number]

/**
 * From which statuses a reviewer takes a task to another; a participant's own step is submitting. Approved is the end, as a
 * certificate stands on it. Specification §4 (Task status).
 */
export const reviewMoves: Readonly<Record<ReviewStatus, readonly TaskStatus[]>> = {
  approved: ['under_review'],
  incomplete: ['under_review'],
  // A review taken back.
  under_review: ['incomplete'],
}
