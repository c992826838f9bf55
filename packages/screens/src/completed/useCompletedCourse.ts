import type { Course } from '@rampart/contract/entities/course'
import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useCourse } from '../course/useCourse.ts'

/** Whether the learner has completed a course. */
export type CompletedCourse =
  | { state: 'loading' }
  | { state: 'not found' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | { state: 'completed' | 'not completed'; course: Course }

/** The address alone proves nothing: nobody is congratulated on a course that is not completed. */
export function useCompletedCourse(slug: string): CompletedCourse {
  const adapters = useAdapters()
  const course = useCourse(slug)
  const courseId = course.data?._id ?? ''
  const status = useQuery({
    queryKey: ['own', 'courseStatus', courseId],
    queryFn: () => adapters.course.status(courseId),
    // What was true before the last lesson is not shown again after it.
    gcTime: 0,
    enabled: courseId !== '',
  })
  if (course.data === null) return { state: 'not found' }
  if (course.data && status.data !== undefined) return { state: status.data?.completed ? 'completed' : 'not completed', course: course.data }
  const failed = course.isError ? course : status
  if (failed.isError) return { state: 'failed', retry: () => void failed.refetch(), isRetrying: failed.isFetching }
  return { state: 'loading' }
}
