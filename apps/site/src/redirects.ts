import { paths } from '@rampart/contract/rules/sitePaths'
import { matchRoute } from './navigation/matchRoute.ts'
import type { Params } from './navigation/matchRoute.ts'

/** Other spellings of addresses, kept because links to them exist. */
const redirects: readonly { path: string; to: (params: Params) => string }[] = [
  { path: '/explore', to: () => paths.explore },
  { path: '/login', to: () => paths.signIn() },
  { path: '/courses/:slug', to: ({ slug = '' }) => paths.course(slug) },
]

/** Where a path redirects to, for server and browser, with its query. Undefined: nowhere. */
export function redirectOf(pathname: string): string | undefined {
  const match = matchRoute(redirects, pathname)
  return match?.route.to(match.params)
}
