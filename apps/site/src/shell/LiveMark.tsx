import { useEffect, useState } from 'react'
import { releaseHeld } from '../navigation/takenOver.ts'

/**
 * Beside the page, in its `Suspense` part: once scripts have taken the page over, its forms are
 * sent by them, and what was pressed before is pressed. Not once all parts are taken over: the code
 * of header and footer may come later, or not at all.
 */
export function LiveMark(): null {
  const [isRendered, setRendered] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- Fields report in their effects what was typed before scripts came: it is rendered together with this.
  useEffect(() => setRendered(true), [])
  useEffect(() => {
    if (isRendered) releaseHeld()
  }, [isRendered])
  return null
}
