import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

/** Query key of the account's second factors. */
export const factorsKey = ['own', 'factors'] as const

/** The account's second factors. */
export function useFactors() {
  const { security } = useAdapters()
  return useQuery({ queryKey: factorsKey, queryFn: () => security.factors() })
}
