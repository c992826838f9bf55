import type { FocusEvent } from 'react'
import { useRef } from 'react'
import { useBrowserLayoutEffect } from '../../../react18/useBrowserLayoutEffect.ts'

/**
 * The button of the banner goes while it has the focus, when the connection is back. The focus then
 * returns to where the person came from, such as the field they were typing in, or stays at the
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
    /** For the place of the button. */
    watch: {
      onFocus: ({ relatedTarget }: FocusEvent) =>
        void (focused.current ??= { before: relatedTarget }),
      // In a window that is left for another, say for the settings of the network, the button stays
      // the active element.
      onBlur: ({ target }: FocusEvent) => {
        if (document.activeElement !== target) focused.current = null
      },
    },
  }
}
