import type { Course, OutlineModule } from '@rampart/contract/entities/course'
import { artworkPath } from '@rampart/contract/rules/artwork'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/apiError.ts'
import { findCourseBySlug, listLessons } from './courses.store.ts'

export const courseNotFound = 'No course found'

/** The address of a video at the host that the template names. */
export const videoAddress = (template: string, library: string, content: string): string =>
  template.replaceAll('{library}', encodeURIComponent(library)).replaceAll('{content}', encodeURIComponent(content))

/** A course as its public page shows it. Throws 404. */
export async function readCourse(db: Database, slug: string, videoTemplate: string): Promise<Course> {
  const row = await findCourseBySlug(db, slug)
  if (!row) throw notFound(courseNotFound)
  const { course, instructor } = row
  const rows = await listLessons(db, course.id)
  return {
    _id: course.id,
    slug: course.slug,
    title: course.title,
    description: course.description,
    level: course.level,
    domain: course.domain,
    thumbnail: artworkPath({ kind: 'course', domain: course.domain, level: course.level, slug: course.slug }),
    previewVideo:
      course.previewLibrary !== null && course.previewContent !== null ? videoAddress(videoTemplate, course.previewLibrary, course.previewContent) : null,
    accessType: course.accessType,
    learningOutcomes: course.learningOutcomes,
    outline: toOutline(rows),
    requirements: course.requirements,
    completionCredential: course.completionCredential,
    badgeImageUrl: null,
    instructor: { name: instructor.name, profilePic: instructor.profilePic, role: instructor.role, bio: instructor.bio },
    lessons: rows.length,
    duration: course.minutes,
  }
}

function toOutline(rows: Awaited<ReturnType<typeof listLessons>>): OutlineModule[] {
  const outline = new Map<string, OutlineModule>()
  for (const { moduleId, moduleTitle, title, type } of rows) {
    const module = outline.get(moduleId) ?? { title: moduleTitle, lessons: [] }
    module.lessons.push({ title, type })
    outline.set(moduleId, module)
  }
  return [...outline.values()]
}
