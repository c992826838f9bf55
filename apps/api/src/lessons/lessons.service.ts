import type { CourseOutlineModule, Lesson } from '@rampart/contract/entities/lesson'
import { videoAddress } from '../courses/courses.service.ts'
import type { Database } from '../database/database.ts'
import { isUuid } from '../http/isUuid.ts'
import { readLessonQuiz } from '../quizzes/lessonQuiz.ts'
import { findLesson, findPosition, listOutline, upsertPosition } from './lessons.store.ts'
import type { OutlineRow } from './lessons.store.ts'
import { requireEnrolment } from './requireEnrolment.ts'

/** Specification §8. */
export const lessonNotFound = 'Lesson not found. Please check the URL and try again.'

/** A lesson of a course that the learner is enrolled in. Throws 404 and 403. */
export async function requireLesson(db: Database, userId: string, lessonId: string) {
  return requireEnrolment(isUuid(lessonId) ? await findLesson(db, userId, lessonId) : null, lessonNotFound)
}

/** A lesson as the learner sees it. */
export async function readLesson(db: Database, userId: string, lessonId: string, videoTemplate: string): Promise<Lesson> {
  const { lesson, course, enrolmentId } = await requireLesson(db, userId, lessonId)
  const { videoLibrary: library, videoContent: content } = lesson
  const outline = await listOutline(db, lesson.courseId, enrolmentId)
  const previous = outline[outline.findIndex(({ id }) => id === lesson.id) - 1]
  const quiz = lesson.type === 'quiz' ? await readLessonQuiz(db, lesson.id, enrolmentId) : null
  return {
    _id: lesson.id,
    title: lesson.title,
    description: lesson.descriptionHtml,
    type: lesson.type,
    library,
    content,
    videoUrl: library !== null && content !== null ? videoAddress(videoTemplate, library, content) : null,
    module: lesson.moduleId,
    course,
    previousLesson: previous ? { _id: previous.id } : null,
    courseOutline: toModules(outline),
    quizWithQuestions: quiz && quiz.quiz,
    passedQuiz: quiz && quiz.passed,
    position: await findPosition(db, enrolmentId, lesson.id),
  }
}

function toModules(outline: readonly OutlineRow[]): CourseOutlineModule[] {
  const byId = new Map<string, CourseOutlineModule>()
  for (const { id, title, position, moduleId, moduleTitle, modulePosition, completed } of outline) {
    const module = byId.get(moduleId) ?? { _id: moduleId, order: modulePosition, title: moduleTitle, lessons: [] }
    module.lessons.push({ _id: id, order: position, title, completed })
    byId.set(moduleId, module)
  }
  return [...byId.values()]
}

/**
 * Keeps where the learner left the video. For a lesson without one nothing is kept, and that is no error: a player that is
 * still open when the lesson changes need not know.
 */
export async function savePosition(db: Database, userId: string, lessonId: string, seconds: number): Promise<void> {
  const { lesson, enrolmentId } = await requireLesson(db, userId, lessonId)
  if (lesson.videoContent !== null) await upsertPosition(db, enrolmentId, lesson.id, seconds)
}
