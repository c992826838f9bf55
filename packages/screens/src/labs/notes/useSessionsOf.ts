import type { LabSession } from '@rampart/contract/entities/labSession'
import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { sessionsKey } from '../labQueries.ts'

/**
 * The learner's sessions of a lab, newest first, with the current state of this one; only this one
 * until the others are known. They are read once, as the others do not change.
 */
export function useSessionsOf(path: string, current: LabSession): readonly LabSession[] {
  const { lab } = useAdapters()
  const { data = [] } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => lab.sessions(),
    staleTime: 60_000,
    meta: { public: true },
  })
  const all = data.filter((session) => session.lab.path === path)
  return all.some(({ _id }) => _id === current._id)
    ? all.map((session) => (session._id === current._id ? current : session))
    : [current, ...all]
}
