import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CourseAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'
import { useSession } from '../session/SessionProvider.tsx'

/** A course, or null where there is none: an answer, not a failure, so that it is rendered and kept like one. */
export const courseQuery = (course: CourseAdapter, slug: string) =>
  queryOptions({
    queryKey: ['course', slug],
    queryFn: () => course.get(slug).catch(nullIfAbsent),
    staleTime: 5 * 60_000,
  })

export const useCourse = (slug: string) => useQuery(courseQuery(useAdapters().course, slug))

/** How far the learner is in a course; null where not enrolled. Asked for anew on each visit: what was true before the last lesson is not shown after it. */
export function useCourseStatus(courseId: string) {
  const { course } = useAdapters()
  const session = useSession()
  return useQuery({
    queryKey: ['own', 'courseStatus', courseId],
    queryFn: () => course.status(courseId),
    enabled: session === 'signed-in',
    gcTime: 0,
  })
}
