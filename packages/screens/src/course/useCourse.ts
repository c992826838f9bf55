import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CourseAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'

/** A course, or null where there is none: an answer, not a failure, so that it is rendered and kept like one. */
export const courseQuery = (course: CourseAdapter, slug: string) =>
  queryOptions({
    queryKey: ['course', slug],
    queryFn: () => course.get(slug).catch(nullIfAbsent),
    staleTime: 5 * 60_000,
  })

export const useCourse = (slug: string) => useQuery(courseQuery(useAdapters().course, slug))
