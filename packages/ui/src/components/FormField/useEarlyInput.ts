import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Hands over what someone typed, or a browser filled in, before the page's script took over:
 * the server's markup is usable at once, but no script listens to it yet. Later changes come as events.
 */
export function useEarlyInput<E extends HTMLElement>(
  ref: RefObject<E | null>,
  take: (element: E) => void,
): void {
  const isListening = useRef(false)
  useEffect(() => {
    if (isListening.current || !ref.current) return
    isListening.current = true
    take(ref.current)
  })
}
