import type { ApiError, Refuse } from '../http/apiError.ts'

/**
 * A record that a learner asked for, read together with the learner's enrolment in its course.
 * Throws `missing` if it does not exist, 403 if the learner is not enrolled. Specification §6.
 */
export function requireEnrolment<Row extends { enrolmentId: string | null }>(
  row: Row | null,
  refuse: Refuse<'not_enrolled'>,
  missing: () => ApiError,
): Row & { enrolmentId: string } {
  if (!row) throw missing()
  const { enrolmentId } = row
  if (enrolmentId === null) throw refuse('not_enrolled')
  return { ...row, enrolmentId }
}
