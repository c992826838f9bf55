import { levels } from '@rampart/contract/entities/values'
import type { Level } from '@rampart/contract/entities/values'
import type { ContentRows, Kept } from './content.store.ts'
import { renderMarkdown } from './html.ts'
import { idsBy, placeItems } from './rows.ts'
import { addTranslations, idsOfTranslations } from './translationRows.ts'
import type { Content, Course, Lesson, Quiz } from './types.ts'

/**
 * The wanted rows, from the content and the stored rows. Instructors, courses, labs and lessons of
 * the same name keep their ids. Courses and labs that are no longer in the content stay as they
 * are, unlisted, if they are in `kept`.
 */
export function contentRows(content: Content, stored: ContentRows, kept: Kept): ContentRows {
  const rows: ContentRows = {
    instructors: [],
    courses: [],
    modules: [],
    lessons: [],
    quizzes: [],
    questions: [],
    options: [],
    courseTranslations: [],
    lessonTranslations: [],
    labs: [],
    pages: [],
  }
  const instructorId = idsBy(stored.instructors, ({ key }) => key)
  rows.instructors = content.instructors.map(({ id, picture, ...instructor }) => ({
    id: instructorId(id),
    key: id,
    ...instructor,
    profilePic: picture,
  }))
  const teacherId = idsBy(rows.instructors, ({ key }) => key)

  const courseId = idsBy(stored.courses, ({ slug }) => slug)
  const known = byParent(stored)
  const translationIds = idsOfTranslations(stored)
  for (const course of content.courses) {
    const id = courseId(course.slug)
    const lessons = course.modules.flatMap((module) => module.lessons)
    rows.courses.push({
      id,
      slug: course.slug,
      title: course.title,
      description: course.description,
      level: course.level,
      domain: course.domain,
      sign: course.sign ?? null,
      accessType: course.access,
      completionCredential: course.credential,
      badgePicture: course.badgePicture,
      learningOutcomes: course.outcomes,
      requirements: course.requirements,
      labs: course.labs,
      translations: course.translations.map(({ locale }) => locale),
      instructorId: teacherId(course.instructor),
      previewLibrary: course.preview.library,
      previewContent: course.preview.content,
      minutes: lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
      newestRank: newestRank(course.published),
      position: suggestedRank(course.level, course.access),
      listed: true,
    })
    addModules(course, id, known, rows)
    addTranslations(course, id, translationIds, rows)
  }
  const labId = idsBy(stored.labs, ({ path }) => path)
  rows.labs = content.labs.map(({ guide, published, sign = null, ...lab }) => ({
    id: labId(lab.path),
    ...lab,
    sign,
    newestRank: newestRank(published),
    position: suggestedRank(lab.level, 'open') + 5,
    guideHtml: renderMarkdown(guide),
  }))
  const pageId = idsBy(stored.pages, ({ slug }) => slug)
  rows.pages = content.pages.map(({ text, ...page }) => ({
    id: pageId(page.slug),
    ...page,
    html: renderMarkdown(text),
  }))
  addKept(stored, kept, rows)
  return rows
}

/** What anyone can start comes before what has to be asked for. */
const accessRanks: Readonly<Record<Course['access'], number>> = {
  open: 0,
  subscription: 10,
  invite: 20,
}

/**
 * The place in the order that the catalogue suggests: what beginners can start at once first, then
 * labs of the same level.
 */
const suggestedRank = (level: Level, access: Course['access']): number =>
  levels.indexOf(level) * 100 + accessRanks[access]

/** Days from the publication to 1970; 0 without a date. */
const newestRank = (published: string | undefined): number =>
  published === undefined ? 0 : -Math.floor(Date.parse(published) / 86_400_000)

/**
 * The stored rows by their parents: looking through all of them for each course would take time
 * that grows with its square.
 */
const byParent = ({ modules, lessons, quizzes, questions, options }: ContentRows) => ({
  modules: Map.groupBy(modules, ({ courseId }) => courseId),
  lessons: Map.groupBy(lessons, ({ courseId }) => courseId),
  quizId: idsBy(quizzes, ({ lessonId }) => lessonId),
  questions: Map.groupBy(questions, ({ quizId }) => quizId),
  options: Map.groupBy(options, ({ questionId }) => questionId),
})

type Known = ReturnType<typeof byParent>

