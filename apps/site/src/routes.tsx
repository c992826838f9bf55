import {
  catalogueSorts,
  domains,
  itemTypes,
  levels,
  searchKinds,
} from '@rampart/contract/entities/values'
import { credentialKinds, credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { sitePageSlugs } from '@rampart/contract/rules/sitePages'
import { anyText, oneOf, route, someOf } from './routing.tsx'
import type { Route } from './routing.tsx'

/** The specification's route table, line by line; the first match counts. */
export const routes: readonly Route[] = [
  route('/', 'src/routes/explore.tsx', () => import('./routes/explore.tsx'), {
    type: someOf(itemTypes),
    level: someOf(levels),
    domain: someOf(domains),
    sort: oneOf(...catalogueSorts),
  }),
  route('/search', 'src/routes/search.tsx', () => import('./routes/search.tsx'), {
    q: anyText,
    kind: oneOf(...searchKinds),
  }),
  route('/signin', 'src/routes/signIn.tsx', () => import('./routes/signIn.tsx'), {
    returnURL: anyText,
  }),
  route(
    '/forgot-password',
    'src/routes/forgotPassword.tsx',
    () => import('./routes/forgotPassword.tsx'),
    { step: oneOf('reset') },
  ),
  route('/signup', 'src/routes/signUp.tsx', () => import('./routes/signUp.tsx'), {
    step: oneOf('confirm'),
    returnURL: anyText,
  }),
  route(
    '/verify-cert',
    'src/routes/verifyCertificate.tsx',
    () => import('./routes/verifyCertificate.tsx'),
  ),
  ...credentialTypes.map((type) =>
    route(`${credentialKinds[type].page}:credentialId`, 'src/routes/credential.tsx', async () =>
      (await import('./routes/credential.tsx')).credentialRoute(type),
    ),
  ),
  route('/profile', 'src/routes/profile.tsx', () => import('./routes/profile.tsx'), {
    tab: oneOf('password'),
  }),
  route('/course/:courseSlug', 'src/routes/course.tsx', () => import('./routes/course.tsx')),
  route(
    '/course/:courseSlug/lesson/:lessonId',
    'src/routes/lesson.tsx',
    () => import('./routes/lesson.tsx'),
  ),
  route(
    '/course/:courseSlug/completed',
    'src/routes/completed.tsx',
    () => import('./routes/completed.tsx'),
  ),
  route('/lab/:labPath', 'src/routes/lab.tsx', () => import('./routes/lab.tsx')),
  route(
    '/lab/:labPath/session/:sessionId',
    'src/routes/labSession.tsx',
    () => import('./routes/labSession.tsx'),
  ),
  route('/lab-sessions', 'src/routes/labSessions.tsx', () => import('./routes/labSessions.tsx'), {
    tab: oneOf('history'),
  }),
  route('/map/:mapId', 'src/routes/publicMap.tsx', () => import('./routes/publicMap.tsx')),
  route('/bootcamps', 'src/routes/bootcamps.tsx', () => import('./routes/bootcamps.tsx')),
  route('/bootcamps/:slug', 'src/routes/bootcamp.tsx', () => import('./routes/bootcamp.tsx')),
  route(
    '/bootcamps/:slug/task',
    'src/routes/bootcampTask.tsx',
    () => import('./routes/bootcampTask.tsx'),
  ),
  route(
    '/opening-notice',
    'src/routes/openingNotice.tsx',
    () => import('./routes/openingNotice.tsx'),
  ),
  route('/my-learning', 'src/routes/myLearning.tsx', () => import('./routes/myLearning.tsx')),
  route(
    '/my-learning/completed',
    'src/routes/myLearningCompleted.tsx',
    () => import('./routes/myLearningCompleted.tsx'),
  ),
  route(
    '/my-learning/credentials',
    'src/routes/myLearningCredentials.tsx',
    () => import('./routes/myLearningCredentials.tsx'),
  ),
  ...sitePageSlugs.map((slug) =>
    route(`/${slug}`, 'src/routes/sitePage.tsx', async () =>
      (await import('./routes/sitePage.tsx')).sitePageRoute(slug),
    ),
  ),
  route('*', 'src/routes/notFound.tsx', () => import('./routes/notFound.tsx')),
]
