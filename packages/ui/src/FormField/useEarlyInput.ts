import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Hands over what somebody typed, or a browser filled in, before the page's script took over:
 * the server's markup is usable at once, but nobody listens to it yet.
 */
export function useEarlyInput<E extends HTMLElement>(ref: RefObject<E | null>, take: (element: E) => void): void {
  // Once, at the start: later changes come as events.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (ref.current) take(ref.current)
  }, [])
}
