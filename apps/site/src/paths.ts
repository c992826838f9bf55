/** Addresses of the site's pages (specification §2), so that no link is spelled twice. */
export const paths = {
  explore: '/',
  courses: '/?type=course',
  labs: '/?type=lab',
  signIn: (returnUrl?: string) => (returnUrl ? `/signin?returnURL=${encodeURIComponent(returnUrl)}` : '/signin'),
  forgotPassword: '/forgot-password',
  verifyCertificate: '/verify-cert',
  certificate: (certId: string) => `/cert/view/${encodeURIComponent(certId)}`,
  badge: (badgeId: string) => `/badge/view/${encodeURIComponent(badgeId)}`,
  profile: '/profile',
  course: (slug: string) => `/course/${encodeURIComponent(slug)}`,
  /** The form that 'Copy Course URL' copies; it leads on to the course's page. */
  copiedCourse: (slug: string) => `/courses/${encodeURIComponent(slug)}`,
  lesson: (slug: string, lessonId: string) => `/course/${encodeURIComponent(slug)}/lesson/${encodeURIComponent(lessonId)}`,
  courseCompleted: (slug: string) => `/course/${encodeURIComponent(slug)}/completed`,
  lab: (path: string) => `/lab/${encodeURIComponent(path)}`,
  labSession: (path: string, sessionId: string) => `/lab/${encodeURIComponent(path)}/session/${encodeURIComponent(sessionId)}`,
  labSessions: '/lab-sessions',
  bootcamps: '/bootcamps',
  myLearning: '/my-learning',
  myLearningCompleted: '/my-learning/completed',
  credentials: '/my-learning/credentials',
} as const
