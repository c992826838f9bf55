import type { BootcampTask } from '@rampart/contract/entities/bootcampTask'
import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { BootcampAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { writeQuery } from '../adapters/writeQuery.ts'

/** A 401 of a participant's call does not mean that a signed-in learner's session has ended. */
export const asParticipant = { public: true } as const

const taskKey = (slug: string) => ['bootcampTask', slug] as const

type Task = Awaited<ReturnType<BootcampAdapter['task']>>

/**
 * The participant's task; read again when the page becomes visible again, as another tab may have
 * submitted it.
 */
export function useTask(slug: string, isEnabled: boolean) {
  const { bootcamp } = useAdapters()
  return useQuery({
    queryKey: taskKey(slug),
    queryFn: () => bootcamp.task(),
    enabled: isEnabled,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: asParticipant,
  })
}

/** Stores the server's newest response. */
export const patchTask = (queries: QueryClient, slug: string, changed: Partial<BootcampTask>) =>
  writeQuery<Task>(
    queries,
    taskKey(slug),
    (known) => known && { ...known, task: { ...known.task, ...changed } },
  )

/** After a failure only the server knows the current state. */
export const reloadTask = (queries: QueryClient, slug: string) =>
  queries.invalidateQueries({ queryKey: taskKey(slug) })
