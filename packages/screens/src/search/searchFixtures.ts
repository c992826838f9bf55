import type { SearchPaths } from './useSearch.ts'

/** The addresses of the site, for stories. */
export const searchPaths: SearchPaths = {
  course: (slug) => `/course/${slug}`,
  lesson: (slug, lessonId) => `/course/${slug}/lesson/${lessonId}`,
  lab: (path) => `/lab/${path}`,
  bootcamp: (slug) => `/bootcamps/${slug}`,
  page: (slug) => `/${slug}`,
  signIn: () => '/signin',
  myLearning: '/my-learning',
  credentials: '/my-learning/credentials',
  labSessions: '/lab-sessions',
  profile: '/profile',
  password: '/profile?tab=password',
  bootcamps: '/bootcamps',
  verifyCertificate: '/verify-cert',
}
