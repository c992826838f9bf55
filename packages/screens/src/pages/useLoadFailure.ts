import { useState } from 'react'
import { usePressFocus } from './usePressFocus.ts'

/** The loading state of a query of TanStack Query. */
interface Loading {
  data: unknown
  /** The data belongs to another query. */
  isPlaceholderData?: boolean
  error: Error | null
  /** When it failed last: a query that replaces it has another time. */
  errorUpdatedAt?: number
  isFetching: boolean
  refetch: () => unknown
}

/** Why there is nothing to show, and what `ErrorState` and `RetryAlert` need for Retry. */
interface LoadFailure {
  /** Null if there is data to show, or it may still arrive. */
  error: Error | null
  isRetrying: boolean
  onRetry: () => void
}

/**
 * The failure of a query without data. TanStack Query drops the error when it tries again; here it
 * stays until the response, so that the Retry button can be busy and keep the focus.
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
