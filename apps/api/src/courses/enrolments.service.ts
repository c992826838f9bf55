import type { enrol as enrolCall } from '@rampart/contract/calls/course'
import type { EnrolmentStatus } from '@rampart/contract/entities/enrolment'
import { countAttempt, uncountAttempt } from '../auth/attemptLimits.ts'
import type { AttemptLimit } from '../auth/attemptLimits.ts'
import type { Database } from '../database/database.ts'
import type { ApiError, Refuse } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import { completeWithoutOpen } from '../lessons/completion.service.ts'
import type { MailAdding } from '../mail/mailQueue.ts'
import type { CourseRow } from './courses.store.ts'
import { findCourseById } from './courses.store.ts'
import {
  findCurrentLesson,
  findEnrolment,
  findInviteCode,
  findLessonIds,
  hasSubscription,
  insertEnrolment,
  takeInviteCode,
} from './enrolments.store.ts'
import type { EnrolmentRow } from './enrolments.store.ts'

/** Dependencies of the calls about enrolment. */
export interface EnrolmentContext {
  readonly db: Database
  readonly mails: MailAdding
  readonly now: () => Date
  readonly rateLimitScale: number
}

interface Request {
  readonly userId: string
  readonly courseId: string
  readonly accessCode: string | null
}

type RefuseEnrolment = Refuse<(typeof enrolCall)['errors'][number]>

async function requireCourse(
  db: Database,
  courseId: string,
  refuse: Refuse<'course_not_found'>,
): Promise<CourseRow> {
  const course = isUuid(courseId) ? await findCourseById(db, courseId) : null
  if (!course) throw refuse('course_not_found')
  return course
}

async function statusOf(
  context: EnrolmentContext,
  enrolment: EnrolmentRow,
): Promise<EnrolmentStatus> {
  const { db } = context
  const { id, courseId, completedAt } = enrolment
  const current = await findCurrentLesson(db, id, courseId)
  const isCompleted =
    completedAt !== null ||
    // No page offers a completed lesson again, so this is where the learner's course is completed.
    (current?.isDone === true && (await completeWithoutOpen(context, enrolment, context.now())))
  return {
    currentLesson: current?.id ?? null,
    completed: isCompleted,
    lessonIds: await findLessonIds(db, courseId),
  }
}

/**
 * The learner's progress in the course; null if not enrolled. If the lessons that were open have
 * been removed since, the course is completed now.
 */
export async function readStatus(
  context: EnrolmentContext,
  userId: string,
  courseId: string,
  refuse: Refuse<'course_not_found'>,
): Promise<EnrolmentStatus | null> {
  const { db } = context
  const course = await requireCourse(db, courseId, refuse)
  const enrolment = await findEnrolment(db, userId, course.id)
  return enrolment && statusOf(context, enrolment)
}

/** Enrols the learner by the rules of the course's access type. Succeeds if enrolled already. */
export async function enrol(
  context: EnrolmentContext,
  request: Request,
  refuse: RefuseEnrolment,
): Promise<EnrolmentStatus> {
  const { db } = context
  const course = await requireCourse(db, request.courseId, refuse)
  if (!(await findEnrolment(db, request.userId, course.id)))
    await join(context, request, course, refuse)
  const enrolment = await findEnrolment(db, request.userId, course.id)
  if (!enrolment) throw new Error('The enrolment was not found after it was inserted.')
  return statusOf(context, enrolment)
}

async function join(
  context: EnrolmentContext,
  request: Request,
  course: CourseRow,
  refuse: RefuseEnrolment,
): Promise<void> {
  const { db } = context
  const now = context.now()
  switch (course.accessType) {
    case 'open':
      await insertEnrolment(db, request.userId, course.id, now)
      return
    case 'subscription':
      if (!(await hasSubscription(db, request.userId, now))) throw refuse('subscription_required')
      await insertEnrolment(db, request.userId, course.id, now)
      return
    case 'invite':
      await joinByCode(context, request, course.id, now, refuse)
  }
}

/** Thrown to undo an enrolment whose code is not valid. */
class CodeRefused extends Error {}

async function joinByCode(
  { db, rateLimitScale }: EnrolmentContext,
  request: Request,
  courseId: string,
  now: Date,
  refuse: RefuseEnrolment,
) {
  const code = request.accessCode?.toUpperCase() ?? ''
  if (code === '') throw refuse('invite_code_required')
  const limit: AttemptLimit = {
    subject: `invite code ${request.userId}`,
    max: Math.ceil(10 * rateLimitScale),
    seconds: 15 * 60,
  }
  const isEnrolled = await db.transaction(async (tx) => {
    // Counted before the code is compared: the learner's parallel calls, for any course, wait here
    // for the end of this one, so that they try no code above the limit.
    await countAttempt(tx, limit, now)
    const isRight = await enrolWithCode(tx, { userId: request.userId, courseId, code, now })
    if (isRight) await uncountAttempt(tx, limit, now)
    return isRight
  })
  if (!isEnrolled) throw await explainRefusal(db, courseId, code, now, refuse)
}

/** Enrols with a code and uses it; true as well if the learner is enrolled by now. */
async function enrolWithCode(
  tx: Database,
  { userId, courseId, code, now }: { userId: string; courseId: string; code: string; now: Date },
): Promise<boolean> {
  try {
    // Undone as a whole if the code is not valid; the attempt stays counted.
    await tx.transaction(async (inner) => {
      if (!(await insertEnrolment(inner, userId, courseId, now))) return
      if (!(await takeInviteCode(inner, courseId, code, now))) throw new CodeRefused()
    })
    return true
  } catch (error) {
    if (error instanceof CodeRefused) return false
    throw error
  }
}

async function explainRefusal(
  db: Database,
  courseId: string,
  code: string,
  now: Date,
  refuse: RefuseEnrolment,
): Promise<ApiError> {
  const row = await findInviteCode(db, courseId, code)
  if (!row) return refuse('invite_code_invalid')
  if (row.expiresAt && row.expiresAt <= now) return refuse('invite_code_expired')
  return refuse('invite_code_used_up')
}
