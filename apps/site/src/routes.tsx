import { route } from './routing.tsx'
import type { Route } from './routing.tsx'

const coming = () => import('./routes/coming.tsx')
const comingSource = 'src/routes/coming.tsx'

/** The specification's route table, line by line; the first match counts. */
export const routes: readonly Route[] = [
  route('/', 'src/routes/explore.tsx', () => import('./routes/explore.tsx')),
  route('/signin', 'src/routes/signIn.tsx', () => import('./routes/signIn.tsx')),
  route('/forgot-password', comingSource, coming),
  route('/verify-cert', comingSource, coming),
  route('/cert/view/:certId', comingSource, coming),
  route('/badge/view/:badgeId', comingSource, coming),
  route('/profile', comingSource, coming),
  route('/course/:courseSlug', 'src/routes/course.tsx', () => import('./routes/course.tsx')),
  route('/course/:courseSlug/lesson/:lessonId', comingSource, coming),
  route('/course/:courseSlug/completed', comingSource, coming),
  route('/lab/:labPath', comingSource, coming),
  route('/lab/:labPath/session/:sessionId', comingSource, coming),
  route('/lab-sessions', comingSource, coming),
  route('/bootcamps', comingSource, coming),
  route('/bootcamps/:slug', comingSource, coming),
  route('/bootcamps/:slug/task', comingSource, coming),
  route('/my-learning', comingSource, coming),
  route('/my-learning/completed', comingSource, coming),
  route('/my-learning/credentials', comingSource, coming),
  route('*', 'src/routes/notFound.tsx', () => import('./routes/notFound.tsx')),
]
