/** Addresses of the site's pages (specification §2), so that no link is spelled twice. */
export const paths = {
  explore: '/',
  courses: '/?type=course',
  labs: '/?type=lab',
  signIn: (returnUrl?: string) => (returnUrl ? `/signin?returnURL=${encodeURIComponent(returnUrl)}` : '/signin'),
  forgotPassword: '/forgot-password',
  verifyCertificate: '/verify-cert',
  profile: '/profile',
  course: (slug: string) => `/course/${encodeURIComponent(slug)}`,
  lesson: (slug: string, lessonId: string) => `/course/${encodeURIComponent(slug)}/lesson/${encodeURIComponent(lessonId)}`,
  courseCompleted: (slug: string) => `/course/${encodeURIComponent(slug)}/completed`,
  labSessions: '/lab-sessions',
  bootcamps: '/bootcamps',
  myLearning: '/my-learning',
  credentials: '/my-learning/credentials',
} as const
