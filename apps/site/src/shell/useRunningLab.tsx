import { paths } from '@rampart/contract/rules/sitePaths'
import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { useEffect, useState } from 'react'

/** When the code is fetched, ms: once the page has all that it needs itself. */
const quiet = 1_000

/**
 * The way back to a running lab, for the header: nothing for visitors, and for learners nothing
 * before the page is in use.
 */
export function useRunningLab(currentPath: string) {
  const isSignedIn = useSession() === 'signed-in'
  const [parts, setParts] = useState<typeof import('@rampart/screens/labs/RunningLab.tsx')>()
  const isMissing = isSignedIn && !parts
  useEffect(() => {
    if (!isMissing) return
    const load = () => {
      // Without it the pages of labs and sessions still lead there.
      import('@rampart/screens/labs/RunningLab.tsx').then(setParts).catch(() => undefined)
    }
    const timer = setTimeout(load, quiet)
    return () => clearTimeout(timer)
  }, [isMissing])
  if (!isSignedIn || !parts) return {}
  const { RunningLabLink, RunningLabInMenu } = parts
  return {
    runningLab: <RunningLabLink sessionHref={paths.labSession} currentPath={currentPath} />,
    labTime: <RunningLabInMenu />,
  }
}
