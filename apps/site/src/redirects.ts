import { paths } from './paths.ts'

/** Other spellings of pages, kept as links exist in the wild, for server and browser; the query goes along. */
export const redirects: readonly {
  path: string
  to: (params: Readonly<Record<string, string | undefined>>) => string
}[] = [
  { path: '/explore', to: () => paths.explore },
  { path: '/login', to: () => paths.signIn() },
  { path: '/courses/:slug', to: ({ slug = '' }) => paths.course(slug) },
]
