import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isConnectionLost } from '../queries.ts'
import type { Connection } from './connection.ts'

/** How long 'Back online' stays, in milliseconds: as an information does (specification §9). */
const backFor = 4_000

/** What the banner says of the connection; what failed without it is read again when it is back. */
export function useConnection({ subscribe, isOnline: read, check }: Connection) {
  const queries = useQueryClient()
  const isOnline = useSyncExternalStore(subscribe, read, () => true)
  const [wasOffline, setWasOffline] = useState(false)
  const [isRetrying, setRetrying] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)

  useEffect(() => {
    if (!isOnline || !wasOffline) return
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => isConnectionLost(state.error),
    })
    const timer = setTimeout(() => setWasOffline(false), backFor)
    return () => clearTimeout(timer)
  }, [isOnline, wasOffline, queries])

  return {
    state: isOnline ? (wasOffline ? ('back' as const) : ('online' as const)) : ('offline' as const),
    isRetrying,
    onRetry: () => {
      setRetrying(true)
      void check().finally(() => setRetrying(false))
    },
  }
}
