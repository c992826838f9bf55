import { saveLessonPosition } from '@rampart/contract/calls/lesson'
import { practiceQuiz, submitQuiz } from '@rampart/contract/calls/quiz'
import { chooseNext } from '@rampart/contract/rules/nextSteps'
import { progressPercent } from '@rampart/contract/rules/progress'
import { defaultPassMark, scoreQuiz } from '@rampart/contract/rules/quizRules'
import type { MissedQuestion } from '@rampart/contract/entities/quizResult'
import type { QuizReview } from '@rampart/contract/entities/quizReview'
import type { LearningAdapter, LessonAdapter, QuizResponse } from '../../adapters/adapters.ts'
import type { MapPageAdapter } from '../../adapters/mapPageAdapter.ts'
import { transcript } from '../learningFixtures.ts'
import { lessonsOf, outlineOf } from './courseRecords.ts'
import type { CourseRecords, MemoryCourse, MemoryEnrolment } from './courseRecords.ts'
import { checkInput, refusal, requireFound } from './refusals.ts'

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join()

/** The questions that are answered wrong. Throws 400 for an answer to another quiz. */
function missedOf({ questions }: QuizReview, responses: readonly QuizResponse[]) {
  const answers = new Map(
    responses.map(({ questionId, selectedOptions }) => [questionId, selectedOptions]),
  )
  if (!responses.every(({ questionId }) => questions.some(({ _id }) => _id === questionId)))
    throw refusal('invalid_answers', { problem: 'question' })
  return questions.filter(
    ({ _id, correctOptions }) =>
      answers.has(_id) && !isSame(answers.get(_id) ?? [], correctOptions),
  )
}

/** The answer is in the course's first lesson: a site in memory knows no better. */
function placeOf({ _id }: QuizReview['questions'][number], of: MemoryCourse): MissedQuestion {
  const [lesson] = lessonsOf(of)
  return {
    questionId: _id,
    see: lesson ? { lessonId: lesson._id, lessonTitle: lesson.title, heading: null } : null,
  }
}

