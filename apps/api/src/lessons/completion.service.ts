import { issueCourseCredential } from '../credentials/issue.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/apiError.ts'
import { hasOpenQuiz } from '../quizzes/quizzes.store.ts'
import { insertCompletion, lockEnrolment, markCompleted } from './completion.store.ts'
import { requireLesson } from './lessons.service.ts'
import { listOutline } from './lessons.store.ts'
import type { OutlineRow } from './lessons.store.ts'
import { notEnrolled } from './requireEnrolment.ts'

export const quizOpenMessage = 'Pass the quiz of this lesson to complete it.'

/** What a completed lesson leads to. */
interface Completion {
  readonly isCourseCompleted: boolean
  /** The id of the lesson to go to; null where there is none. */
  readonly nextLesson: string | null
}

/**
 * Completes a lesson, once; completing it again answers the same. When no lesson of the course is open any more, the course
 * is completed and its credential issued, in the same transaction. It stays completed when lessons are added later; when
 * those still open are removed instead, completing any of the others again completes it.
 */
export function completeLesson(db: Database, userId: string, lessonId: string, now: Date): Promise<Completion> {
  return db.transaction(async (tx) => {
    const { lesson, enrolmentId } = await requireLesson(tx, userId, lessonId)
    const enrolment = await lockEnrolment(tx, userId, enrolmentId)
    if (!enrolment) throw notEnrolled()
    // Read under the lock: of parallel completions the last one sees all others.
    const before = await listOutline(tx, lesson.courseId, enrolmentId)
    const after = before.map((row) => (row.id === lesson.id ? { ...row, completed: true } : row))
    if (!before.some(({ id, completed }) => id === lesson.id && completed)) {
      if (await hasOpenQuiz(tx, lesson.id, enrolmentId)) throw new ApiError(409, 'quiz_not_passed', quizOpenMessage)
      await insertCompletion(tx, enrolmentId, lesson.id, now)
    }
    const isWhole = after.every(({ completed }) => completed)
    if (isWhole && (await markCompleted(tx, enrolmentId, now))) {
      await issueCourseCredential(tx, { userId, courseId: lesson.courseId, issuedAt: now })
    }
    return { isCourseCompleted: isWhole || enrolment.completedAt !== null, nextLesson: nextLesson(after, lesson.id) }
  })
}

/** The lesson after it; after the last one the first that is open, so that a lesson left out is no dead end. */
function nextLesson(outline: readonly OutlineRow[], lessonId: string): string | null {
  const next = outline[outline.findIndex(({ id }) => id === lessonId) + 1] ?? outline.find(({ completed }) => !completed)
  return next?.id ?? null
}
