import { useCallback, useRef, useState } from 'react'

/**
 * An overlay whose code arrives on first use. `prepare` fetches it early; `toggle` waits for it, so that no press is lost.
 * A failed fetch leaves the overlay closed, and the next press tries again.
 */
export function useLazyOverlay(load: () => Promise<unknown>) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'open' | 'closed'>('idle')

  const toggle = () => {
    // Not every browser focuses a pressed button, and the overlay gives the focus back to where it was.
    triggerRef.current?.focus()
    if (state === 'loading' || state === 'open') return setState(state === 'open' ? 'closed' : 'idle')
    setState('loading')
    load().then(
      () => setState((now) => (now === 'loading' ? 'open' : now)),
      () => setState('idle'),
    )
  }

  const close = useCallback(() => setState((now) => (now === 'open' ? 'closed' : now)), [])

  return {
    triggerRef,
    toggle,
    close,
    prepare: () => void load().catch(() => undefined),
    isOpen: state === 'open',
    isLoading: state === 'loading',
    /** Stays in the tree once opened, so that it can leave with its motion. */
    isMounted: state === 'open' || state === 'closed',
  }
}
