import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Calls `onLeave` when the focus goes from a group of controls to something outside of it. */
export function useLeave(root: RefObject<HTMLElement | null>, onLeave?: () => void): void {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => {
    const element = root.current
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) latest.current?.()
    }
    element?.addEventListener('focusout', leave)
    return () => element?.removeEventListener('focusout', leave)
  }, [root])
}
