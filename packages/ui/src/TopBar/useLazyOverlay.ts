import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { PartFailureContext } from '../AppShell/partFailure.ts'

/**
 * An overlay whose code arrives on first use. `prepare` fetches it early; `toggle` waits for it, so that no press is lost.
 * A failed fetch leaves the overlay closed and is told to the `AppShell`; the next press tries again.
 */
export function useLazyOverlay(load: () => Promise<unknown>) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const onFailure = useContext(PartFailureContext)
  const [state, setState] = useState<'idle' | 'loading' | 'open' | 'closed'>('idle')

  const toggle = () => {
    // Not every browser focuses a pressed button, and the overlay gives the focus back to where it was.
    triggerRef.current?.focus()
    if (state === 'loading' || state === 'open') return setState(state === 'open' ? 'closed' : 'idle')
    setState('loading')
    load().then(
      () => setState((now) => (now === 'loading' ? 'open' : now)),
      () => {
        setState('idle')
        onFailure()
      },
    )
  }

  const close = useCallback(() => setState((now) => (now === 'open' ? 'closed' : now)), [])

  // Another width, as when a tablet is turned, may have no place for its button, and so none for the overlay.
  const isOpen = state === 'open'
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
    prepare: () => void load().catch(() => undefined),
    isOpen,
    isLoading: state === 'loading',
    /** Stays in the tree once opened, so that it can leave with its motion. */
    isMounted: state === 'open' || state === 'closed',
  }
}
