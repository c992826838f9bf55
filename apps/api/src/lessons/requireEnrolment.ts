import { ApiError, notFound } from '../http/apiError.ts'

/** Specification §6. */
export const notEnrolled = (): ApiError => new ApiError(403, 'not_enrolled', 'You are not enrolled in this course. Please enroll to access lessons.')

/**
 * What a learner asked for, looked up together with the learner's enrolment in its course.
 * Throws 404 with the message `missing` where it does not exist, 403 where the learner is not enrolled.
 */
export function requireEnrolment<Row extends { enrolmentId: string | null }>(row: Row | null, missing: string): Row & { enrolmentId: string } {
  if (!row) throw notFound(missing)
  const { enrolmentId } = row
  if (enrolmentId === null) throw notEnrolled()
  return { ...row, enrolmentId }
}