function addModules(course: Course, courseId: string, known: Known, rows: ContentRows): void {
  const siblings = (known.modules.get(courseId) ?? []).map(({ id, position, title }) => ({
    id,
    position,
    text: title,
  }))
  const lessonId = idsBy(known.lessons.get(courseId) ?? [], ({ key }) => key)
  for (const { id, position, item } of placeItems(siblings, course.modules, ({ title }) => title)) {
    rows.modules.push({ id, courseId, title: item.title, position })
    for (const [at, lesson] of item.lessons.entries()) {
      addLesson(
        lesson,
        { id: lessonId(lesson.name), courseId, moduleId: id, position: at + 1 },
        known,
        rows,
      )
    }
  }
}

const textOf = (item: { text: string }): string => item.text

interface LessonPlace {
  id: string
  courseId: string
  moduleId: string
  /** From 1, within the module. */
  position: number
}

function addLesson(lesson: Lesson, place: LessonPlace, known: Known, rows: ContentRows): void {
  const { name: key, title, type, minutes } = lesson
  const video = lesson.type === 'video' ? lesson.video : undefined
  rows.lessons.push({
    ...place,
    key,
    title,
    type,
    minutes,
    descriptionHtml: lesson.type === 'video' ? renderMarkdown(lesson.text) : '',
    videoLibrary: video?.library ?? null,
    videoContent: video?.content ?? null,
  })
  if (lesson.type === 'quiz') addQuiz(lesson.quiz, title, place.id, known, rows)
}

function addQuiz(
  quiz: Quiz,
  title: string,
  lessonId: string,
  known: Known,
  rows: ContentRows,
): void {
  const quizId = known.quizId(lessonId)
  rows.quizzes.push({
    id: quizId,
    lessonId,
    title,
    instructions: quiz.instructions,
    passMark: quiz.passMark,
  })
  const siblings = known.questions.get(quizId) ?? []
  for (const { id: questionId, position, item } of placeItems(siblings, quiz.questions, textOf)) {
    const { text, multiple, explanation, see } = item
    rows.questions.push({
      id: questionId,
      quizId,
      position,
      text,
      allowMultipleSelection: multiple,
      explanation,
      seeLesson: see?.lesson ?? null,
      seeHeading: see?.heading ?? null,
    })
    const answers = known.options.get(questionId) ?? []
    for (const { id, position: place, item: option } of placeItems(answers, item.options, textOf)) {
      rows.options.push({
        id,
        questionId,
        position: place,
        text: option.text,
        isCorrect: option.correct,
      })
    }
  }
}

/** Adds the kept courses and labs that are no longer in the content, with all their rows. */
function addKept(stored: ContentRows, kept: Kept, rows: ContentRows): void {
  const labIds = new Set(rows.labs.map(({ id }) => id))
  for (const lab of stored.labs)
    if (kept.labIds.has(lab.id) && !labIds.has(lab.id)) rows.labs.push({ ...lab, listed: false })

  const courseIds = new Set(rows.courses.map(({ id }) => id))
  const courses = stored.courses.filter(({ id }) => kept.courseIds.has(id) && !courseIds.has(id))
  const within = new Set(courses.map(({ id }) => id))
  const take = <R extends { id: string }>(all: readonly R[], parentOf: (row: R) => string): R[] => {
    const taken = all.filter((row) => within.has(parentOf(row)))
    for (const { id } of taken) within.add(id)
    return taken
  }
  const teachers = new Set(courses.map(({ instructorId }) => instructorId))
  const instructorIds = new Set(rows.instructors.map(({ id }) => id))
  rows.instructors.push(
    ...stored.instructors.filter(({ id }) => teachers.has(id) && !instructorIds.has(id)),
  )
  for (const course of courses) rows.courses.push({ ...course, listed: false })
  rows.modules.push(...take(stored.modules, ({ courseId }) => courseId))
  rows.lessons.push(...take(stored.lessons, ({ moduleId }) => moduleId))
  rows.quizzes.push(...take(stored.quizzes, ({ lessonId }) => lessonId))
  rows.questions.push(...take(stored.questions, ({ quizId }) => quizId))
  rows.options.push(...take(stored.options, ({ questionId }) => questionId))
  rows.courseTranslations.push(...take(stored.courseTranslations, ({ courseId }) => courseId))
  rows.lessonTranslations.push(...take(stored.lessonTranslations, ({ lessonId }) => lessonId))
}
