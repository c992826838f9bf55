import type { RefObject } from 'react'
import { startTransition, useReducer, useRef } from 'react'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'

/**
 * The caller's value with changes that it has not rendered yet: several controls may report one
 * after another before that, such as all that were used before scripts ran. Also returns the
 * function that sets it.
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
