import { courseStatus, enrol } from '@rampart/contract/calls/course'
import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { Course } from '@rampart/contract/entities/course'
import type { CourseOutlineModule, Lesson } from '@rampart/contract/entities/lesson'
import type { QuizResult } from '@rampart/contract/entities/quizResult'
import type { QuizReview } from '@rampart/contract/entities/quizReview'
import type { CourseAdapter, QuizResponse } from '../../adapters/adapters.ts'
import { checkInput, refusal, requireFound } from './refusals.ts'

/** A lesson, the same for all learners. */
export type MemoryLesson = Pick<
  Lesson,
  | '_id'
  | 'title'
  | 'description'
  | 'type'
  | 'library'
  | 'content'
  | 'videoUrl'
  | 'film'
  | 'quizWithQuestions'
>

export interface MemoryCourse {
  course: Course
  modules: { _id: string; title: string; lessons: MemoryLesson[] }[]
  /** Null if there are no invitations. */
  inviteCode: string | null
  /** Solutions of its quizzes. */
  reviews: QuizReview[]
}

/** A learner's progress in a course. */
export interface MemoryEnrolment {
  _id: string
  personId: string
  of: MemoryCourse
  enrolledAt: string
  completedAt: string | null
  /** Ids of completed lessons. */
  done: Set<string>
  /** Positions in seconds, by lesson. */
  positions: Map<string, number>
  /** Passed quizzes, by quiz. */
  passes: Map<string, { result: QuizResult; responses: readonly QuizResponse[] }>
}

export const lessonsOf = ({ modules }: MemoryCourse): MemoryLesson[] =>
  modules.flatMap(({ lessons }) => lessons)

/** The outline beside a lesson, with the learner's ticks. */
export const outlineOf = ({ of, done }: MemoryEnrolment): CourseOutlineModule[] =>
  of.modules.map(({ _id, title, lessons }, at) => ({
    _id,
    order: at + 1,
    title,
    lessons: lessons.map((lesson, place) => ({
      _id: lesson._id,
      order: place + 1,
      title: lesson.title,
      completed: done.has(lesson._id),
    })),
  }))

/** The first lesson that is not completed, else the last one. */
const currentLesson = ({ of, done }: MemoryEnrolment) =>
  (lessonsOf(of).find(({ _id }) => !done.has(_id)) ?? lessonsOf(of).at(-1))?._id ?? null

/** The courses and who is enrolled in them. */
export function courseRecords(now: () => string) {
  const items: CatalogueItem[] = []
  const courses: MemoryCourse[] = []
  const enrolments: MemoryEnrolment[] = []
  const bySlug = (slug: string) => courses.find(({ course }) => course.slug === slug)
  const join = (of: MemoryCourse, personId: string, values: Partial<MemoryEnrolment> = {}) => {
    const fresh = {
      enrolledAt: now(),
      completedAt: null,
      done: new Set<string>(),
      positions: new Map(),
      passes: new Map(),
    }
    const enrolment = {
      _id: `enrolment-${enrolments.length + 1}`,
      personId,
      of,
      ...fresh,
      ...values,
    }
    enrolments.unshift(enrolment)
    return enrolment
  }
  const find = (of: MemoryCourse, personId: string) =>
    enrolments.find((enrolment) => enrolment.of === of && enrolment.personId === personId)

  return {
    items,
    courses,
    bySlug,
    join,
    find,
    /** The enrollments of a learner, newest first. */
    enrolmentsOf: (personId: string) =>
      enrolments.filter((enrolment) => enrolment.personId === personId),
    forget: (personId: string) =>
      enrolments.splice(
        0,
        Infinity,
        ...enrolments.filter((enrolment) => enrolment.personId !== personId),
      ),
    adapter: (person: () => { id: string; isSubscriber: boolean }): CourseAdapter => {
      const requireCourse = (courseId: string) =>
        requireFound(
          courses.find(({ course }) => course._id === courseId),
          'course_not_found',
        )
      return {
        get: async (slug) => requireFound(bySlug(slug), 'course_not_found').course,
        status: async (courseId) => {
          const { id } = person()
          const enrolment = find(
            requireCourse(checkInput(courseStatus.body, { courseId }).courseId),
            id,
          )
          return enrolment
            ? {
                currentLesson: currentLesson(enrolment),
                completed: enrolment.completedAt !== null,
                lessonIds: lessonsOf(enrolment.of).map(({ _id }) => _id),
              }
            : null
        },
        enrol: async (...given) => {
          const { id, isSubscriber } = person()
          const { courseId, accessCode } = checkInput(enrol.body, {
            courseId: given[0],
            accessCode: given[1],
          })
          const of = requireCourse(courseId)
          const before = find(of, id)
          if (before) return { currentLesson: currentLesson(before) }
          if (of.course.accessType === 'subscription' && !isSubscriber)
            throw refusal('subscription_required')
          if (of.course.accessType === 'invite' && !accessCode)
            throw refusal('invite_code_required')
          if (of.course.accessType === 'invite' && accessCode?.toUpperCase() !== of.inviteCode) {
            throw refusal('invite_code_invalid')
          }
          return { currentLesson: currentLesson(join(of, id)) }
        },
      }
    },
  }
}

export type CourseRecords = ReturnType<typeof courseRecords>
