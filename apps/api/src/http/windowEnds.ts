/**
 * How much later than a window that begins now one may end, in milliseconds: clocks of processes
 * differ. One that ends later still was begun by a clock that was ahead, and would limit for years.
 */
export const mostAhead = 24 * 60 * 60_000

/** Whether a window goes on that ends at `endsAt`, if one that begins `now` ends at `newEnd`. */
export const goesOn = (endsAt: number, newEnd: number, now: number): boolean =>
  endsAt > now && endsAt <= newEnd + mostAhead
