import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { lazy, Suspense } from 'react'
import { usePersonKey } from './shell/usePerson.ts'

// If its code cannot be loaded, the choices stay in this browser until the page is loaded again.
const PreferencesSync = lazy(async () => ({
  default: await import('./PreferencesSync.tsx')
    .then((module) => module.PreferencesSync)
    .catch(() => () => null),
}))

/**
 * Visitors' choices stay in their browser; the code that takes a learner's to the account comes
 * with the session.
 */
export function KeepPreferences() {
  const person = usePersonKey()
  if (useSession() !== 'signed-in') return null
  return (
    <Suspense fallback={null}>
      <PreferencesSync key={person} />
    </Suspense>
  )
}