/** Lessons over the courses' records; `onCompleted` is called for each completed course, once. */
export function lessonAdapter(
  records: CourseRecords,
  person: () => { id: string },
  now: () => string,
  onCompleted: (course: MemoryCourse) => void,
): LessonAdapter {
  const enrolmentIn = (
    of: MemoryCourse | undefined,
    missing: 'lesson_not_found' | 'quiz_not_found',
  ): MemoryEnrolment => {
    const { id } = person()
    const enrolment = records.find(requireFound(of, missing), id)
    if (!enrolment) throw refusal('not_enrolled')
    return enrolment
  }
  const open = (lessonId: string) => {
    const enrolment = enrolmentIn(
      records.courses.find((course) => lessonsOf(course).some(({ _id }) => _id === lessonId)),
      'lesson_not_found',
    )
    const lessons = lessonsOf(enrolment.of)
    const place = lessons.findIndex(({ _id }) => _id === lessonId)
    return { enrolment, lessons, place, lesson: requireFound(lessons[place], 'lesson_not_found') }
  }
  const openQuiz = (quizId: string) => {
    const enrolment = enrolmentIn(
      records.courses.find(({ reviews }) => reviews.some(({ _id }) => _id === quizId)),
      'quiz_not_found',
    )
    const review = enrolment.of.reviews.find(({ _id }) => _id === quizId)
    return {
      enrolment,
      review: requireFound(review, 'quiz_not_found'),
    }
  }

  return {
    get: async (lessonId) => {
      const { enrolment, lessons, place, lesson } = open(lessonId)
      const previous = lessons[place - 1]
      return {
        ...lesson,
        module: enrolment.of.modules.find((module) => module.lessons.includes(lesson))?._id ?? null,
        course: { slug: enrolment.of.course.slug, title: enrolment.of.course.title },
        previousLesson: previous ? { _id: previous._id } : null,
        courseOutline: outlineOf(enrolment),
        passedQuiz: enrolment.passes.get(lesson.quizWithQuestions?._id ?? '')?.result ?? null,
        position: enrolment.positions.get(lessonId) ?? 0,
      }
    },
    complete: async (lessonId) => {
      const { enrolment, lessons, place, lesson } = open(lessonId)
      const { done, passes } = enrolment
      const quizId = lesson.quizWithQuestions?._id
      if (quizId !== undefined && !passes.has(quizId)) throw refusal('quiz_not_passed')
      done.add(lessonId)
      const isWhole = lessons.every(({ _id }) => done.has(_id))
      if (isWhole && enrolment.completedAt === null) {
        enrolment.completedAt = now()
        onCompleted(enrolment.of)
      }
      const next = lessons[place + 1] ?? lessons.find(({ _id }) => !done.has(_id))
      return { completed: enrolment.completedAt !== null, nextLesson: next?._id ?? null }
    },
    savePosition: async (lessonId, seconds) => {
      person()
      checkInput(saveLessonPosition.body, { seconds })
      const { enrolment, lesson } = open(lessonId)
      if (lesson.content !== null) enrolment.positions.set(lessonId, seconds)
    },
    transcript: async (lessonId) => {
      const { lesson } = open(lessonId)
      return lesson.film ? transcript : null
    },
    submitQuiz: async (quizId, responses) => {
      person()
      const given = checkInput(submitQuiz.body, { quizId, responses })
      const { enrolment, review } = openQuiz(given.quizId)
      const { questions } = review
      const missed = missedOf(review, given.responses)
      if (new Set(given.responses.map(({ questionId }) => questionId)).size < questions.length)
        throw refusal('invalid_answers', { problem: 'unanswered' })
      const result = scoreQuiz(questions.length - missed.length, questions.length)
      if (result.passed && !enrolment.passes.has(quizId))
        enrolment.passes.set(quizId, { result, responses: given.responses })
      return {
        ...result,
        passMark: defaultPassMark,
        missed: result.passed ? [] : missed.map((question) => placeOf(question, enrolment.of)),
      }
    },
    practiceQuiz: async (quizId, responses) => {
      person()
      const given = checkInput(practiceQuiz.body, { quizId, responses })
      const { enrolment, review } = openQuiz(given.quizId)
      return missedOf(review, given.responses).map((question) => placeOf(question, enrolment.of))
    },
    reviewQuiz: async (quizId) => {
      const { enrolment, review } = openQuiz(quizId)
      const pass = enrolment.passes.get(quizId)
      if (!pass) throw refusal('solution_locked')
      const selected = (questionId: string) =>
        pass.responses.find((response) => response.questionId === questionId)?.selectedOptions ?? []
      return {
        ...review,
        questions: review.questions.map((question) => ({
          ...question,
          selectedOptions: selected(question._id),
        })),
      }
    },
  }
}

/** The learner's courses over the same records. */
export function learningAdapter(
  records: CourseRecords,
  person: () => { id: string },
  solvedLabs: () => Promise<ReadonlySet<string>>,
): Omit<LearningAdapter, 'map' | keyof MapPageAdapter> {
  const own = () => records.enrolmentsOf(person().id)
  return {
    ongoing: async () =>
      own()
        .filter(({ completedAt }) => completedAt === null)
        .toSorted((a, b) => b.enrolledAt.localeCompare(a.enrolledAt))
        .map(({ _id, enrolledAt, done, of }) => {
          const { domain, title, slug } = of.course
          const open = lessonsOf(of).filter((lesson) => !done.has(lesson._id))
          return {
            _id,
            course: { domain, title, slug },
            enrolledAt,
            progress: progressPercent(done.size, lessonsOf(of).length),
            next: open[0] ? { _id: open[0]._id, title: open[0].title } : null,
            minutesLeft: 5 * open.length,
          }
        }),
    completed: async () =>
      own()
        .flatMap(({ _id, completedAt, of: { course } }) => {
          const { domain, title, slug } = course
          return completedAt === null ? [] : [{ _id, completedAt, course: { title, slug, domain } }]
        })
        .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt)),
    next: async (slug) => {
      const completed = new Set(
        own().flatMap(({ completedAt, of: { course } }) =>
          completedAt === null ? [] : [course.slug],
        ),
      )
      const { course } = requireFound(records.bySlug(slug), 'course_not_found')
      const solved = await solvedLabs()
      const open = records.items.filter((item) =>
        item.path === null
          ? item.slug !== slug && !completed.has(item.slug ?? '')
          : !solved.has(item.path),
      )
      return {
        course: chooseNext(
          course,
          open.filter(({ type }) => type === 'course'),
        ),
        lab: chooseNext(
          course,
          open.filter(({ type }) => type === 'lab'),
        ),
      }
    },
  }
}
