import { paths } from '@rampart/contract/rules/sitePaths'
import { useAdapters } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { flushSync } from 'react-dom'
import { useNavigate } from '../navigation/Router.tsx'
import type { TokenSession } from '../session.ts'

/**
 * Forgets the token and what was not sent yet, goes home (specification §2), and tells the server
 * meanwhile, without waiting for it.
 */
export function useLogOut(session: TokenSession): () => void {
  const { account, drafts } = useAdapters()
  const navigate = useNavigate()
  return () => {
    const token = session.token()
    const left = location.pathname
    // A page that requires a session leaves for the sign-in page first, so that home is where it
    // ends; home then takes that one's place.
    flushSync(() => session.signOut())
    drafts.clear()
    navigate(paths.explore, { replace: location.pathname !== left })
    // If this fails, the token still expires within hours.
    if (token)
      account
        .signOut(token)
        .catch((error: unknown) =>
          console.warn('The server could not be told of the log-out.', error),
        )
  }
}
