import type { LabSession } from '@rampart/contract/entities/labSession'
import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { sessionsKey } from '../labs/labQueries.ts'
import { useSession } from '../session/SessionProvider.tsx'

const none: ReadonlySet<string> = new Set()

const solvedIn = (sessions: readonly LabSession[]): ReadonlySet<string> =>
  new Set(sessions.flatMap(({ mission, lab }) => (mission?.solvedAt ? [lab.path] : [])))

/**
 * The paths of the labs that the signed-in learner has solved; empty for visitors, and until they
 * are known. Nothing is requested unless `isWanted`.
 */
export function useSolvedLabs(isWanted = true): ReadonlySet<string> {
  const { lab } = useAdapters()
  const { data } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => lab.sessions(),
    enabled: useSession() === 'signed-in' && isWanted,
    select: solvedIn,
    staleTime: 60_000,
    // A course's page is public: the end of the session must not lead to signing in.
    meta: { public: true },
  })
  return data ?? none
}
