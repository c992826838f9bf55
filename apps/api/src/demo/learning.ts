import { listLessons } from '../courses/courses.store.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { lessonCompletions } from '../lessons/lessons.tables.ts'
import { readQuestions } from '../quizzes/questions.ts'
import { findQuizOfLesson, insertPass } from '../quizzes/quizzes.store.ts'
import { courseId as idOf, daysBefore } from './shared.ts'
import type { DemoUser } from './shared.ts'

/** One open course, two completed ones with their credentials, and a revoked certificate. */
export async function addLearning(db: Database, user: DemoUser, now: Date): Promise<void> {
  const linux = await idOf(db, 'linux-for-cloud')
  const incident = await idOf(db, 'incident-response-101')
  const containers = await idOf(db, 'container-fundamentals')
  await enrol(db, user, {
    courseId: linux,
    enrolledAt: daysBefore(now, 12),
    completedAt: null,
    lessons: 3,
  })
  await enrol(db, user, {
    courseId: incident,
    enrolledAt: daysBefore(now, 45),
    completedAt: daysBefore(now, 38),
  })
  await enrol(db, user, {
    courseId: containers,
    enrolledAt: daysBefore(now, 30),
    completedAt: daysBefore(now, 20),
  })

  const holder = {
    source: 'course',
    userId: user.id,
    participantName: `${user.firstName} ${user.lastName}`,
  } as const
  await db.insert(credentials).values([
    {
      ...holder,
      credentialId: 'CSN-DEMO000001',
      type: 'certificate',
      courseId: incident,
      title: 'Incident Response 101',
      issuedAt: daysBefore(now, 38),
    },
    {
      ...holder,
      credentialId: 'CSN-DEMO000003',
      type: 'certificate',
      courseId: linux,
      title: 'Linux for the Cloud (an earlier edition)',
      status: 'Revoked',
      issuedAt: daysBefore(now, 55),
    },
    {
      ...holder,
      credentialId: 'BDG-DEMO000001',
      type: 'badge',
      courseId: containers,
      title: 'Container Fundamentals',
      issuedAt: daysBefore(now, 20),
    },
  ])
}

interface Progress {
  courseId: string
  enrolledAt: Date
  completedAt: Date | null
  /** How many lessons are completed, from the first; all if omitted. */
  lessons?: number
}

/** Completions are one day apart from the enrolment on, none later than the end of the course. */
async function enrol(
  db: Database,
  user: DemoUser,
  { courseId, enrolledAt, completedAt, lessons }: Progress,
): Promise<void> {
  const enrolmentId = crypto.randomUUID()
  await db
    .insert(enrolments)
    .values({ id: enrolmentId, userId: user.id, courseId, enrolledAt, completedAt })
  const done = (await listLessons(db, courseId)).slice(0, lessons)
  const times = done.map((_, at) => {
    const time = daysBefore(enrolledAt, -1 - at)
    return completedAt && (time > completedAt || at === done.length - 1) ? completedAt : time
  })
  await db
    .insert(lessonCompletions)
    .values(done.map(({ id }, at) => ({ enrolmentId, lessonId: id, completedAt: times[at] })))
  for (const [at, { id }] of done.entries())
    await passQuiz(db, enrolmentId, id, times[at] ?? enrolledAt)
}

/**
 * Passes the lesson's quiz, if it has one, with all answers right: otherwise the lesson could not
 * be completed.
 */
async function passQuiz(
  db: Database,
  enrolmentId: string,
  lessonId: string,
  passedAt: Date,
): Promise<void> {
  const quiz = await findQuizOfLesson(db, lessonId)
  if (!quiz) return
  const questions = await readQuestions(db, quiz.id)
  await insertPass(db, {
    enrolmentId,
    quizId: quiz.id,
    score: 100,
    selectedOptions: questions.flatMap(({ correctOptions }) => correctOptions),
    passedAt,
  })
}
