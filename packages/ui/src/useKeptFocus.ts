import type { FocusEvent, RefObject } from 'react'
import { useRef } from 'react'
import { useBrowserLayoutEffect } from './react18/useBrowserLayoutEffect.ts'

interface KeptFocus<E extends HTMLElement> {
  /** For the element that gets the focus instead. */
  place: RefObject<E | null>
  /** For an element around the control. */
  watch: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void }
}

/**
 * For a control that goes, or stops being one, as it is pressed: if the focus is on it then,
 * `place` gets it, so that neither keys nor screen readers begin at the top of the page again.
 */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const place = useRef<E>(null)
  const focused = useRef<HTMLElement>(null)
  useBrowserLayoutEffect(() => {
    const control = focused.current
    if (!control || document.activeElement !== document.body) return
    focused.current = null
    const next = control.isConnected ? control : place.current
    if (!next) return
    // Only from now on, so that a press with the mouse does not focus words.
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus({ preventScroll: true })
  })
  return {
    place,
    watch: {
      onFocus: ({ target }) => void (focused.current = target as HTMLElement),
      // In a window that is left for another the control stays the active element. React hears
      // nothing of controls that it removes itself.
      onBlur: ({ target }) => {
        if (document.activeElement !== target) focused.current = null
      },
    },
  }
}
