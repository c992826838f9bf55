import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Focus follows to the first field, or button if there is none, when the step of a page changes; on
 * arriving at the page it stays where the page puts it.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    page.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
  }, [step])
  return page
}
