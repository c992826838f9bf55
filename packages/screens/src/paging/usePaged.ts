import { useState } from 'react'

/**
 * The first `size` entries of a long list, and `size` more with each `showMore`. A new key, such as
 * a changed filter, starts from the first ones; the same list read again does not.
 */
export function usePaged<T>(
  list: readonly T[],
  size: number,
  key = '',
): { shown: readonly T[]; hasMore: boolean; showMore: () => void } {
  const [page, setPage] = useState({ key, count: size })
  const count = page.key === key ? page.count : size
  return {
    shown: list.slice(0, count),
    hasMore: count < list.length,
    showMore: () => setPage({ key, count: count + size }),
  }
}
