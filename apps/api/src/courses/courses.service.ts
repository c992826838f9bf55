import type { Course, OutlineModule } from '@rampart/contract/entities/course'
import { artworkPath } from '@rampart/contract/rules/artwork'
import { signOf } from '@rampart/contract/rules/signs'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import { findCoursePage } from './courses.store.ts'
import type { OutlineLesson } from './courses.store.ts'
import type { TranslatedCourse } from '../translations/translated.store.ts'

/** The address of a video at the host of the template. */
export const videoAddress = (template: string, library: string, content: string): string =>
  template
    .replaceAll('{library}', encodeURIComponent(library))
    .replaceAll('{content}', encodeURIComponent(content))

/** A course for its public page. Throws 404. */
export async function readCourse(
  db: Database,
  slug: string,
  videoTemplate: string,
  language: string | null,
  refuse: Refuse<'course_not_found'>,
): Promise<Course> {
  const row = await findCoursePage(db, slug, language)
  if (!row) throw refuse('course_not_found')
  const { course, instructor, translation } = row
  const lang = translation && language !== null ? { lang: language } : {}
  const outline = row.outline ?? []
  return {
    _id: course.id,
    slug: course.slug,
    title: translation?.title ?? course.title,
    ...lang,
    ...(translation?.isOutdated && { isOutdated: true }),
    ...(course.translations.length > 0 && { translations: course.translations }),
    description: translation?.description ?? course.description,
    level: course.level,
    domain: course.domain,
    thumbnail: artworkPath({
      kind: 'course',
      domain: course.domain,
      level: course.level,
      slug: course.slug,
      sign: course.sign ?? signOf(course.title),
    }),
    previewVideo:
      course.previewLibrary !== null && course.previewContent !== null
        ? videoAddress(videoTemplate, course.previewLibrary, course.previewContent)
        : null,
    accessType: course.accessType,
    learningOutcomes: translation?.outcomes ?? course.learningOutcomes,
    outline: toOutline(outline, translation, lang),
    labs: (row.labs ?? []).map(([path, title, level, domain]) => ({ path, title, level, domain })),
    requirements: translation?.requirements ?? course.requirements,
    completionCredential: course.completionCredential,
    badgeImageUrl: course.badgePicture,
    instructor: {
      name: instructor.name,
      profilePic: instructor.profilePic,
      role: instructor.role,
      bio: instructor.bio,
    },
    lessons: outline.length,
    duration: course.minutes,
  }
}

function toOutline(
  lessons: readonly OutlineLesson[],
  translation: TranslatedCourse | null,
  lang: { lang?: string },
): OutlineModule[] {
  const outline = new Map<string, OutlineModule>()
  for (const [moduleId, moduleTitle, title, type, id] of lessons) {
    const module = outline.get(moduleId) ?? {
      title: translation?.modules[outline.size] ?? moduleTitle,
      lessons: [],
    }
    const translated = translation?.lessons[id]
    module.lessons.push(translated ? { title: translated, type, ...lang } : { title, type })
    outline.set(moduleId, module)
  }
  return [...outline.values()]
}
