import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * When the step of a page changes, the focus moves to its first field, or to its first button if it
 * has no field; when the page opens, the focus stays where the page puts it.
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
