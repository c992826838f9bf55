import type { Course } from '@rampart/contract/entities/course'
import type { QuizReview } from '@rampart/contract/entities/quizReview'
import { participant, task } from '../bootcampFixtures.ts'
import type { ContractCourse, ContractSite } from '../contract/contractSite.ts'
import { catalogue, course as courseFixture, profile } from '../fixtures.ts'
import { lab } from '../labFixtures.ts'
import { memoryTotpCode } from './factors.ts'
import { memoryAuthenticator } from './memoryAuthenticator.ts'
import { labServer } from './labServer.ts'
import { lesson } from '../learningFixtures.ts'
import { memoryDrafts } from '../memoryAdapters.ts'
import { taskServer } from './taskServer.ts'
import type { TaskServer } from './taskServer.ts'
import type { MemoryCourse, MemoryLesson } from './courseRecords.ts'
import { memorySite } from './memorySite.ts'

/** Four questions of three options, the first of which is right; the second takes several. */
function quizOf(_id: string): QuizReview {
  const questions = [1, 2, 3, 4].map((place) => {
    const options = ['a', 'b', 'c'].map((letter) => ({
      optionId: `${_id}-${place}${letter}`,
      text: `Option ${letter}`,
    }))
    const right = options.slice(0, place === 2 ? 2 : 1).map(({ optionId }) => optionId)
    return {
      _id: `${_id}-${place}`,
      questionText: `Question ${place}`,
      allowMultipleSelection: place === 2,
      options,
      correctOptions: right,
      selectedOptions: [],
      explanation: '',
    }
  })
  return { _id, title: 'The quiz', questions }
}

/** Two modules of two videos, and one of a quiz. */
function courseOf(
  values: Pick<Course, 'slug' | 'title' | 'accessType' | 'completionCredential'>,
  inviteCode: string,
): MemoryCourse {
  const { slug } = values
  const review = quizOf(`${slug}-quiz`)
  const video = (key: string): MemoryLesson => {
    const { description, type, library, content, videoUrl, film, quizWithQuestions } = lesson
    return {
      _id: `${slug}-${key}`,
      title: `Lesson ${key}`,
      description,
      type,
      library,
      content,
      videoUrl,
      film,
      quizWithQuestions,
    }
  }
  const questions = review.questions.map(
    ({ _id, questionText, allowMultipleSelection, options }) => ({
      _id,
      questionText,
      allowMultipleSelection,
      options,
    }),
  )
  const quizWithQuestions = { _id: review._id, title: review.title, instructions: '', questions }
  const quiz: MemoryLesson = {
    ...video('quiz-lesson'),
    type: 'quiz',
    library: null,
    content: null,
    videoUrl: null,
    film: null,
    quizWithQuestions,
  }
  const modules = [[video('1'), video('2')], [video('3'), video('4')], [quiz]].map(
    (lessons, at) => ({
      _id: `${slug}-module-${at}`,
      title: `Module ${at}`,
      lessons,
    }),
  )
  const outline = modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map(({ title, type }) => ({ title, type })),
  }))
  return {
    course: { ...courseFixture, ...values, _id: `id-${slug}`, outline, lessons: 5 },
    modules,
    inviteCode,
    reviews: [review],
  }
}

/** The contract's site in memory. */
export function memoryContractSite(): ContractSite {
  const site = memorySite()
  const { people, courses, credentials } = site
  const tasks = new Map<string, TaskServer>()
  const servers = new Map<string, ReturnType<typeof labServer>>()
  let made = 0
  const next = () => (made += 1)
  return {
    adapters: ({ learner, bootcamp } = {}) =>
      site.adapters({ learner: () => learner, bootcamp: () => bootcamp }),
    verification: () => site.verification,
    drafts: memoryDrafts,
    addLearner: async (balance) => {
      const owner = `learner-${next()}`
      const labs = labServer([], { owner, credits: balance })
      servers.set(owner, labs)
      const person = people.add(
        { ...profile, email: `${owner}@example.org` },
        'Correct-horse-7',
        labs,
      )
      const { firstName, lastName, email } = person.profile
      return {
        id: person.id,
        firstName,
        lastName,
        email,
        password: person.password,
        token: people.issueToken(person),
      }
    },
    subscribe: async ({ email }) => {
      const person = people.byEmail(email)
      if (person) person.isSubscriber = true
    },
    addCourse: async ({ inviteCode, labs = [], ...values }): Promise<ContractCourse> => {
      const slug = `course-${next()}`
      const made = courseOf({ slug, title: `Course ${slug}`, ...values }, inviteCode)
      made.course.labs = site.labs.filter(({ path }) => labs.includes(path))
      const { _id: id, title, domain, level, duration, thumbnail } = made.course
      courses.courses.push(made)
      courses.items.push({
        id,
        slug,
        path: null,
        type: 'course',
        title,
        image: thumbnail,
        domain,
        level,
        duration,
        ...(values.accessType !== 'open' && { accessType: values.accessType }),
      })
      const [review] = made.reviews
      const answers = (choose: (question: QuizReview['questions'][number]) => string[]) =>
        (review?.questions ?? []).map((question) => ({
          questionId: question._id,
          selectedOptions: choose(question),
        }))
      return {
        slug,
        title,
        lessonIds: made.modules.flatMap(({ lessons }) => lessons.map(({ _id }) => _id)),
        quizId: review?._id ?? '',
        rightAnswers: answers(({ correctOptions }) => correctOptions),
        wrongAnswers: answers(({ options }) => options.slice(-1).map(({ optionId }) => optionId)),
      }
    },
    addLab: async () => {
      const path = `lab-${next()}`
      const title = `Lab ${path}`
      site.labs.push({ ...lab, path, title })
      const [item] = catalogue
      if (item) courses.items.push({ ...item, id: path, slug: null, path, type: 'lab', title })
      return { path, title }
    },
    // They are there from the start.
    addPages: async () => {},
    moveSession: async (sessionId, to) =>
      [...servers.values()].find((server) => server.session(sessionId))?.move(sessionId, to),
    reportChecks: async (sessionId, holding) =>
      [...servers.values()].find((server) => server.session(sessionId))?.report(sessionId, holding),
    addParticipant: async () => {
      const id = `participant-${next()}`
      const user = { ...participant, email: `${id}@example.org` }
      const added = site.addParticipant(user, taskServer(task))
      tasks.set(id, added.tasks)
      return { id, bootcampSlug: 'aws', user, token: added.token }
    },
    review: async ({ id }, status, comment) => tasks.get(id)?.change({ status, comment }),
    revoke: async (id) => credentials.revoke(id),
    openingLink: async (email) => site.openingLink(email),
    mailedCode: async (email) => people.mailedCode(email),
    totpCode: async () => memoryTotpCode,
    authenticator: memoryAuthenticator,
  }
}
