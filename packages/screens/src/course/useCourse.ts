import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CourseAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'
import { useSession } from '../session/SessionProvider.tsx'

/**
 * A course, or null if there is none: a result, not a failure, so that it is rendered and cached
 * like a result.
 */
export const courseQuery = (course: CourseAdapter, slug: string) =>
  queryOptions({
    queryKey: ['course', slug],
    queryFn: () => course.get(slug).catch(nullIfAbsent),
    staleTime: 5 * 60_000,
  })

export const useCourse = (slug: string) => useQuery(courseQuery(useAdapters().course, slug))

/**
 * A learner's progress in a course; null if not enrolled. Read again on each visit, so that the
 * state before the last lesson is not shown after it. On a public page (`isPublic`) an ended
 * session shows the page as visitors see it, and does not lead to signing in.
 */
export function useCourseStatus(courseId: string, isPublic = false) {
  const { course } = useAdapters()
  const session = useSession()
  return useQuery({
    // A key of its own: if this read hangs on the course's page, the next page must not wait for
    // it.
    queryKey: ['own', 'courseStatus', courseId, isPublic],
    queryFn: () => course.status(courseId),
    enabled: session === 'signed-in',
    gcTime: 0,
    meta: { public: isPublic },
  })
}
