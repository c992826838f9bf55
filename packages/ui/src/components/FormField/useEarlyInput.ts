import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * `autoComplete` of a control whose choice the caller keeps. Firefox puts the choices of the last
 * visit back when a page is loaded again, counting boxes from the top: without this they would be
 * taken for choices that someone made before scripts ran. What someone typed into a text field may
 * come back.
 */
export const notRestored = (held: unknown): 'off' | undefined =>
  held === undefined ? undefined : 'off'

/**
 * Hands over what someone typed, or a browser filled in, before the page's script took over: the
 * server's markup is usable at once, but no script listens to it yet. Later changes come as events.
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
