import { useEffect, useState } from 'react'

/**
 * The given value, but a new one only once the next frame is painted: a press shows its effect on a
 * small part at once, and a large part of the page follows a frame later. A page that is not seen
 * has no frames: there it follows at once.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const follow = () => void setTimeout(() => setShown(value))
    if (document.hidden) follow()
    else requestAnimationFrame(follow)
  }, [value])
  return shown
}
