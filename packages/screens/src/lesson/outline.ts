import type { Lesson } from '@rampart/contract/entities/lesson'
import type { LessonOutlineModule } from '@rampart/ui/LessonOutline'

/**
 * For titles without a language of their own: the page around may be that of a translated lesson.
 */
const english = 'en'

type Outlined = Pick<Lesson, '_id' | 'module' | 'courseOutline'>

/** All lessons of the course in the order of the outline. */
const lessonsOf = ({ courseOutline }: Pick<Lesson, 'courseOutline'>) =>
  courseOutline.flatMap(({ lessons }) => lessons)

/**
 * Numbers of a lesson's module and of the lesson in it, from 1; undefined where unknown
 * (specification §2, Lesson).
 */
export function placeOf({ _id, module, courseOutline }: Outlined): {
  module: number | undefined
  lesson: number | undefined
} {
  return {
    module: courseOutline.find((each) => each._id === module)?.order,
    lesson: lessonsOf({ courseOutline }).find((each) => each._id === _id)?.order,
  }
}

/** Whether the outline contains a lesson. */
export function hasLesson(lesson: Pick<Lesson, 'courseOutline'>, lessonId: string): boolean {
  return lessonsOf(lesson).some(({ _id }) => _id === lessonId)
}

/** Title of a lesson of the outline; undefined for others. */
export function titleOf(
  lesson: Pick<Lesson, 'courseOutline'>,
  lessonId: string,
): string | undefined {
  return lessonsOf(lesson).find(({ _id }) => _id === lessonId)?.title
}

/** Whether the learner has completed this lesson. */
export function isCompleted(lesson: Outlined): boolean {
  return lessonsOf(lesson).some(({ _id, completed }) => _id === lesson._id && completed)
}

/**
 * The lesson after this one; after the last one, the first that is not completed. Null if all are
 * completed.
 */
export function lessonAfter(lesson: Outlined): string | null {
  const lessons = lessonsOf(lesson)
  const place = lessons.findIndex(({ _id }) => _id === lesson._id)
  const next = place < 0 ? undefined : lessons[place + 1]
  return (
    (next ?? lessons.find(({ _id, completed }) => !completed && _id !== lesson._id))?._id ?? null
  )
}

/** The lesson's data after a lesson of its course has been completed. */
export function withCompleted(lesson: Lesson, completedId: string): Lesson {
  return {
    ...lesson,
    courseOutline: lesson.courseOutline.map((module) => ({
      ...module,
      lessons: module.lessons.map((each) =>
        each._id === completedId ? { ...each, completed: true } : each,
      ),
    })),
  }
}

/** The outline in the form that the surface takes. */
export function outlineModules(
  { courseOutline }: Pick<Lesson, 'courseOutline'>,
  lessonHref: (lessonId: string) => string,
): LessonOutlineModule[] {
  return courseOutline.map(({ _id, title, lang = english, lessons }) => ({
    id: _id,
    title,
    lang,
    lessons: lessons.map((lesson) => ({
      id: lesson._id,
      title: lesson.title,
      lang: lesson.lang ?? english,
      href: lessonHref(lesson._id),
      isCompleted: lesson.completed,
    })),
  }))
}
