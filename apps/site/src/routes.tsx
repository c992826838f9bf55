import { route } from './routing.tsx'
import type { Route } from './routing.tsx'

const coming = () => import('./routes/coming.tsx')
const comingSource = 'src/routes/coming.tsx'

/** The specification's route table, line by line; the first match counts. */
export const routes: readonly Route[] = [
  route('/', 'src/routes/explore.tsx', () => import('./routes/explore.tsx')),
  route('/signin', 'src/routes/signIn.tsx', () => import('./routes/signIn.tsx')),
  route('/forgot-password', comingSource, coming),
  route('/verify-cert', 'src/routes/verifyCertificate.tsx', () => import('./routes/verifyCertificate.tsx')),
  route('/cert/view/:certId', 'src/routes/certificate.tsx', () => import('./routes/certificate.tsx')),
  route('/badge/view/:badgeId', 'src/routes/badge.tsx', () => import('./routes/badge.tsx')),
  route('/profile', comingSource, coming),
  route('/course/:courseSlug', 'src/routes/course.tsx', () => import('./routes/course.tsx')),
  route('/course/:courseSlug/lesson/:lessonId', 'src/routes/lesson.tsx', () => import('./routes/lesson.tsx')),
  route('/course/:courseSlug/completed', 'src/routes/completed.tsx', () => import('./routes/completed.tsx')),
  route('/lab/:labPath', 'src/routes/lab.tsx', () => import('./routes/lab.tsx')),
  route('/lab/:labPath/session/:sessionId', 'src/routes/labSession.tsx', () => import('./routes/labSession.tsx')),
  route('/lab-sessions', 'src/routes/labSessions.tsx', () => import('./routes/labSessions.tsx')),
  route('/bootcamps', comingSource, coming),
  route('/bootcamps/:slug', comingSource, coming),
  route('/bootcamps/:slug/task', comingSource, coming),
  route('/my-learning', 'src/routes/myLearning.tsx', () => import('./routes/myLearning.tsx')),
  route('/my-learning/completed', 'src/routes/myLearningCompleted.tsx', () => import('./routes/myLearningCompleted.tsx')),
  route('/my-learning/credentials', 'src/routes/myLearningCredentials.tsx', () => import('./routes/myLearningCredentials.tsx')),
  route('*', 'src/routes/notFound.tsx', () => import('./routes/notFound.tsx')),
]
