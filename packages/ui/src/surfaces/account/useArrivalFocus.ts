import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Gives focus to an element (with `tabIndex={-1}`) when it appears: it replaces the step whose
 * button was pressed.
 */
export function useArrivalFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
