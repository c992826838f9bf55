import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * For a button that disappears after its press, such as Retry: call the function when it is
 * pressed. If the button has the focus when it disappears, `place` gets it; without `place`, the
 * section around the button, or the page's main content.
 */
export function usePressFocus(place?: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<{ button: Element; section: HTMLElement | null }>(null)
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return
    const { section } = pressed.current
    pressed.current = null
    // The learner has moved the focus elsewhere meanwhile.
    if (document.activeElement !== document.body) return
    const next =
      place?.current ?? (section?.isConnected ? section : document.getElementById('content'))
    if (!next) return
    next.setAttribute('tabindex', '-1')
    next.focus({ preventScroll: true })
  })
  return () => {
    const button = document.activeElement
    pressed.current = button && { button, section: button.closest('section') }
  }
}
