import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Writes changed data into the cache. A read that is under way may return the data from before the
 * change, so it starts again.
 */
export function writeQuery<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: T | undefined) => T | undefined,
): void {
  const isRead = queries.isFetching({ queryKey, exact: true }) > 0
  queries.setQueryData<T>(queryKey, change)
  // A first load without data continues: React Query cancels only reads that have data.
  if (isRead) void queries.refetchQueries({ queryKey, exact: true })
}
