import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { PartFailureContext } from './partFailure.ts'

/**
 * State of the button that opens an overlay made by `lazyOverlay`. `prepare` fetches its code
 * early; `toggle` waits for it, so that no press is lost. A failed fetch leaves the overlay closed
 * and is reported to the `AppShell`; the next press tries again.
 */
export function useOverlayTrigger(preload: () => Promise<unknown>) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const onFailure = useContext(PartFailureContext)
  const early = useRef<Promise<unknown>>(Promise.resolve())
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const isOpen = state === 'open'

  const toggle = () => {
    // Not every browser focuses a pressed button, and the overlay gives the focus back to where it
    // was.
    triggerRef.current?.focus()
    if (state !== 'closed') return setState('closed')
    setState('loading')
    // A fetch that began before may be about to fail, and would fail for this press as well.
    const fetched = early.current.then(preload)
    fetched.then(
      () => setState((now) => (now === 'loading' ? 'open' : now)),
      () => {
        setState('closed')
        onFailure()
      },
    )
  }

  const close = useCallback(() => setState((now) => (now === 'open' ? 'closed' : now)), [])

  // Another width, as when a tablet is turned, may have no place for its button, and so none for
  // the overlay.
  useEffect(() => {
    if (!isOpen) return
    const closeWithTrigger = () => {
      if (triggerRef.current?.checkVisibility() === false) close()
    }
    addEventListener('resize', closeWithTrigger)
    return () => removeEventListener('resize', closeWithTrigger)
  }, [isOpen, close])

  return {
    triggerRef,
    toggle,
    close,
    prepare: () => {
      early.current = preload().catch(() => undefined)
    },
    isOpen,
    isLoading: state === 'loading',
  }
}
