import { useLayoutEffect, useRef } from 'react'

/**
 * For a Retry button that goes once what it asks for is here: call the function when it is pressed.
 * If the button has the focus as it goes, the section around it gets the focus, or the page's main
 * content.
 */
export function useRetryFocus(): () => void {
  const pressed = useRef<{ button: Element; section: HTMLElement | null }>(null)
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return
    const { section } = pressed.current
    pressed.current = null
    // The learner has gone on to something else meanwhile.
    if (document.activeElement !== document.body) return
    const place = section?.isConnected ? section : document.getElementById('content')
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  })
  return () => {
    const button = document.activeElement
    pressed.current = button && { button, section: button.closest('section') }
  }
}
