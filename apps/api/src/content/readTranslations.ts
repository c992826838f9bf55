import { check } from './check.ts'
import type { ContentFiles } from './files.ts'
import type { Problems } from './problems.ts'
import { readTranslatedLesson } from './readTranslatedLesson.ts'
import { courseTranslationSchema } from './schema.ts'
import { joinLines } from './text.ts'
import type { Course, Lesson, Translation } from './types.ts'
import { isOutdated } from './translationSource.ts'
import { parseFrontMatter } from './yaml.ts'

/** Tags as browsers and pages write them: 'ar', 'pt-BR', 'zh-Hant'. */
const localeName = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/

/** The course as its files are in English. */
export type SourceCourse = Omit<Course, 'translations'>

/** The translations of a course, in `translations/<locale>/`. */
export async function readTranslations(
  files: ContentFiles,
  course: SourceCourse,
  problems: Problems,
): Promise<Translation[]> {
  const folder = `${files.top}/courses/${course.slug}/translations`
  if (!(await files.has(folder))) return []
  const listing = await files.list(folder)
  for (const file of listing?.files ?? [])
    problems.add(`${folder}/${file}`, undefined, 'does not belong here: expected folders only')
  const found: Translation[] = []
  for (const locale of listing?.folders ?? []) {
    if (!localeName.test(locale) || /^en\b/.test(locale)) {
      const message =
        'must be named by the tag of a language other than English, such as ar or pt-BR'
      problems.add(`${folder}/${locale}`, undefined, message)
      continue
    }
    const translation = await readTranslation(files, course, `${folder}/${locale}`, problems)
    if (translation) found.push({ locale, ...translation })
  }
  return found
}

type Read = Omit<Translation, 'locale'>

async function readTranslation(
  files: ContentFiles,
  course: SourceCourse,
  folder: string,
  problems: Problems,
): Promise<Read | undefined> {
  const entries = await files.list(folder)
  for (const name of [
    ...(entries?.files ?? []).filter((file) => file !== 'course.md'),
    ...(entries?.folders ?? []).filter((sub) => sub !== 'lessons'),
  ])
    problems.add(
      `${folder}/${name}`,
      undefined,
      'does not belong here: a translation contains course.md and lessons/',
    )
  const lessons = await readLessons(files, course, `${folder}/lessons`, problems)
  const file = `${folder}/course.md`
  const text = await files.text(file)
  const parts = text === undefined ? undefined : parseFrontMatter(text, file, problems)
  if (!parts) return undefined
  const description = joinLines(parts.body.text)
  if (!description) problems.add(file, parts.body.line, 'has no description below the front matter')
  const front = check(courseTranslationSchema, parts.front, file, problems)
  const original = await files.text(`${files.top}/courses/${course.slug}/course.md`)
  if (!front || original === undefined) return undefined
  for (const key of ['outcomes', 'requirements', 'modules'] as const)
    if (front[key].length !== course[key].length)
      problems.add(
        file,
        parts.front.lineOf([key]),
        `${key} must have ${course[key].length} entries, as in English (got ${front[key].length})`,
      )
  const { source, ...texts } = front
  return {
    ...texts,
    description,
    lessons,
    isOutdated: isOutdated(source, original, file, parts.front, problems),
  }
}

async function readLessons(
  files: ContentFiles,
  course: SourceCourse,
  folder: string,
  problems: Problems,
): Promise<Translation['lessons']> {
  if (!(await files.has(folder))) return []
  const listing = await files.list(folder)
  for (const sub of listing?.folders ?? [])
    problems.add(`${folder}/${sub}`, undefined, 'does not belong here: lessons are files')
  const lessons = new Map<string, Lesson>(
    course.modules
      .flatMap((module) => module.lessons)
      .map((lesson) => [`${lesson.name}.${lesson.type === 'quiz' ? 'yaml' : 'md'}`, lesson]),
  )
  const found: Translation['lessons'] = []
  for (const entry of listing?.files ?? []) {
    const lesson = lessons.get(entry)
    const file = `${folder}/${entry}`
    if (!lesson) {
      problems.add(
        file,
        1,
        `translates no lesson of the course (it has ${[...lessons.keys()].join(', ')})`,
      )
      continue
    }
    const original = await files.text(`${files.top}/courses/${course.slug}/lessons/${entry}`)
    const read =
      original === undefined
        ? undefined
        : await readTranslatedLesson(files, { lesson, original }, file, problems)
    if (read) found.push(read)
  }
  return found
}
