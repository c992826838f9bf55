import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Gives `place` the focus if the focused part of the page disappears with a change of `state`: for
 * example a dialog whose button is gone as well.
 */
export function useFocusAfterLoss(place: RefObject<HTMLElement | null>, state: unknown): void {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    const look = () => {
      const isLost = last.current instanceof Node && !last.current.isConnected
      if (isLost && document.activeElement === document.body) place.current?.focus()
    }
    // A dialog gives the focus back in the frame after it has gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [place, state])
}
