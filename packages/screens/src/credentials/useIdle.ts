import { useEffect, useState } from 'react'

/** The longest wait for a busy browser, in milliseconds. */
const timeout = 2_000

/**
 * Whether the page is shown and the browser has nothing more urgent to do: false at first and on
 * the server.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const become = () => setIdle(true)
    // Safari has no such call.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(become)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(become, { timeout })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
