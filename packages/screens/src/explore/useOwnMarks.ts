import { useMemo } from 'react'
import { useLearnerMap } from '../nightmap/useLearnerMap.ts'
import { markKey } from './explore.ts'

/** Completed or solved, or percent of a running course. */
export type OwnState = 'done' | number

/**
 * The signed-in learner's state of courses and labs, by `markKey`; undefined for visitors, and
 * until it is known.
 */
export function useOwnMarks(): ReadonlyMap<string, OwnState> | undefined {
  const map = useLearnerMap()
  return useMemo(
    () =>
      map &&
      new Map<string, OwnState>([
        ...map.courses.map(
          ({ slug, completedAt, progress }) =>
            [markKey({ slug, path: null }), completedAt ? 'done' : progress] as const,
        ),
        ...map.labs.map(({ path }) => [markKey({ slug: null, path }), 'done'] as const),
      ]),
    [map],
  )
}
