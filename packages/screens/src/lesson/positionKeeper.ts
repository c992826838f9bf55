/** Saves the learner's position in a video from time to time. */
export interface PositionKeeper {
  /** The player's position, seconds from the start; may be called many times a second. */
  report(seconds: number): void
  /** The video has ended: next time it starts from the beginning. */
  end(): void
  /** Saves the last position now, if it is not saved yet. */
  flush(): void
}

interface PositionKeeperInput {
  /** The position that is already saved, in seconds. */
  kept: number
  /** Milliseconds since any fixed moment. */
  now: () => number
  save: (seconds: number) => Promise<void>
}

/** Time between two saves while the video plays, in milliseconds. */
const interval = 10_000
/** The contract accepts a day at most, in seconds. */
const longest = 86_400

/**
 * Saves at most every 10 s while the video plays, and on request. A failed save is not reported;
 * the next one saves the position.
 */
export function positionKeeper({ kept, now, save }: PositionKeeperInput): PositionKeeper {
  let latest = kept
  let saved: number | undefined = kept
  let savedAt = now()
  let endedAt: number | undefined

  const flush = () => {
    const seconds = Math.min(Math.floor(latest), longest)
    if (seconds === saved) return
    saved = seconds
    savedAt = now()
    save(seconds).catch(() => {
      if (saved === seconds) saved = undefined
    })
  }

  return {
    report: (seconds) => {
      // A late message about the position at the end must not save it again.
      if (seconds === endedAt) return
      latest = seconds
      if (now() - savedAt >= interval) flush()
    },
    end: () => {
      endedAt = latest
      latest = 0
      flush()
    },
    flush,
  }
}
