import { issueCourseCredential } from '../credentials/issue.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import type { MailAdding } from '../mail/mailQueue.ts'
import { hasOpenQuiz } from '../quizzes/quizzes.store.ts'
import { insertCompletion, lockEnrolment, markCompleted } from './completion.store.ts'
import { requireLesson } from './lessons.service.ts'
import { listOutline } from './lessons.store.ts'
import type { OutlineRow } from './lessons.store.ts'

/** What a completed lesson leads to. */
interface Completion {
  readonly isCourseCompleted: boolean
  /** The id of the next lesson; null if there is none. */
  readonly nextLesson: string | null
}

/**
 * Completes a lesson, once; a second call returns the same. When all lessons of the course are
 * completed, the course is completed and its credential issued, in the same transaction. It stays
 * completed if lessons are added later. If the open lessons are removed instead, completing any
 * other lesson again completes the course, and so does `completeWithoutOpen`.
 */
export function completeLesson(
  { db, mails }: { db: Database; mails: MailAdding },
  userId: string,
  lessonId: string,
  now: Date,
  refuse: Refuse<'lesson_not_found' | 'not_enrolled' | 'quiz_not_passed'>,
): Promise<Completion> {
  return db.transaction(async (tx) => {
    const { lesson, enrolmentId } = await requireLesson(tx, userId, lessonId, refuse)
    const enrolment = await lockEnrolment(tx, userId, enrolmentId)
    if (!enrolment) throw refuse('not_enrolled')
    // Read under the lock: of parallel completions the last one sees all others.
    const before = await listOutline(tx, lesson.courseId, enrolmentId)
    const after = before.map((row) => (row.id === lesson.id ? { ...row, completed: true } : row))
    if (!before.some(({ id, completed }) => id === lesson.id && completed)) {
      if (await hasOpenQuiz(tx, lesson.id, enrolmentId)) throw refuse('quiz_not_passed')
      await insertCompletion(tx, enrolmentId, lesson.id, now)
    }
    const isWhole = after.every(({ completed }) => completed)
    if (isWhole) {
      const completing = { id: enrolmentId, userId, courseId: lesson.courseId }
      await completeCourse({ db: tx, mails }, completing, now)
    }
    return {
      isCourseCompleted: isWhole || enrolment.completedAt !== null,
      nextLesson: nextLesson(after, lesson.id),
    }
  })
}

type Enrolled = Readonly<Record<'id' | 'userId' | 'courseId', string>>

/**
 * Completes a course whose open lessons have all been removed, with its credential. Returns whether
 * it is completed.
 */
export function completeWithoutOpen(
  { db, mails }: { db: Database; mails: MailAdding },
  enrolled: Enrolled,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockEnrolment(tx, enrolled.userId, enrolled.id))) return false
    const outline = await listOutline(tx, enrolled.courseId, enrolled.id)
    if (outline.length === 0 || outline.some(({ completed }) => !completed)) return false
    await completeCourse({ db: tx, mails }, enrolled, now)
    return true
  })
}

/** Completes a course once: one that is completed already keeps its day and its credential. */
async function completeCourse(
  { db, mails }: { db: Database; mails: MailAdding },
  { id, userId, courseId }: Enrolled,
  now: Date,
): Promise<void> {
  if (await markCompleted(db, id, now))
    await issueCourseCredential(db, mails, { userId, courseId, issuedAt: now })
}

/**
 * The next lesson. After the last one, the first open lesson, so that a skipped lesson is found.
 */
function nextLesson(outline: readonly OutlineRow[], lessonId: string): string | null {
  const next =
    outline[outline.findIndex(({ id }) => id === lessonId) + 1] ??
    outline.find(({ completed }) => !completed)
  return next?.id ?? null
}
