import type { FocusEvent } from 'react'
import { useRef } from 'react'
import { useBrowserLayoutEffect } from '../../../react18/useBrowserLayoutEffect.ts'

/**
 * The button of the banner disappears when the connection is back. If it has the focus, the focus
 * returns to where it was before, such as the field that the person typed in, or stays at the
 * banner's words.
 */
export function useFocusAfterRetry(isOffline: boolean) {
  const words = useRef<HTMLParagraphElement>(null)
  const focused = useRef<{ before: EventTarget | null }>(null)
  useBrowserLayoutEffect(() => {
    if (isOffline || !focused.current) return
    const { before } = focused.current
    focused.current = null
    const place = before instanceof HTMLElement && before.isConnected ? before : words.current
    place?.focus({ preventScroll: true })
  }, [isOffline])
  return {
    words,
    /** For the container of the button. */
    watch: {
      onFocus: ({ relatedTarget }: FocusEvent) =>
        void (focused.current ??= { before: relatedTarget }),
      // If the person switches to another window, such as the network settings, the button stays
      // the active element.
      onBlur: ({ target }: FocusEvent) => {
        if (document.activeElement !== target) focused.current = null
      },
    },
  }
}
