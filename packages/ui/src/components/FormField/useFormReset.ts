import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Calls `reset` when the form around the control goes back to its first values: the browser puts
 * back what it keeps itself, and knows nothing of what a component does.
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
    // At the document, after everyone who may refuse it.
    const hear = ({ target, defaultPrevented }: Event) => {
      const form = ref.current?.form
      if (form && form === target && !defaultPrevented) latest.current()
    }
    document.addEventListener('reset', hear)
    return () => document.removeEventListener('reset', hear)
  }, [ref])
}
