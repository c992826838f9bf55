import { statusOf } from '@rampart/screens/adapters/errors.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** A query client that reports failures of expired sessions. Answers of 4xx are final; others are tried twice more. */
export function createQueries(onUnauthenticated: () => void): QueryClient {
  const onError = (error: Error) => {
    if (statusOf(error) === 401) onUnauthenticated()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (mutation.meta?.['public'] !== true) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && (statusOf(error) === 0 || statusOf(error) >= 500),
        retryDelay: (attempt) => 500 * 2 ** attempt,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
