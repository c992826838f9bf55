import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CatalogueAdapter } from '../adapters/catalogueAdapter.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'

/** A page with the operator's words, or null if there is none. */
export const sitePageQuery = (catalogue: CatalogueAdapter, slug: string) =>
  queryOptions({
    queryKey: ['page', slug],
    queryFn: () => catalogue.page(slug).catch(nullIfAbsent),
    staleTime: 5 * 60_000,
  })

export const useSitePage = (slug: string) => useQuery(sitePageQuery(useAdapters().catalogue, slug))
