import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/SessionProvider.tsx'

/**
 * Calls back once there is a session: from this page, from another tab, or from before the page was
 * opened.
 */
export function useWhenSignedIn(onSignedIn: () => void): void {
  const session = useSession()
  const report = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (session === 'signed-in') report()
  }, [session])
}
