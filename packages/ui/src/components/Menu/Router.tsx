import type { ReactNode } from 'react'
import { useContext } from 'react'
import { RouterProvider } from 'react-aria-components'
import { FollowLinkContext } from './followLink.ts'

/**
 * React Aria keeps clicks on links to itself, so that a listener on the document hears none of
 * them.
 */
export function Router({ children }: { children: ReactNode }) {
  const follow = useContext(FollowLinkContext)
  return follow ? <RouterProvider navigate={follow}>{children}</RouterProvider> : children
}
