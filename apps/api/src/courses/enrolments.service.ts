import type { EnrolmentStatus } from '@rampart/contract/entities/enrolment'
import { countFailure, refuseAfterFailures } from '../auth/failures.ts'
import type { FailureLimit } from '../auth/failures.ts'
import type { Database } from '../database/database.ts'
import { ApiError, notFound } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import type { CourseRow } from './courses.store.ts'
import { findCourseById } from './courses.store.ts'
import { findCurrentLesson, findEnrolment, findInviteCode, hasSubscription, insertEnrolment, takeInviteCode } from './enrolments.store.ts'
import type { EnrolmentRow } from './enrolments.store.ts'

export const enrolmentMessages = {
  courseNotFound: 'No course found',
  subscription: 'An active subscription is required for this course.',
  codeMissing: 'An invite code is required for this course.',
  codeWrong: 'This invite code is not valid for this course. Please check it and try again.',
  codeExpired: 'This invite code has expired. Please ask for a new one.',
  codeUsedUp: 'This invite code has been used up. Please ask for a new one.',
} as const

/** What the enrolment calls need from around them. */
export interface EnrolmentContext {
  readonly db: Database
  readonly now: () => Date
  readonly rateLimitScale: number
}

interface Request {
  readonly userId: string
  readonly courseId: string
  readonly accessCode: string | null
}

async function requireCourse(db: Database, courseId: string): Promise<CourseRow> {
  const course = isUuid(courseId) ? await findCourseById(db, courseId) : null
  if (!course) throw notFound(enrolmentMessages.courseNotFound)
  return course
}

async function statusOf(db: Database, enrolment: EnrolmentRow): Promise<EnrolmentStatus> {
  return {
    currentLesson: await findCurrentLesson(db, enrolment.id, enrolment.courseId),
    completed: enrolment.completedAt !== null,
  }
}

/** Where the learner stands in the course; null where not enrolled. */
export async function readStatus({ db }: EnrolmentContext, userId: string, courseId: string): Promise<EnrolmentStatus | null> {
  const course = await requireCourse(db, courseId)
  const enrolment = await findEnrolment(db, userId, course.id)
  return enrolment && statusOf(db, enrolment)
}

/** Enrols the learner by the rules of the course's access type; enrolled already is a success too. */
export async function enrol(context: EnrolmentContext, request: Request): Promise<EnrolmentStatus> {
  const { db } = context
  const course = await requireCourse(db, request.courseId)
  if (!(await findEnrolment(db, request.userId, course.id))) await join(context, request, course)
  const enrolment = await findEnrolment(db, request.userId, course.id)
  if (!enrolment) throw new Error('The enrolment is gone right after it was made.')
  return statusOf(db, enrolment)
}

async function join(context: EnrolmentContext, request: Request, course: CourseRow): Promise<void> {
  const { db } = context
  const now = context.now()
  switch (course.accessType) {
    case 'open':
      await insertEnrolment(db, request.userId, course.id, now)
      return
    case 'subscription':
      if (!(await hasSubscription(db, request.userId, now))) {
        throw new ApiError(403, 'subscription_required', enrolmentMessages.subscription)
      }
      await insertEnrolment(db, request.userId, course.id, now)
      return
    case 'invite':
      await joinByCode(context, request, course.id, now)
  }
}

/** Thrown to undo an enrolment whose code turned out to be no good. */
class CodeRefused extends Error {}

async function joinByCode({ db, rateLimitScale }: EnrolmentContext, request: Request, courseId: string, now: Date) {
  const code = request.accessCode?.trim().toUpperCase() ?? ''
  if (code === '') throw new ApiError(400, 'invite_code_required', enrolmentMessages.codeMissing)
  const limit: FailureLimit = { subject: `invite code ${request.userId}`, max: Math.ceil(10 * rateLimitScale), seconds: 15 * 60 }
  try {
    await db.transaction(async (tx) => {
      // The enrolment first: of parallel calls one makes it and goes on to use the code, the others wait and see it made.
      if (!(await insertEnrolment(tx, request.userId, courseId, now))) return
      await refuseAfterFailures(tx, limit, now)
      if (!(await takeInviteCode(tx, courseId, code, now))) throw new CodeRefused()
    })
  } catch (error) {
    if (!(error instanceof CodeRefused)) throw error
    await countFailure(db, limit, now)
    throw await explainRefusal(db, courseId, code, now)
  }
}

async function explainRefusal(db: Database, courseId: string, code: string, now: Date): Promise<ApiError> {
  const row = await findInviteCode(db, courseId, code)
  if (!row) return new ApiError(400, 'invite_code_invalid', enrolmentMessages.codeWrong)
  if (row.expiresAt && row.expiresAt <= now) return new ApiError(400, 'invite_code_expired', enrolmentMessages.codeExpired)
  return new ApiError(400, 'invite_code_used_up', enrolmentMessages.codeUsedUp)
}
