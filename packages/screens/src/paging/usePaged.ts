import { useCallback, useState } from 'react'
import type { Ref } from 'react'
import { useNearEnd } from './useNearEnd.ts'

/**
 * The first `size` entries of a long list, and `size` more each time the marker after them comes
 * near the screen. A new list (a changed filter) starts from the first page.
 */
export function usePaged<T>(
  list: readonly T[],
  size: number,
): { shown: readonly T[]; hasMore: boolean; showMore: () => void; marker: Ref<HTMLDivElement> } {
  const [page, setPage] = useState({ list, count: size })
  const count = page.list === list ? page.count : size
  const showMore = useCallback(
    () =>
      setPage((current) => ({
        list,
        count: (current.list === list ? current.count : size) + size,
      })),
    [list, size],
  )
  const marker = useNearEnd(showMore)
  return { shown: list.slice(0, count), hasMore: count < list.length, showMore, marker }
}
