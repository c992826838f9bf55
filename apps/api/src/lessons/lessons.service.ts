import type { CourseOutlineModule, Lesson } from '@rampart/contract/entities/lesson'
import type { Transcript } from '@rampart/contract/entities/transcript'
import type { AppContext } from '../appContext.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import { readLessonQuiz } from '../quizzes/lessonQuiz.ts'
import type { Film } from './videos.ts'
import type { lessons } from './lessons.tables.ts'
import { findLearnersLesson, findLesson, findLessonPage, upsertPosition } from './lessons.store.ts'
import type { OutlineEntry } from './lessons.store.ts'
import type { TranslatedCourse } from '../translations/translated.store.ts'
import { requireEnrolment } from './requireEnrolment.ts'

type LessonVideo = typeof lessons.$inferSelect

/** The errors of every call about a lesson. */
export type RefuseLesson = Refuse<'lesson_not_found' | 'not_enrolled'>

/** A lesson of a course that the learner is enrolled in. Throws 404 and 403. */
export async function requireLesson(
  db: Database,
  userId: string,
  lessonId: string,
  refuse: RefuseLesson,
) {
  return requireEnrolment(
    isUuid(lessonId) ? await findLesson(db, userId, lessonId) : null,
    refuse,
    () => refuse('lesson_not_found'),
  )
}

/** Finds the films of lessons. */
export interface Videos {
  /** The address of the player of a video; null for the recording of a terminal. */
  readonly addressOf: (library: string, content: string) => string | null
  /** The captions and recording of a film that this site plays itself; null for any other. */
  readonly filmOf: (
    video: Pick<LessonVideo, 'videoLibrary' | 'videoContent'>,
    language?: string | null,
  ) => Promise<Film | null>
}

/** The captions of the lesson's film, for a learner who is enrolled. */
export async function readTranscript(
  db: Database,
  userId: string,
  lessonId: string,
  { filmOf }: Videos,
  language: string | null,
  refuse: RefuseLesson,
): Promise<Transcript | null> {
  const { lesson } = await requireLesson(db, userId, lessonId, refuse)
  const film = await filmOf(lesson, language)
  return film && { language: film.captions.language, cues: [...film.captions.cues] }
}

type LessonPage = NonNullable<Awaited<ReturnType<typeof findLessonPage>>>

/** About how many bytes the kept content of a lesson takes. */
const sizeOf = ({ lesson, outline, translated }: LessonPage) =>
  2 * (lesson.descriptionHtml.length + (translated?.html.length ?? 0)) +
  400 * (outline?.length ?? 0)

/** A lesson for the learner. The content is read once for all learners, until it changes. */
export async function readLesson(
  { db, contentCache }: Pick<AppContext, 'db' | 'contentCache'>,
  userId: string,
  lessonId: string,
  { addressOf, filmOf }: Videos,
  language: string | null,
  refuse: RefuseLesson,
): Promise<Lesson> {
  const missing = () => refuse('lesson_not_found')
  const { enrolmentId, position, completed } = requireEnrolment(
    isUuid(lessonId) ? await findLearnersLesson(db, userId, lessonId) : null,
    refuse,
    missing,
  )
  const { lesson, course, translated, translatedCourse, ...page } = await contentCache.read(
    `lesson ${language} ${lessonId}`,
    async () => {
      const found = await findLessonPage(db, lessonId, language)
      if (!found) throw missing()
      return found
    },
    sizeOf,
  )
  const { videoLibrary: library, videoContent: content } = lesson
  const film = await filmOf(lesson)
  const outline = page.outline ?? []
  const previous = outline[outline.findIndex(({ id }) => id === lesson.id) - 1]
  const quiz =
    lesson.type === 'quiz' ? await readLessonQuiz(db, lesson.id, enrolmentId, translated) : null
  const lang = language === null ? {} : { lang: language }
  return {
    _id: lesson.id,
    title: translated?.title ?? lesson.title,
    ...(translated && lang),
    ...(translated?.isOutdated && { isOutdated: true }),
    description: translated?.html ?? lesson.descriptionHtml,
    type: lesson.type,
    library,
    content,
    film: film && {
      isDemo: film.recordingUrl === null,
      seconds: film.captions.seconds,
      recordingUrl: film.recordingUrl,
    },
    videoUrl: library !== null && content !== null ? addressOf(library, content) : null,
    module: lesson.moduleId,
    course: translatedCourse ? { ...course, title: translatedCourse.title, ...lang } : course,
    previousLesson: previous ? { _id: previous.id } : null,
    courseOutline: toModules(outline, new Set(completed), translatedCourse, lang),
    quizWithQuestions: quiz && quiz.quiz,
    passedQuiz: quiz && quiz.passed,
    position: position ?? 0,
  }
}

function toModules(
  outline: readonly OutlineEntry[],
  completed: ReadonlySet<string>,
  translation: TranslatedCourse | null,
  lang: { lang?: string },
): CourseOutlineModule[] {
  const byId = new Map<string, CourseOutlineModule>()
  for (const { id, title, order, module } of outline) {
    const known = byId.get(module.id) ?? {
      _id: module.id,
      order: module.order,
      ...(translation
        ? { title: translation.modules[byId.size] ?? module.title, ...lang }
        : { title: module.title }),
      lessons: [],
    }
    const translated = translation?.lessons[id]
    known.lessons.push({
      _id: id,
      order,
      title: translated ?? title,
      ...(translated !== undefined && lang),
      completed: completed.has(id),
    })
    byId.set(module.id, known)
  }
  return [...byId.values()]
}

/**
 * Saves where the learner left the video. For a lesson without a video it does nothing, without an
 * error, because a player may still be open when the lesson changes.
 */
export async function savePosition(
  db: Database,
  userId: string,
  lessonId: string,
  seconds: number,
  refuse: RefuseLesson,
): Promise<void> {
  const { lesson, enrolmentId } = await requireLesson(db, userId, lessonId, refuse)
  if (lesson.videoContent !== null) await upsertPosition(db, enrolmentId, lesson.id, seconds)
}
