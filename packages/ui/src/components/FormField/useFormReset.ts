import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Calls `reset` when the form around the control is reset: the browser resets only the state that
 * it keeps itself.
 */
export function useFormReset(
  ref: RefObject<{ form: HTMLFormElement | null } | null>,
  reset: () => void,
): void {
  const latest = useRef(reset)
  useEffect(() => {
    latest.current = reset
  })
  useEffect(() => {
    // On the document, after all listeners that may prevent the reset.
    const hear = ({ target, defaultPrevented }: Event) => {
      const form = ref.current?.form
      if (form && form === target && !defaultPrevented) latest.current()
    }
    document.addEventListener('reset', hear)
    return () => document.removeEventListener('reset', hear)
  }, [ref])
}
