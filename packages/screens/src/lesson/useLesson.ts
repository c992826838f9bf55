import type { Lesson } from '@rampart/contract/entities/lesson'
import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { writeQuery } from '../adapters/writeQuery.ts'
import { hasLesson, withCompleted } from './outline.ts'

const lessonsKey = ['own', 'lesson'] as const

/**
 * A lesson of the learner's; the one before stays as a placeholder, for its outline, if both are in
 * the same course.
 */
export function useLesson(lessonId: string) {
  const { lesson } = useAdapters()
  return useQuery({
    queryKey: [...lessonsKey, lessonId],
    queryFn: () => lesson.get(lessonId),
    // Long enough to go back and forth.
    staleTime: 30_000,
    // A lesson that was completed in another tab is ticked in this tab's outline.
    refetchOnWindowFocus: 'always',
    placeholderData: (previous: Lesson | undefined) =>
      previous && hasLesson(previous, lessonId) ? previous : undefined,
  })
}

/** Writes the learner's latest action into a lesson that was read before. */
export function patchLesson(queries: QueryClient, lessonId: string, change: Partial<Lesson>): void {
  writeQuery<Lesson>(
    queries,
    [...lessonsKey, lessonId],
    (lesson) => lesson && { ...lesson, ...change },
  )
}

/**
 * Ticks a completed lesson in every outline that was read before; other lists of the learner's own
 * are read again when they are shown.
 */
export function tickLesson(
  queries: QueryClient,
  { _id, course }: Pick<Lesson, '_id' | 'course'>,
): void {
  for (const [queryKey, lesson] of queries.getQueriesData<Lesson>({ queryKey: lessonsKey }))
    if (lesson?.course.slug === course.slug)
      writeQuery(queries, queryKey, () => withCompleted(lesson, _id))
  void queries.invalidateQueries({
    // The transcript of a film does not change.
    predicate: ({ queryKey: [owner, kind] }) =>
      owner === 'own' && kind !== 'lesson' && kind !== 'transcript',
    // None of these is shown on a lesson's page: each is read when it is shown.
    refetchType: 'none',
  })
}
