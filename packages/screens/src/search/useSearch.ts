import type { SearchResult } from '@rampart/contract/entities/searchResult'
import type { SearchKind } from '@rampart/contract/entities/values'
import { searchText } from '@rampart/contract/rules/searchText'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { CatalogueAdapter } from '../adapters/catalogueAdapter.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { completedQuery, ongoingQuery } from '../mylearning/useMyLearning.ts'
import { useSession } from '../session/SessionProvider.tsx'

/** The results of a search; without words there are none, and no call is made. */
export const searchQuery = (
  catalogue: CatalogueAdapter,
  typed: string,
  kind: SearchKind | undefined,
) => {
  const words = searchText(typed)
  return queryOptions({
    queryKey: ['search', words, kind ?? 'all'],
    queryFn: () => catalogue.search(words, kind),
    enabled: words !== '',
    staleTime: 5 * 60_000,
  })
}

/** The results; while other words are searched, the earlier results. */
export function useSearch(typed: string, kind: SearchKind | undefined) {
  const { catalogue } = useAdapters()
  return useQuery({ ...searchQuery(catalogue, typed, kind), placeholderData: keepPreviousData })
}

/** Addresses of results and of the site's own pages. */
export interface SearchPaths {
  course: (slug: string) => string
  lesson: (slug: string, lessonId: string) => string
  lab: (path: string) => string
  bootcamp: (slug: string) => string
  page: (slug: string) => string
  signIn: () => string
  myLearning: string
  credentials: string
  labSessions: string
  profile: string
  password: string
  bootcamps: string
  verifyCertificate: string
}

/**
 * Address of a result: only learners who are enrolled in its course can open a lesson, for others
 * it is the course.
 */
export function useResultHref(paths: SearchPaths): (result: SearchResult) => string {
  const { learning } = useAdapters()
  const isSignedIn = useSession() === 'signed-in'
  const own = { enabled: isSignedIn, meta: { public: true }, staleTime: 60_000, retry: false }
  const ongoing = useQuery({ ...ongoingQuery(learning), ...own })
  const completed = useQuery({ ...completedQuery(learning), ...own })
  const enrolled = new Set(
    isSignedIn
      ? [...(ongoing.data ?? []), ...(completed.data ?? [])].map(({ course }) => course.slug)
      : [],
  )
  return ({ kind, slug, lessonId }) =>
    kind !== 'lesson'
      ? paths[kind](slug)
      : lessonId !== null && enrolled.has(slug)
        ? paths.lesson(slug, lessonId)
        : paths.course(slug)
}
