import { useState } from 'react'

/**
 * A value that the caller keeps where it gives one, and the component itself elsewhere. The last
 * function goes back to the first value, for a form that is reset.
 */
export function useControlled<T>(
  held: T | undefined,
  first: T,
  onChange?: (value: T) => void,
): [T, (value: T) => void, () => void] {
  const [own, setOwn] = useState(first)
  return [
    held ?? own,
    (value) => {
      setOwn(value)
      onChange?.(value)
    },
    () => setOwn(first),
  ]
}
