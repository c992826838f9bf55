import type { LabSession } from '@rampart/contract/entities/labSession'
import { remainingTime, sessionProgress } from '@rampart/contract/rules/remainingTime'
import type { RemainingTime } from '@rampart/contract/rules/remainingTime'

/** The running time of an active session. */
export interface Countdown extends RemainingTime {
  /** Share of the time that has passed, in whole percent, 0 to 100. */
  progress: number
}

/**
 * An active session's time at `now` (ms since 1970); undefined for any other session. Only the
 * server decides whether it is over.
 */
export function countdown(
  { status, startedAt, ttl }: Pick<LabSession, 'status' | 'startedAt' | 'ttl'>,
  now: number,
): Countdown | undefined {
  if (status !== 'active' || startedAt === null) return undefined
  return { ...remainingTime(startedAt, ttl, now), progress: sessionProgress(startedAt, ttl, now) }
}

/**
 * Remaining minutes at which a learner is warned, longest first: an addition to the specification,
 * for WCAG 2.2.1.
 */
export const warningMinutes = [30, 10, 2] as const

/** One of {@link warningMinutes}. */
export type TimeWarning = (typeof warningMinutes)[number]

/**
 * The warning for this many remaining seconds: the shortest one that covers them. None once the
 * time is over, and none that is as long as the whole session, whose length the learner has just
 * chosen.
 */
export function timeWarning(seconds: number, ttlMinutes: number): TimeWarning | undefined {
  if (seconds <= 0) return undefined
  return warningMinutes.findLast((minutes) => seconds < minutes * 60 && minutes < ttlMinutes)
}
