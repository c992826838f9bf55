/** Open streams of events, limited by account and in all. */
export interface Streams {
  /**
   * Takes a place for a stream, which `end` closes. Returns the function that frees the place, or
   * undefined if there is none.
   */
  open(userId: string, end: () => void): (() => void) | undefined
  /** Ends all of them. */
  endAll(): void
}

/** `each`: how many an account may have; `all`: how many this process has places for. */
export function createStreams({
  each,
  all,
}: {
  readonly each: number
  readonly all: number
}): Streams {
  const open = new Map<() => void, string>()
  return {
    open(userId, end) {
      const own = [...open.values()].filter((owner) => owner === userId).length
      if (own >= each || open.size >= all) return undefined
      open.set(end, userId)
      return () => void open.delete(end)
    },
    endAll: () => {
      for (const end of open.keys()) end()
    },
  }
}
