import type { Handlers } from './memoryHandlers.ts'

const message = 'Done.'

/** What a site in memory returns about lessons. */
export const lessonHandlers: Pick<
  Handlers,
  | 'getLesson'
  | 'completeLesson'
  | 'saveLessonPosition'
  | 'getTranscript'
  | 'submitQuiz'
  | 'practiceQuiz'
  | 'reviewQuiz'
  | 'ongoingCourses'
  | 'completedCourses'
  | 'nextSteps'
  | 'learnerMap'
  | 'getMapPage'
  | 'setMapPage'
  | 'viewMap'
> = {
  getLesson: async ({ adapters, params }) => ({
    message,
    data: await adapters.lesson.get(params.lessonId),
  }),
  completeLesson: async ({ adapters, params }) => {
    const { completed, nextLesson } = await adapters.lesson.complete(params.lessonId)
    const next = nextLesson === null ? null : { _id: nextLesson }
    return { data: { progress: { completed }, nextLesson: next } }
  },
  saveLessonPosition: async ({ adapters, params, body }) => {
    await adapters.lesson.savePosition(params.lessonId, body.seconds)
    return {}
  },
  getTranscript: async ({ adapters, params }) => ({
    data: await adapters.lesson.transcript(params.lessonId),
  }),
  submitQuiz: async ({ adapters, body }) => ({
    message,
    data: await adapters.lesson.submitQuiz(body.quizId, body.responses),
  }),
  practiceQuiz: async ({ adapters, body }) => ({
    data: { missed: await adapters.lesson.practiceQuiz(body.quizId, body.responses) },
  }),
  reviewQuiz: async ({ adapters, params }) => ({
    data: await adapters.lesson.reviewQuiz(params.quizId),
  }),

  ongoingCourses: async ({ adapters }) => ({ message, data: await adapters.learning.ongoing() }),
  completedCourses: async ({ adapters }) => ({
    message,
    data: await adapters.learning.completed(),
  }),
  nextSteps: async ({ adapters, params }) => ({ data: await adapters.learning.next(params.slug) }),
  learnerMap: async ({ adapters }) => ({ data: await adapters.learning.map() }),
  getMapPage: async ({ adapters }) => ({ data: await adapters.learning.mapPage() }),
  setMapPage: async ({ adapters, body }) => ({ data: await adapters.learning.setMapPage(body) }),
  viewMap: async ({ adapters, params }) => ({
    data: await adapters.learning.publicMap(params.mapId),
  }),
}
