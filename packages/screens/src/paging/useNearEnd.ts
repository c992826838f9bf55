import { useCallback } from 'react'
import type { RefCallback } from 'react'

/** For a marker after a list: calls `onNear` each time the marker comes near the screen. */
export function useNearEnd(onNear: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
        { rootMargin: '800px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onNear],
  )
}
