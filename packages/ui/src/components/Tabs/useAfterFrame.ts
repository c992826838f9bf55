import { useEffect, useState } from 'react'

/**
 * The given value, but a new one only once the next frame is painted: a press shows its effect on a
 * small part at once, and a large part of the page follows a frame later. A page that is not seen
 * has no frames: there it follows at once.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer = 0
    let frame = 0
    const follow = () => {
      timer = window.setTimeout(() => setShown(value))
    }
    if (document.hidden) follow()
    else frame = requestAnimationFrame(follow)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
