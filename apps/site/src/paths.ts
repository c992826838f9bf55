import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import type { LabTrack } from '@rampart/contract/entities/labTrack'
import type { SearchKind } from '@rampart/contract/entities/values'
import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'

/** Addresses of the site's pages (specification §2), so that no link is spelled twice. */
export const paths = {
  explore: '/',
  courses: '/?type=course',
  labs: '/?type=lab',
  labTrack: ({ domain, level }: LabTrack) => address('/', { type: 'lab', level, domain }),
  search: (words?: string, kind?: SearchKind) => address('/search', { q: words, kind }),
  signIn: (returnUrl?: string) => address('/signin', { returnURL: returnUrl }),
  forgotPassword: '/forgot-password',
  resetPassword: '/forgot-password?step=reset',
  signUp: (returnUrl?: string) => address('/signup', { returnURL: returnUrl }),
  confirmSignUp: (returnUrl?: string) =>
    address('/signup', { step: 'confirm', returnURL: returnUrl }),
  verifyCertificate: '/verify-cert',
  credential: ({ type, credentialId }: CredentialId) => credentialPagePath(type, credentialId),
  profile: '/profile',
  course: (slug: string) => `/course/${encodeURIComponent(slug)}`,
  /** The form that 'Copy Course URL' copies; it redirects to the course's page. */
  copiedCourse: (slug: string) => `/courses/${encodeURIComponent(slug)}`,
  lesson: (slug: string, lessonId: string) =>
    `/course/${encodeURIComponent(slug)}/lesson/${encodeURIComponent(lessonId)}`,
  courseCompleted: (slug: string) => `/course/${encodeURIComponent(slug)}/completed`,
  lab: (path: string) => `/lab/${encodeURIComponent(path)}`,
  labSession: (path: string, sessionId: string) =>
    `/lab/${encodeURIComponent(path)}/session/${encodeURIComponent(sessionId)}`,
  item: ({ type, slug, path }: Pick<CatalogueItem, 'type' | 'slug' | 'path'>) =>
    `/${type}/${encodeURIComponent(slug ?? path ?? '')}`,
  labSessions: '/lab-sessions',
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  publicMap: (id: string) => `/map/${encodeURIComponent(id)}`,
  bootcamps: '/bootcamps',
  bootcamp: (slug: string) => `/bootcamps/${encodeURIComponent(slug)}`,
  openingNotice: '/opening-notice',
  bootcampTask: (slug: string) => `/bootcamps/${encodeURIComponent(slug)}/task`,
  myLearning: '/my-learning',
  myLearningCompleted: '/my-learning/completed',
  credentials: '/my-learning/credentials',
  /** Takes the footer's choice where scripts do not run. */
  language: '/language',
} as const

/** A path with those parameters of its query that are there. */
function address(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return given.length > 0 ? `${path}?${given.join('&')}` : path
}
