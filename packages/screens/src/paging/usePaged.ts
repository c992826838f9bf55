import { useRef, useState } from 'react'
import { usePressFocus } from '../pages/usePressFocus.ts'

interface Paged<T> {
  shown: readonly T[]
  hasMore: boolean
  showMore: () => void
  /** For another button that disappears when pressed and adds entries, as `showMore` does. */
  keepFocus: () => void
  /**
   * For the element of an entry, by its index in `shown`: the first of the new entries gets the
   * focus of a button that has disappeared.
   */
  refOf: (index: number) => ((element: HTMLElement | null) => void) | undefined
}

/**
 * The first `size` entries of a long list, and `size` more after each `showMore`. A new key, such
 * as a changed filter, starts again with the first ones; reading the same list again does not.
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
