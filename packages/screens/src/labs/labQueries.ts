import { timeFactorOf } from '@rampart/contract/rules/labDurations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LabAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'
import { pollingInterval } from './polling.ts'
import { runningSession } from './runningSession.ts'

/** A lab, or null if there is none. */
export const labQuery = (lab: LabAdapter, path: string) =>
  queryOptions({
    queryKey: ['lab', path],
    queryFn: () => lab.get(path).catch(nullIfAbsent),
    staleTime: 5 * 60_000,
  })

export const useLab = (path: string) => useQuery(labQuery(useAdapters().lab, path))

/** Keys of the learner's own data, for code that changes it. */
export const sessionsKey = ['own', 'labSessions'] as const
export const sessionKey = (sessionId: string) => ['own', 'labSession', sessionId] as const
export const creditsKey = ['own', 'credits'] as const

/**
 * For data that changes on the server: read again on each visit, and at once when the page becomes
 * visible again.
 */
export const live = { staleTime: 0, refetchOnWindowFocus: 'always' } as const

/**
 * The learner's sessions, newest first; polled while one is in progress. On a public page they are
 * read only if somebody is signed in, and an ended session does not lead to signing in.
 */
export function useLabSessions({ isPublicPage = false, isSignedIn = true } = {}) {
  const { lab } = useAdapters()
  return useQuery({
    queryKey: sessionsKey,
    queryFn: () => lab.sessions(),
    enabled: isSignedIn,
    meta: { public: isPublicPage },
    refetchInterval: (query) => pollingInterval(query.state.data ?? []),
    ...live,
  })
}

const minute = 60_000

/**
 * The learner's running session, or null. Read once by a page, while a session starts, and when the
 * page becomes visible again after a while. The learner did not ask for it, so its failures are not
 * shown and redirect nobody.
 */
export function useRunningSession() {
  const { lab } = useAdapters()
  return useQuery({
    queryKey: [...sessionsKey, 'running'],
    queryFn: async () => runningSession(await lab.sessions()) ?? null,
    staleTime: minute,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data && data.status !== 'active' ? pollingInterval([data]) : false,
    meta: { public: true },
  })
}

/** Factor by which labs run longer for the learner; undefined while it is not known. */
export function useTimeFactor(isEnabled: boolean): number | undefined {
  const { user } = useAdapters()
  const { data } = useQuery({
    queryKey: ['own', 'profile'],
    queryFn: () => user.profile(),
    enabled: isEnabled,
    staleTime: 30_000,
  })
  return data && timeFactorOf(data.labTime)
}

/** The learner's balance and ledger. */
export function useCredits(isEnabled = true) {
  const { lab } = useAdapters()
  return useQuery({
    queryKey: creditsKey,
    queryFn: () => lab.credits(),
    enabled: isEnabled,
    ...live,
  })
}
