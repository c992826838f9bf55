import type { CatalogueItem } from '../entities/catalogueItem.ts'
import type { LabTrack } from '../entities/labTrack.ts'
import type { SearchKind } from '../entities/values.ts'
import { credentialPagePath } from './credentialKinds.ts'
import type { CredentialId } from './credentialKinds.ts'

/** The parameter of an access link from a mail. */
export const accessParameter = 'session'

/** Addresses of the site's pages (specification §2), each written only here. */
export const paths = {
  explore: '/',
  courses: '/?type=course',
  labs: '/?type=lab',
  labTrack: ({ domain, level }: LabTrack) => address('/', { type: 'lab', domain, level }),
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
  password: '/profile?tab=password',
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
  /**
   * The page that confirms or deletes an address that waits for a bootcamp to open. What follows #
   * is sent to no server, so that no log has it.
   */
  openingNotice: (part?: 'confirm' | 'out', code = '') =>
    part ? `/opening-notice#${part}=${code}` : '/opening-notice',
  bootcampTask: (slug: string, accessToken?: string) =>
    address(`/bootcamps/${encodeURIComponent(slug)}/task`, { [accessParameter]: accessToken }),
  myLearning: '/my-learning',
  myLearningCompleted: '/my-learning/completed',
  credentials: '/my-learning/credentials',
  /** Receives the language chosen in the footer if scripts do not run. */
  language: '/language',
} as const

/** A path with those parameters of its query that are there. */
function address(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return given.length > 0 ? `${path}?${given.join('&')}` : path
}
