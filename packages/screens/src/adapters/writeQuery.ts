import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Writes what a change has made of something that is known. A read of it that is under way may
 * return what was there before the change: it begins again.
 */
export function writeQuery<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: T | undefined) => T | undefined,
): void {
  const isRead = queries.isFetching({ queryKey, exact: true }) > 0
  queries.setQueryData<T>(queryKey, change)
  // A first load that is not known of goes on: only with data a read is given up.
  if (isRead) void queries.refetchQueries({ queryKey, exact: true })
}
