import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import {
  cataloguePageSize,
  filterCatalogue,
  noFilter,
  normalFilter,
} from '@rampart/contract/rules/catalogueFilter'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { CatalogueAdapter } from '../adapters/catalogueAdapter.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { hasFieldError } from '../adapters/errors.ts'

/**
 * Items that match a filter, page by page; fresh for five minutes, as they only change with a
 * release of content.
 */
const filtered = (catalogue: CatalogueAdapter, filter: CatalogueFilter) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', filter],
    queryFn: ({ pageParam }) => catalogue.list(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 5 * 60_000,
  })

/**
 * The query with the items of a filter. If all items in its order are loaded, it is the query of
 * all of them, so that filtering needs no call.
 */
export function catalogueQuery(
  catalogue: CatalogueAdapter,
  queries: QueryClient,
  filter: CatalogueFilter,
) {
  const all = filtered(catalogue, { ...noFilter, sort: filter.sort })
  const isWhole = queries.getQueryData(all.queryKey)?.pages.at(-1)?.next === null
  return isWhole ? all : filtered(catalogue, normalFilter(filter))
}

/** The state of the catalogue's screen. */
export interface Catalogue {
  /** Undefined until there are items to show. */
  items: readonly CatalogueItem[] | undefined
  /** How many items match the filter; undefined while that is not known. */
  total: number | undefined
  /** The items are those known so far; the filter's own are loading. */
  isBusy: boolean
  /** Why there are no items, and since when. */
  error: Error | null
  errorUpdatedAt: number
  retry: () => void
  isRetrying: boolean
  hasMore: boolean
  showMore: () => void
  isLoadingMore: boolean
  /** Why the next items could not be loaded; earlier items stay. */
  moreError: Error | null
}

/** The catalogue's items that match a filter, sixty at a time. */
export function useCatalogue({ types, levels, domains, sort }: CatalogueFilter): Catalogue {
  const { catalogue } = useAdapters()
  const queries = useQueryClient()
  const filter = useMemo(
    () => normalFilter({ types, levels, domains, sort }),
    [types, levels, domains, sort],
  )
  const list = useInfiniteQuery({
    ...catalogueQuery(catalogue, queries, filter),
    placeholderData: (previous) => previous,
  })
  const { data, isPlaceholderData: isBusy, isFetchNextPageError, isFetchingNextPage } = list
  const { hasNextPage, fetchNextPage, refetch, isFetching } = list
  const isOutdated = isFetchNextPageError && hasOutdatedCursor(list.error)
  const found = useMemo(() => data && matching(data.pages, filter, isBusy), [data, filter, isBusy])

  const key = JSON.stringify(filter)
  const [more, setMore] = useState({ key, pages: 1 })
  const pages = Math.max(more.key === key ? more.pages : 1, data?.pages.length ?? 1)
  const count = pages * cataloguePageSize
  const isCut = found !== undefined && count < found.length
  const showMore = useCallback(() => {
    // A page that is loading is not requested again, not even between a press and the next
    // rendering.
    if (isCut) setMore({ key, pages: pages + 1 })
    else if (isOutdated) void refetch({ cancelRefetch: false })
    else if (!isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [isCut, key, pages, isOutdated, refetch, isFetching, fetchNextPage])

  return {
    items: useMemo(() => found?.slice(0, count), [found, count]),
    total: isBusy ? undefined : hasNextPage ? data?.pages[0]?.total : found?.length,
    isBusy,
    error: data ? null : list.error,
    errorUpdatedAt: list.errorUpdatedAt,
    retry: () => void refetch(),
    isRetrying: isFetching,
    hasMore: !isBusy && (isCut || hasNextPage),
    showMore,
    isLoadingMore: isFetchingNextPage,
    moreError: isFetchNextPageError && !isFetchingNextPage ? list.error : null,
  }
}

/**
 * The next page cannot follow this cursor, however often it is requested: the list has to be read
 * again from its first page.
 */
const hasOutdatedCursor = (error: Error | null): boolean =>
  hasFieldError(error, 'cursor_invalid') || hasFieldError(error, 'unknown_field')

/** Items of another filter that match this one too, to show first; all of them if none match. */
function matching(
  pages: readonly { items: readonly CatalogueItem[] }[],
  filter: CatalogueFilter,
  isOfAnother: boolean,
): readonly CatalogueItem[] {
  const items = pages.flatMap((page) => page.items)
  const found = filterCatalogue(items, filter)
  return isOfAnother && found.length === 0 ? items : found
}
