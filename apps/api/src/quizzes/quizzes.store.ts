import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { lessonIn } from '../translations/translated.store.ts'
import { lessons } from '../lessons/lessons.tables.ts'
import { options, questions, quizPasses, quizzes } from './quizzes.tables.ts'

/**
 * A quiz with the learner's enrolment in its course, which is null if there is none; with its texts
 * in a language, if one is asked for.
 */
export async function findQuiz(
  db: Database,
  userId: string,
  quizId: string,
  language: string | null = null,
) {
  const [row] = await db
    .select({
      quiz: getTableColumns(quizzes),
      courseId: lessons.courseId,
      enrolmentId: enrolments.id,
      translation: language === null ? sql<null>`null::json` : lessonIn(lessons.id, language),
    })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, lessons.courseId), eq(enrolments.userId, userId)),
    )
    .where(eq(quizzes.id, quizId))
    .limit(1)
  return row ?? null
}

export async function findQuizOfLesson(db: Database, lessonId: string) {
  const [row] = await db.select().from(quizzes).where(eq(quizzes.lessonId, lessonId)).limit(1)
  return row ?? null
}

/**
 * The lessons of a course with these names, each with its text, and that in a language, if one is
 * asked for.
 */
export const listNamedLessons = (
  db: Database,
  courseId: string,
  keys: readonly string[],
  language: string | null,
) =>
  db
    .select({
      id: lessons.id,
      key: lessons.key,
      title: lessons.title,
      html: lessons.descriptionHtml,
      translation:
        language === null ? sql<null>`null::json` : lessonIn(sql`${lessons}.id`, language),
    })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), inArray(lessons.key, [...keys])))
    .limit(200)

/** More than a submission may have: 200 questions of 50 options. */
const maxOptions = 10_000

/** The options of a quiz in order, each with its question. */
export function listOptions(db: Database, quizId: string) {
  return db
    .select({
      question: getTableColumns(questions),
      option: { id: options.id, text: options.text, isCorrect: options.isCorrect },
    })
    .from(questions)
    .innerJoin(options, eq(options.questionId, questions.id))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.position), asc(options.position))
    .limit(maxOptions)
}

export async function findPass(db: Database, enrolmentId: string, quizId: string) {
  const [row] = await db
    .select()
    .from(quizPasses)
    .where(and(eq(quizPasses.enrolmentId, enrolmentId), eq(quizPasses.quizId, quizId)))
    .limit(1)
  return row ?? null
}

/** Stores a pass unless there is one, also in parallel. */
export async function insertPass(
  db: Database,
  pass: typeof quizPasses.$inferInsert,
): Promise<void> {
  await db
    .insert(quizPasses)
    .values(pass)
    .onConflictDoNothing({ target: [quizPasses.enrolmentId, quizPasses.quizId] })
}

/** Whether the lesson has a quiz that is not passed yet. */
export async function hasOpenQuiz(
  db: Database,
  lessonId: string,
  enrolmentId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .leftJoin(
      quizPasses,
      and(eq(quizPasses.quizId, quizzes.id), eq(quizPasses.enrolmentId, enrolmentId)),
    )
    .where(and(eq(quizzes.lessonId, lessonId), isNull(quizPasses.quizId)))
    .limit(1)
  return rows.length === 1
}
