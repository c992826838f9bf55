import { useRef, useState } from 'react'
import { usePressFocus } from '../pages/usePressFocus.ts'

interface Paged<T> {
  shown: readonly T[]
  hasMore: boolean
  showMore: () => void
  /** For another button that goes as it is pressed and brings entries, as `showMore` is one. */
  keepFocus: () => void
  /**
   * For the element of an entry, by its place in `shown`: the first of those that came last gets
   * the focus of the button that has gone.
   */
  refOf: (index: number) => ((element: HTMLElement | null) => void) | undefined
}

/**
 * The first `size` entries of a long list, and `size` more with each `showMore`. A new key, such as
 * a changed filter, starts from the first ones; the same list read again does not.
 */
export function usePaged<T>(list: readonly T[], size: number, key = ''): Paged<T> {
  const [page, setPage] = useState({ key, count: size })
  const place = useRef<HTMLElement>(null)
  const keepFocus = usePressFocus(place)
  const count = page.key === key ? page.count : size
  return {
    shown: list.slice(0, count),
    hasMore: count < list.length,
    showMore: () => {
      keepFocus()
      setPage({ key, count: count + size })
    },
    keepFocus,
    refOf: (index) =>
      index === count - size ? (element) => void (place.current = element) : undefined,
  }
}
