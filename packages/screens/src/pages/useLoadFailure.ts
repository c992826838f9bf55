import { useState } from 'react'
import { usePressFocus } from './usePressFocus.ts'

/** What a query of TanStack Query says about its loading. */
interface Loading {
  data: unknown
  /** The data is of another query. */
  isPlaceholderData?: boolean
  error: Error | null
  /** When it failed last: tells it from another query that takes its place. */
  errorUpdatedAt?: number
  isFetching: boolean
  refetch: () => unknown
}

/** Why there is nothing to show, and what `ErrorState` and `RetryAlert` need for Retry. */
interface LoadFailure {
  /** Null if there is something to show, or may come. */
  error: Error | null
  isRetrying: boolean
  onRetry: () => void
}

/**
 * The failure of a query without data. TanStack Query drops the error as soon as it asks again;
 * here it stays until the response, so that the Retry button can be busy and keeps the focus.
 */
export function useLoadFailure(query: Loading | undefined): LoadFailure {
  const { data, isPlaceholderData = false, refetch } = query ?? {}
  const { error = null, errorUpdatedAt, isFetching = false } = query ?? {}
  const [last, setLast] = useState({ error, errorUpdatedAt })
  if (error && error !== last.error) setLast({ error, errorUpdatedAt })
  const hasData = data !== undefined && !isPlaceholderData
  const isAskedAgain = isFetching && last.errorUpdatedAt === errorUpdatedAt
  const keepFocus = usePressFocus()
  return {
    error: hasData ? null : (error ?? (isAskedAgain ? last.error : null)),
    isRetrying: isFetching,
    onRetry: () => {
      keepFocus()
      void refetch?.()
    },
  }
}
