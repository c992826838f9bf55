import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CourseAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'
import { useSession } from '../session/SessionProvider.tsx'

/**
 * A course, or null if there is none: a result, not a failure, so that it is rendered and kept like
 * one.
 */
export const courseQuery = (course: CourseAdapter, slug: string) =>
  queryOptions({
    queryKey: ['course', slug],
    queryFn: () => course.get(slug).catch(nullIfAbsent),
    staleTime: 5 * 60_000,
  })

export const useCourse = (slug: string) => useQuery(courseQuery(useAdapters().course, slug))

/**
 * How far the learner is in a course; null if not enrolled. Asked for again on each visit: what was
 * true before the last lesson is not shown after it. On a public page (`isPublic`) the end of the
 * session shows the page as visitors see it, and does not lead to signing in.
 */
export function useCourseStatus(courseId: string, isPublic = false) {
  const { course } = useAdapters()
  const session = useSession()
  return useQuery({
    // Apart: a read that hangs on the course's page would keep the next page waiting.
    queryKey: ['own', 'courseStatus', courseId, isPublic],
    queryFn: () => course.status(courseId),
    enabled: session === 'signed-in',
    gcTime: 0,
    meta: { public: isPublic },
  })
}
