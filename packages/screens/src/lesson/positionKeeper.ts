/** Keeps where a learner is in a video, now and then. */
export interface PositionKeeper {
  /** The player's position, seconds from the start; may be called many times a second. */
  report(seconds: number): void
  /** The video has ended: it will begin from its start next time. */
  end(): void
  /** Keeps the last position now, if it is not kept yet. */
  flush(): void
}

interface PositionKeeperInput {
  /** The position that is kept already, in seconds. */
  kept: number
  /** Milliseconds since any fixed moment. */
  now: () => number
  save: (seconds: number) => Promise<void>
}

/** Between two saves while the video plays, in milliseconds. */
const interval = 10_000
/** The contract takes a day at most, in seconds. */
const longest = 86_400

/**
 * Saves at most every 10 s of play, and whenever asked to. A save that fails is not told; the next
 * one makes up for it.
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
      // A late word of the end does not bring it back.
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
