import { paths } from '@rampart/contract/rules/sitePaths'
import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import type { ReactNode } from 'react'
import { Redirect, useLocation } from './navigation/Router.tsx'

export interface RequireSessionProps {
  /**
   * The page of the signed-in learner. Rendered only with a session, so that its calls have a
   * token.
   */
  children: ReactNode
  /**
   * Shown until the browser knows whether somebody is signed in, such as the page's skeleton.
   * @default nothing
   */
  fallback?: ReactNode
}

/**
 * Wraps pages of a learner's own data: a visitor without a session is sent to sign in and comes
 * back here.
 */
export function RequireSession({ children, fallback = null }: RequireSessionProps) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session === 'signed-in') return children
  return (
    <>
      {fallback}
      {session === 'signed-out' && <Redirect to={paths.signIn(pathname + search + hash)} />}
    </>
  )
}
