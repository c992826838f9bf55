import type { RefObject } from 'react'
import { startTransition, useReducer, useRef } from 'react'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'

/**
 * A value that the caller keeps, with changes that it has not rendered yet: several controls may
 * report before that, such as all that were used before scripts ran. Returns how to set it, too.
 */
export function useLatest<T>(value: T): [RefObject<T>, (next: T) => void] {
  const latest = useRef(value)
  const [changes, count] = useReducer((times: number) => times + 1, 0)
  useBrowserLayoutEffect(() => {
    latest.current = value
  }, [value, changes])
  return [
    latest,
    (next) => {
      latest.current = next
      // Rendered together with the caller's change, even if that is a transition; alone if the
      // caller refuses it.
      startTransition(count)
    },
  ]
}
