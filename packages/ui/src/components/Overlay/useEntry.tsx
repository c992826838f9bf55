import { useState } from 'react'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'

/**
 * Two guards around React Aria's motion of overlays. Lets an overlay close before it has begun to
 * enter. On touch screens React Aria waits two frames for the on-screen keyboard before an overlay
 * enters, and then cancels every running animation. If the overlay is already leaving, React Aria
 * would wait forever for the end of that animation. So an overlay that has not begun to enter
 * `isGone` at once, without motion. Opens again what is still leaving. React Aria would revive the
 * leaving overlay, with its old texts and without the focus, so that Escape is not heard. So every
 * opening has a `key` of its own.
 */
export function useEntry(isOpen: boolean) {
  const [hasEntered, setEntered] = useState(false)
  const [last, setLast] = useState({ isOpen, opening: 0 })
  if (isOpen !== last.isOpen) setLast({ isOpen, opening: last.opening + Number(isOpen) })
  return {
    /** There is nothing to draw. */
    isGone: !isOpen && !hasEntered,
    /** Of the overlay: React Aria's outermost element. */
    key: last.opening,
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
  useBrowserLayoutEffect(() => {
    if (isEntering) onChange(true)
  }, [isEntering, onChange])
  useBrowserLayoutEffect(() => () => onChange(false), [onChange])
  return null
}
