import type { AccessProblem } from '@rampart/contract/errors/accessErrors'
import { accessParameter } from '@rampart/contract/rules/sitePaths'
import { useEffect, useSyncExternalStore } from 'react'
import {
  bootcampProblem,
  closeBootcampSession,
  openBootcampSession,
  subscribeBootcampSession,
} from '../bootcampSession.ts'
import { useLocation, useNavigate } from '../navigation/Router.tsx'

/**
 * Looks at the access token that the link brought, or that is stored, and takes it out of the
 * address bar, good or not: it is a key, and addresses are shown, copied and kept. Returns what is
 * wrong with it, null if nothing is, undefined before it was checked.
 */
export function useBootcampAccess(slug: string): AccessProblem | null | undefined {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const problem = useSyncExternalStore(
    subscribeBootcampSession,
    () => bootcampProblem(slug),
    () => undefined,
  )
  useEffect(() => closeBootcampSession, [])
  useEffect(() => {
    const query = new URLSearchParams(search)
    const token = query.get(accessParameter)
    // Without a token in the address the result stays: a bad token of a link is not forgotten when
    // it is taken away.
    if (token === null && bootcampProblem(slug) !== undefined) return
    openBootcampSession(slug, token)
    if (token === null) return
    query.delete(accessParameter)
    const rest = query.toString()
    navigate(pathname + (rest && `?${rest}`) + hash, { replace: true })
  }, [slug, pathname, search, hash, navigate])
  return problem
}
