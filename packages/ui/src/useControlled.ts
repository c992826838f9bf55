import { useState } from 'react'

/** A value that the caller keeps where it gives one, and the component itself elsewhere. */
export function useControlled<T>(
  held: T | undefined,
  first: T,
  onChange?: (value: T) => void,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(first)
  return [
    held ?? own,
    (value) => {
      setOwn(value)
      onChange?.(value)
    },
  ]
}
