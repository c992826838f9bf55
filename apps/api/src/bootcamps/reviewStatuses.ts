import type { TaskStatus } from '@rampart/contract/entities/bootcampTask'

/** The statuses that a reviewer can set. */
export const reviewStatuses = ['approved', 'incomplete', 'under_review'] as const

/** One of {@link reviewStatuses}. */
export type ReviewStatus = (typeof reviewStatuses)[number]

/**
 * The statuses from which a reviewer can move a task to another; only a participant submits.
 * Approved is final, because a certificate depends on it. Specification §4 (Task status).
 */
export const reviewMoves: Readonly<Record<ReviewStatus, readonly TaskStatus[]>> = {
  approved: ['under_review'],
  incomplete: ['under_review'],
  // Withdraws a review.
  under_review: ['incomplete'],
}
