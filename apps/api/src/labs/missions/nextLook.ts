/**
 * When a session was used, looked at and so on; all in milliseconds since the epoch, 0 for never.
 */
export interface LookTimes {
  /** The last request to its target. */
  readonly usedAt: number
  /** Until when its page counts as open. */
  readonly watchedUntil: number
  readonly lookedAt: number
  /** How many looks in a row have failed. */
  readonly failures: number
}

/** The least time between two looks at a session, in milliseconds. */
export const leastPause = 1_000
/**
 * How often a session whose page is open is looked at, in milliseconds, as some labs change by
 * themselves.
 */
const whileWatched = 1_500
/** The same if its target was not used for a while, or nobody has the page open. */
const whileQuiet = 10_000
/** How long a session counts as used after a request, in milliseconds. */
const useTime = 10 * 60_000
/** The longest pause after looks that failed. */
const longestPause = 60_000

/**
 * When to look at a session next: soon after it was used, often while its page is open, now and
 * then for a while after that. Null if there is nothing to expect. A target that hangs or returns
 * nonsense is asked less and less often.
 */
export function nextLook(times: LookTimes, now: number): number | null {
  const { usedAt, watchedUntil, lookedAt, failures } = times
  const isWatched = watchedUntil > now
  const isUsed = now - usedAt < useTime
  if (usedAt <= lookedAt && !isWatched && !isUsed) return null
  const regular = isWatched && isUsed ? whileWatched : whileQuiet
  const pause =
    failures > 0
      ? Math.min(leastPause * 2 ** (failures + 1), longestPause)
      : usedAt > lookedAt
        ? leastPause
        : regular
  return Math.max(now, lookedAt + pause)
}
