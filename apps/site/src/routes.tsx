import {
  catalogueSorts,
  domains,
  itemTypes,
  levels,
  searchKinds,
} from '@rampart/contract/entities/values'
import { credentialKinds, credentialTypes } from '@rampart/contract/rules/credentialKinds'
import { sitePageSlugs } from '@rampart/contract/rules/sitePages'
import { loadLateParts } from '@rampart/screens/pages/latePart.tsx'
import type { pages } from './pages.ts'
import { anyText, oneOf, route, someOf } from './routing.tsx'
import type { Route, RouteModule } from './routing.tsx'

type Pages = typeof pages
type Module<Name extends keyof Pages> =
  ReturnType<Pages[Name]> extends Promise<infer Loaded> ? Loaded : never
/** The pages whose module is that of one route. */
type Single = {
  [Name in keyof Pages]: Module<Name> extends RouteModule ? Name : never
}[keyof Pages]

const page = (path: string, name: Single, reads?: Route['reads']): Route =>
  pageOf(path, name, (module) => module as RouteModule, reads)

/** For a module with several routes: `routeIn` returns the one of this row. */
const pageOf = <Name extends keyof Pages>(
  path: string,
  name: Name,
  routeIn: (module: Module<Name>) => RouteModule,
  reads?: Route['reads'],
): Route => {
  const load = async () => {
    const module = (await (await import('./pages.ts')).pages[name]()) as Module<Name>
    // A part that cannot be loaded now is requested again later: the page continues without it.
    await loadLateParts().catch(() => undefined)
    return module
  }
  return route(path, `src/routes/${name}.tsx`, load, routeIn, reads)
}

/** The specification's route table, line by line; the first match counts. */
export const routes: readonly Route[] = [
  page('/', 'explore', {
    type: someOf(itemTypes),
    level: someOf(levels),
    domain: someOf(domains),
    sort: oneOf(...catalogueSorts),
  }),
  page('/search', 'search', { q: anyText, kind: oneOf(...searchKinds) }),
  page('/signin', 'signIn', { returnURL: anyText }),
  page('/forgot-password', 'forgotPassword', { step: oneOf('reset') }),
  page('/signup', 'signUp', { step: oneOf('confirm'), returnURL: anyText }),
  page('/verify-cert', 'verifyCertificate'),
  ...credentialTypes.map((type) =>
    pageOf(`${credentialKinds[type].page}:credentialId`, 'credential', ({ credentialRoute }) =>
      credentialRoute(type),
    ),
  ),
  page('/profile', 'profile', { tab: oneOf('password') }),
  page('/course/:courseSlug', 'course'),
  page('/course/:courseSlug/lesson/:lessonId', 'lesson'),
  page('/course/:courseSlug/completed', 'completed'),
  page('/lab/:labPath', 'lab'),
  page('/lab/:labPath/session/:sessionId', 'labSession'),
  page('/lab-sessions', 'labSessions', { tab: oneOf('history') }),
  page('/map/:mapId', 'publicMap'),
  page('/bootcamps', 'bootcamps'),
  page('/bootcamps/:slug', 'bootcamp'),
  page('/bootcamps/:slug/task', 'bootcampTask'),
  page('/opening-notice', 'openingNotice'),
  page('/my-learning', 'myLearning'),
  page('/my-learning/completed', 'myLearningCompleted'),
  page('/my-learning/credentials', 'myLearningCredentials'),
  ...sitePageSlugs.map((slug) =>
    pageOf(`/${slug}`, 'sitePage', ({ sitePageRoute }) => sitePageRoute(slug)),
  ),
  page('*', 'notFound'),
]
