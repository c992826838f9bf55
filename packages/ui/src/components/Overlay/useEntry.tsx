import { useLayoutEffect, useState } from 'react'

/**
 * Lets an overlay close before it has begun to enter. On touch screens React Aria waits two frames for the on-screen keyboard before
 * an overlay enters, and then cancels every running animation. If the overlay is already leaving, React Aria would wait forever for
 * the end of that animation. So an overlay that has not begun to enter `isGone` at once, without motion.
 */
export function useEntry(isOpen: boolean) {
  const [hasEntered, setEntered] = useState(false)
  return {
    /** There is nothing to draw. */
    isGone: !isOpen && !hasEntered,
    /** Goes into the overlay, and follows it. */
    entry: (isEntering: boolean) => <EntryMark isEntering={isEntering} onChange={setEntered} />,
  }
}

function EntryMark({
  isEntering,
  onChange,
}: {
  isEntering: boolean
  onChange: (hasEntered: boolean) => void
}) {
  useLayoutEffect(() => {
    if (isEntering) onChange(true)
  }, [isEntering, onChange])
  useLayoutEffect(() => () => onChange(false), [onChange])
  return null
}
