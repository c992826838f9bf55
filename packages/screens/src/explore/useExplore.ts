import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CatalogueAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

/** The catalogue; fresh for five minutes, as it changes with a release of content. */
export const catalogueQuery = (catalogue: CatalogueAdapter) => queryOptions({ queryKey: ['catalogue'], queryFn: () => catalogue.list(), staleTime: 5 * 60_000 })

export const useCatalogue = () => useQuery(catalogueQuery(useAdapters().catalogue))
