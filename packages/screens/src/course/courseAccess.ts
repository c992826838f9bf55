import type { AccessType } from '@rampart/contract/entities/course'
import type { EnrolmentStatus } from '@rampart/contract/entities/enrolment'

/** What the access button opens (specification §4, Course access button). */
export type AccessOutcome =
  | { to: 'lesson'; lessonId: string }
  | { to: 'completed' }
  | { to: 'nowhere' }
  | { to: 'invite' }
  | { to: 'enrolment' }

/**
 * Decides by the learner's status in the course (null: not enrolled) and the course's access type.
 */
export function accessOutcome(
  status: EnrolmentStatus | null,
  accessType: AccessType,
): AccessOutcome {
  if (!status) return { to: accessType === 'invite' ? 'invite' : 'enrolment' }
  if (status.completed) return { to: 'completed' }
  return status.currentLesson ? { to: 'lesson', lessonId: status.currentLesson } : { to: 'nowhere' }
}
