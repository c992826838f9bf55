import type { ContentRows } from './content.store.ts'
import { headingNames, renameHeadings } from './headings.ts'
import { renderMarkdown } from './html.ts'
import { idsBy } from './rows.ts'
import type { Course } from './types.ts'

const keyOf = (id: string, locale: string) => `${id} ${locale}`

/** The ids of stored translations, by what they translate. */
export const idsOfTranslations = ({ courseTranslations, lessonTranslations }: ContentRows) => ({
  course: idsBy(courseTranslations, ({ courseId, locale }) => keyOf(courseId, locale)),
  lesson: idsBy(lessonTranslations, ({ lessonId, locale }) => keyOf(lessonId, locale)),
})

/** Adds the translations of a course whose lessons have their rows already. */
export function addTranslations(
  course: Course,
  courseId: string,
  ids: ReturnType<typeof idsOfTranslations>,
  rows: ContentRows,
): void {
  if (course.translations.length === 0) return
  const lessons = new Map(
    rows.lessons.filter((row) => row.courseId === courseId).map((row) => [row.key, row]),
  )
  for (const { locale, lessons: translated, modules, outcomes, ...texts } of course.translations) {
    rows.courseTranslations.push({
      ...texts,
      id: ids.course(keyOf(courseId, locale)),
      courseId,
      locale,
      learningOutcomes: outcomes,
      moduleTitles: modules,
    })
    for (const { name, title, text = '', quiz = null, isOutdated } of translated) {
      const lesson = lessons.get(name)
      if (!lesson) continue
      rows.lessonTranslations.push({
        id: ids.lesson(keyOf(lesson.id, locale)),
        lessonId: lesson.id,
        locale,
        title,
        descriptionHtml: renameHeadings(
          renderMarkdown(text),
          headingNames(lesson.descriptionHtml ?? ''),
        ),
        quiz,
        isOutdated,
      })
    }
  }
}
