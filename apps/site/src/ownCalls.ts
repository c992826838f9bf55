import { callPath } from '@rampart/contract/calls/call'
import { listCredentials } from '@rampart/contract/calls/credentials'
import { creditLedger } from '@rampart/contract/calls/credits'
import { getLabSession, listLabSessions } from '@rampart/contract/calls/lab'
import { completedCourses, ongoingCourses } from '@rampart/contract/calls/learning'
import { getLesson } from '@rampart/contract/calls/lesson'
import { getProfile } from '@rampart/contract/calls/user'
import type { Params } from './navigation/matchRoute.ts'

/**
 * The first API calls of pages with a learner's own data, by the file of the route. The server
 * cannot make them, as it knows no session; the page names them, and the head script makes them
 * while the page's scripts load.
 */
const ownCalls: Readonly<Record<string, (params: Params) => string[]>> = {
  'src/routes/lesson.tsx': ({ lessonId = '' }) => [callPath(getLesson, { lessonId })],
  'src/routes/labSession.tsx': ({ sessionId = '' }) => [callPath(getLabSession, { sessionId })],
  'src/routes/labSessions.tsx': () => [callPath(listLabSessions), callPath(creditLedger)],
  'src/routes/myLearning.tsx': () => [callPath(ongoingCourses)],
  'src/routes/myLearningCompleted.tsx': () => [callPath(completedCourses)],
  'src/routes/myLearningCredentials.tsx': () => [callPath(listCredentials)],
  'src/routes/profile.tsx': () => [callPath(getProfile)],
}

/** Whether the page of this route shows only the data of these calls. */
export const isOwnPage = (source: string): boolean => source in ownCalls

/** Paths of these calls; none if a parameter is not a valid name. */
export function ownCallsOf(source: string, params: Params): string[] {
  try {
    return ownCalls[source]?.(params) ?? []
  } catch {
    return []
  }
}
