import { useLayoutEffect, useState } from 'react'

/**
 * Lets an overlay be closed before it has begun to enter. On touch screens React Aria waits two frames for an on-screen keyboard
 * before it lets an overlay enter, and then calls off every motion under way: also the one of an overlay that is leaving
 * already, whose end it would wait for without end. So what has not begun to enter `isGone` at once, without motion.
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

function EntryMark({ isEntering, onChange }: { isEntering: boolean; onChange: (hasEntered: boolean) => void }) {
  useLayoutEffect(() => {
    if (isEntering) onChange(true)
  }, [isEntering, onChange])
  useLayoutEffect(() => () => onChange(false), [onChange])
  return null
}
