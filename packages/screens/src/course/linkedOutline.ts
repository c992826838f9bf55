import type { OutlineModule } from '@rampart/contract/entities/course'
import type { OutlineModule as ShownModule } from '@rampart/ui/CourseOutline'

/**
 * The public outline as it is shown; if the ids of all lessons are given, in order, each lesson is
 * a link.
 */
export function linkedOutline(
  outline: readonly OutlineModule[],
  lessonIds: readonly string[],
  lessonHref: (lessonId: string) => string,
  lang?: string,
): ShownModule[] {
  const ids = lessonIds.values()
  return outline.map(({ title, lessons }) => ({
    title,
    lang,
    lessons: lessons.map((lesson) => {
      const id = ids.next().value
      return {
        title: lesson.title,
        lang: lesson.lang,
        type: lesson.type === 'video' ? 'video' : 'other',
        href: id && lessonHref(id),
      }
    }),
  }))
}
