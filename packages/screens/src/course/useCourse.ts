import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CourseAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { statusOf } from '../adapters/errors.ts'

/** A course, or null where there is none: an answer, not a failure, so that it is rendered and kept like one. */
export const courseQuery = (course: CourseAdapter, slug: string) =>
  queryOptions({
    queryKey: ['course', slug],
    queryFn: () =>
      course.get(slug).catch((error: unknown) => {
        // 400: a slug that no course can have.
        if (statusOf(error) === 404 || statusOf(error) === 400) return null
        throw error
      }),
    staleTime: 5 * 60_000,
  })

export const useCourse = (slug: string) => useQuery(courseQuery(useAdapters().course, slug))
