import type { MapPage } from '@rampart/contract/entities/publicMap'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'
import type { MapPageAdapter } from '../adapters/mapPageAdapter.ts'
import { writeQuery } from '../adapters/writeQuery.ts'

const ownKey = ['own', 'learning', 'mapPage'] as const

/** The public page of the learner's own map; null if there is none. */
export function useMapPage() {
  const { learning } = useAdapters()
  return useQuery({ queryKey: ownKey, queryFn: () => learning.mapPage() })
}

/** Makes the learner's map public, with a name or without, or private again. */
export function useSetMapPage() {
  const { learning } = useAdapters()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Parameters<MapPageAdapter['setMapPage']>[0]) =>
      learning.setMapPage(wanted),
    onSuccess: (page: MapPage | null) => {
      writeQuery(queries, ownKey, () => page)
      void queries.invalidateQueries({ queryKey: ['map'] })
    },
  })
}

/** A map that its learner made public, or null if there is none at this address. */
export const publicMapQuery = (learning: MapPageAdapter, id: string) =>
  queryOptions({
    queryKey: ['map', id],
    queryFn: () => learning.publicMap(id).catch(nullIfAbsent),
    staleTime: 60_000,
  })

export const usePublicMap = (id: string) => useQuery(publicMapQuery(useAdapters().learning, id))
