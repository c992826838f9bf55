import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

/** Names what is known of the account's second factors. */
export const factorsKey = ['own', 'factors'] as const

/** What the account asks for besides the password. */
export function useFactors() {
  const { security } = useAdapters()
  return useQuery({ queryKey: factorsKey, queryFn: () => security.factors() })
}
