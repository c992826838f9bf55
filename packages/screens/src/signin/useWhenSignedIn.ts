import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/SessionProvider.tsx'

/** Calls back once somebody is signed in: by this page, in another tab, or since before it was opened. */
export function useWhenSignedIn(onSignedIn: () => void): void {
  const session = useSession()
  const report = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (session === 'signed-in') report()
  }, [session])
}
