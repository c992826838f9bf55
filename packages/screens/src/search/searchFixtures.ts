import type { SearchPaths } from './useSearch.ts'

/** The addresses of the site, for stories. */
export const searchPaths: SearchPaths = {
  course: (slug) => `/course/${slug}`,
  lesson: (slug, lessonId) => `/course/${slug}/lesson/${lessonId}`,
  lab: (path) => `/lab/${path}`,
  bootcamp: (slug) => `/bootcamps/${slug}`,
  page: (slug) => `/${slug}`,
}
